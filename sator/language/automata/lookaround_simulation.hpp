#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/lookaround_program.hpp"
#include "sator/language/symbols/symbol_classes.hpp"

namespace sator::language {

/// NFA simulation that determines, gap by gap, which bodies of a lookaround program match. A lookahead body
/// matches at a gap if its steps can read some of the symbols after the gap. So the gaps are visited from the
/// last to the first. The state between two gaps is the set of Symbols steps that can read the symbol between
/// them and then reach the accepting step. Lookbehind bodies work in the same way in the other direction.
class LookaroundSimulation {
  public:
    using Set = std::vector<std::uint32_t>;  // steps in ascending order

    /// `program` is not owned and must outlive the simulation.
    LookaroundSimulation(const LookaroundProgram& program, const SymbolClasses& classes,
                         const AlphabetCharacters& characters);

    /// Visits a gap for bodies of one direction, given in ascending order, so inner ones come first.
    /// `reading` holds their steps that can read the symbol just passed; it is empty at the first gap.
    /// `matching` has a bit for each body: it must be set for the matching bodies that these bodies use, and
    /// is filled in for these bodies. `is_first` says that no gap was visited before, so anchored bodies
    /// accept here.
    void visit(std::span<const std::uint32_t> bodies, std::span<const std::uint32_t> reading,
               AnchorContexts context, bool is_first, std::span<Word> matching);
    /// After `visit`: computes for each class the steps that can read the next symbol.
    void read_next(std::vector<Set>& by_class) const;
    /// Returns the total number of steps reached by all visits.
    std::size_t work() const { return work_; }

  private:
    /// A compact list of predecessors by step (CSR format).
    class Predecessors {
      public:
        void count(std::uint32_t to) { ++begin_[to + 1]; }
        explicit Predecessors(std::size_t steps) : begin_(steps + 1, 0) {}
        void compute_offsets();
        void add(std::uint32_t to, std::uint32_t from) { from_[next_[to]++] = from; }
        std::span<const std::uint32_t> of(std::uint32_t to) const {
            return std::span(from_).subspan(begin_[to], begin_[to + 1] - begin_[to]);
        }

      private:
        std::vector<std::uint32_t> begin_, next_, from_;
    };

    bool holds(const LookaroundProgram::Assertion& assertion, AnchorContexts context,
               std::span<const Word> matching) const;
    void reach(std::uint32_t step);
    std::span<const SymbolClass> classes_read_by(const LookaroundProgram::Step& step) const;

    const LookaroundProgram& program_;
    Predecessors epsilon_, reading_;                        // predecessors: Split and Assert; Symbols
    std::vector<std::vector<SymbolClass>> classes_of_set_;  // by set
    std::vector<SymbolClass> all_classes_;
    std::vector<std::uint32_t> reached_in_;  // by step: the last visit that reached it
    std::uint32_t visit_ = 0;
    std::vector<std::uint32_t> reached_;  // steps that can reach the accepting step from this gap
    std::size_t work_ = 0;
};

}  // namespace sator::language
