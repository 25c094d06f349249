#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/expression/compiled_expression.hpp"

namespace sator::rules {

/// A compiled expression at one place: the cells of its positions, and of each letter that it uses.
struct PlacedExpression {
    std::shared_ptr<const CompiledExpression> compiled;
    Slot cells;
    std::vector<Sequence> groups;
};

/// Parses and compiles the expressions of one puzzle, each once for all places whose groups have the same
/// shape and whose cells have the same ranges.
class ExpressionCache {
  public:
    /// Returns the statement's expression at the place of these sequences, or the first error.
    std::expected<PlacedExpression, Diagnostic> place(const RuleStatement& statement,
                                                      std::span<const Sequence> sequences,
                                                      const Puzzle& puzzle);

  private:
    /// The positions of a compiled expression's cells among those of the sequences.
    struct Entry {
        std::vector<std::uint64_t> place;  ///< what it was compiled for, see place_key
        std::string text;
        std::shared_ptr<const CompiledExpression> compiled;
        std::vector<std::uint32_t> cells;   ///< by position: the index among all cells of the sequences
        std::vector<std::uint32_t> groups;  ///< the indices of the sequences that it uses
    };

    static PlacedExpression placed(const Entry& entry, std::span<const Sequence> sequences);

    std::unordered_multimap<std::size_t, Entry> entries_;  // by a hash of text and place
    TableBudget budget_;
};

}  // namespace sator::rules
