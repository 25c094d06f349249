#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// The pieces of a bank, `DrawnBoard::shapes`: names such as T4, or rows of x and dots with '/' between them.
extern const LinkPart kBank;

/// Returns the pieces that a letter stands for: p are the pentominoes, t the tetrominoes, d these twice, z is no piece; nullopt for another
/// letter.
std::optional<std::vector<std::string>> usual_bank(std::string_view letter);
/// Returns the piece of a code: its columns and rows in base 36, then its cells, five bits in a digit of base 32; nullopt for another code.
std::optional<std::string> piece_of_code(std::string_view code);

}  // namespace sator::exchange
