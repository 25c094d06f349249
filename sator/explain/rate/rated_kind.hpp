#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::explain {

/// A kind of puzzle by the traits of its rules (rule_traits.hpp). A trait is stated by its first words and, after '@', the form of its
/// place; without '@' it has any place. '%' at the end stands for any rest of an expression.
struct RatedKind {
    std::string_view name;                   ///< as `sator create` names it: "killer-sudoku"
    std::vector<std::string_view> all;       ///< the traits that each puzzle of the kind has
    std::vector<std::string_view> any = {};  ///< if not empty, it has at least one of these
    std::vector<std::string_view> may = {};  ///< what else it may have. It has nothing but these three
};

/// All kinds that are told by their rules. The first that fits is meant.
std::span<const RatedKind> rated_kinds();

/// Returns the name of the kind of a puzzle, by its rules alone; empty if it is none of the table.
std::string_view kind_by_rules(const Puzzle& puzzle);

}  // namespace sator::explain
