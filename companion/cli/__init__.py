"""One file per verb; each imports only what its verb needs."""
