#pragma once

/// Tests beside the layers that come before the table of formats read whole puzzles through this header.
#include "sator/exchange/standard_formats.hpp"
