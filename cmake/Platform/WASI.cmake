# CMake asks for a file about each system that it does not know. WASI needs no settings.
