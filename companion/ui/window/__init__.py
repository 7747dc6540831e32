"""The only part of the program that knows Kivy."""
