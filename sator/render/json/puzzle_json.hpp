#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::render {

/// Returns what a text in a format was read as, as one object on a line that ends in a newline: texts, size, values, givens, and
/// the reader's remarks (web/boundary/README.md lists the fields).
std::string puzzle_json(const std::string& name, const Puzzle& puzzle, std::string_view format,
                        ValueWords words = {});

}  // namespace sator::render
