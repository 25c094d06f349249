#pragma once

#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/text_pieces.hpp"

namespace sator::rules {

/// Returns the values (indices in the alphabet) that a piece lists: `1 3..5 "#"`. The errors are those of value_arguments, at
/// the argument that holds the piece.
std::expected<std::vector<ValueId>, Diagnostic> values_of_piece(std::string_view piece,
                                                                const RuleStatement& statement,
                                                                const Argument& argument,
                                                                const Puzzle& puzzle,
                                                                std::string_view syntax);

/// Returns the only quoted argument of a statement. `needs`: what it is, for the error.
std::expected<Argument, Diagnostic> only_quoted(const RuleStatement& statement,
                                                std::span<const Argument> arguments, std::string_view needs,
                                                std::string_view syntax);

}  // namespace sator::rules
