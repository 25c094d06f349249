#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// The width of bold letters relative to regular ones.
constexpr double kBoldWidth = 1.15;

/// Estimates the width of a text in a fixed-width font. The renderer does not know the fonts of the reader's
/// system. Full-width characters count double.
double mono_width(std::u32string_view text, double size);
double mono_width(std::string_view text, double size);
/// Estimates the width of a text in a proportional font, rather too wide than too narrow.
double sans_width(std::string_view text, double size);

/// Breaks a text into lines of at most `width`, at blanks if possible, otherwise inside words.
std::vector<std::string> wrapped(std::string_view text, double size, double width);

}  // namespace sator::render
