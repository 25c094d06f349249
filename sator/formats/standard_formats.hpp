#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/formats/reader/format.hpp"

namespace sator {

/// All formats.
std::span<const Format> formats();

/// Reads a file of the format named `format`, or, without one, of the first that recognises it; `resources`
/// has the files that it names. Never empty: a file without a puzzle is an error too. Errors have their
/// place, their line and the file's name. Once `options.watch` is over what was read means nothing, and may
/// be empty.
ReadResult read(std::string text, std::string_view file, Resources& resources,
                const PuzzleOptions& options = {}, std::string_view format = {});

}  // namespace sator
