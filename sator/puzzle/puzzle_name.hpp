#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sator {

/// What a puzzle without title or name is called: its file's name without folder and ending, and "#k" where
/// the file holds several
/// (`count`) and it is the k-th of them (`index` is k − 1).
std::string puzzle_name(std::string_view file, std::size_t index, std::size_t count);

}  // namespace sator
