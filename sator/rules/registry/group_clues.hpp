#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

/// The numbers of the clues of groups or regions, in the order of their cells; nullopt: a clue without a number.
using GroupClueNumbers = std::vector<std::optional<std::uint32_t>>;

/// Takes `clues 3 5 ?` from the end of the arguments. `least`: the least number.
std::expected<GroupClueNumbers, Diagnostic> take_group_clues(std::vector<Argument>& arguments,
                                                             std::string_view syntax, std::int64_t least = 1);

/// Takes a word and the range behind it, e.g. `size 2..3`, from the arguments; nullopt if the word is not there.
std::expected<std::optional<CountRange>, Diagnostic> take_counted(std::vector<Argument>& arguments,
                                                                  std::string_view word,
                                                                  std::string_view syntax);

/// Returns the sequence up to the first ':', behind which the cells of clues stand.
Sequence before_clues(const Sequence& sequence);

/// Returns the positions of the clues' cells, which are written after a ':', among `cells`, which are in ascending order. `example`:
/// a correct statement, for the hint.
std::expected<std::vector<std::uint32_t>, Diagnostic> marked_positions(const RuleStatement& statement,
                                                                       const Sequence& sequence,
                                                                       const Slot& cells, std::size_t clues,
                                                                       std::string_view example);

}  // namespace sator::rules
