#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sator {

/// How much wider bold letters are.
constexpr double kBoldWidth = 1.15;

/// How wide a text is about in a picture, in fonts that the program never sees. Full-width characters count
/// double.
double mono_width(std::u32string_view text, double size);
double mono_width(std::string_view text, double size);
/// In a proportional font, generously.
double sans_width(std::string_view text, double size);

/// A text in lines of at most `width`, parted at blanks, words that are longer inside.
std::vector<std::string> wrapped(std::string_view text, double size, double width);

}  // namespace sator
