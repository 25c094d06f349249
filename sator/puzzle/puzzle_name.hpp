#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::puzzle {

/// Returns the name of a puzzle without a title: its file name without folder and extension, followed by "#k"
/// if the file holds several (`count`) puzzles, of which it is the k-th (`index` is k − 1).
std::string puzzle_name(std::string_view file, std::size_t index, std::size_t count);

}  // namespace sator::puzzle
