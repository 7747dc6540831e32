"""The touchscreen: pages that every game shares, and the tools they are painted with.

Only `companion.ui.window` knows Kivy. Pages paint marks with a Brush and read a Desk; so they can be
measured, walked and tested without a window."""
