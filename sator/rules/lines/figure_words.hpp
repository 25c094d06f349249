#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/figure.hpp"

namespace sator::rules {

/// A picture of lines as a word: rows of the signs ─│┌┐└┘├┤┬┴┼ and, for ends, ╴╵╶╷, with '/' between the rows and '.' for nothing.
struct FigurePicture {
    std::size_t columns = 0;
    std::vector<ArmState> ways;  ///< row by row
};

/// Returns the picture; nullopt if the word has another sign. Short rows are filled with nothing.
std::optional<FigurePicture> picture_of_word(std::string_view word);

/// The inverse.
std::string word_of_picture(const FigurePicture& picture);

}  // namespace sator::rules
