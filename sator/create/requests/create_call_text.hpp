#pragma once

#include <string>
#include <string_view>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/create_options.hpp"

namespace sator::create {

/// Returns the call of the program that makes the puzzle of this seed again, e.g. "sator create sudoku --size 6x6 --seed 7".
std::string create_call_text(const CreateOptions& options, std::uint64_t seed);

/// Returns a word as a shell takes it, in quotation marks if it must be.
std::string shell_word(std::string_view value);

}  // namespace sator::create
