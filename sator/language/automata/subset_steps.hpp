#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/language/symbols/symbol_classes.hpp"

namespace sator::language {

/// The transitions of the subset construction: from a set of positions to one set for each class of values.
/// Sets are ascending sequences.
class SubsetSteps {
  public:
    using Set = std::vector<std::uint32_t>;

    /// `automaton` is not owned and must outlive this object.
    explicit SubsetSteps(const PositionAutomaton& automaton);

    const PositionAutomaton& automaton() const { return automaton_; }
    const SymbolClasses& classes() const { return classes_; }
    /// Computes for each class the positions that can read the first symbol.
    void begin(std::vector<Set>& by_class);
    /// Computes for each class the positions that can read the symbol after those of `from`.
    void step(std::span<const std::uint32_t> from, std::vector<Set>& by_class);
    bool is_last(std::span<const std::uint32_t> set) const;

  private:
    void partition_by_class(std::size_t begin, std::size_t end, std::vector<Set>& by_class);

    const PositionAutomaton& automaton_;
    std::vector<std::uint32_t> reads_;  // by position: the index of its symbol set
    SymbolClasses classes_;
    std::vector<std::vector<SymbolClass>> classes_of_set_;  // by symbol set
    std::vector<Word> reached_;                             // all zero between calls
};

}  // namespace sator::language
