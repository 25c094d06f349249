#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/language/automata/lookaround_program.hpp"
#include "sator/language/symbols/symbol_classes.hpp"

namespace sator {

/// Works out, gap by gap, which bodies of a lookaround program match. A body that looks ahead matches at a
/// gap if its steps can read some of the symbols behind the gap; so the gaps are visited from the last to the
/// first, and what has to be remembered between two is the set of Symbols steps that can read the symbol
/// between them and then reach the accepting step. For a body that looks behind it is the same the other way
/// round.
class LookaroundSimulation {
  public:
    using Set = std::vector<std::uint32_t>;  // of steps, ascending

    /// `program` is not owned and must outlive this.
    LookaroundSimulation(const LookaroundProgram& program, const SymbolClasses& classes,
                         const AlphabetCharacters& characters);

    /// Visits a gap for some bodies of one direction, given ascending and so inner ones first. `reading`:
    /// their steps that can read the symbol already passed; none at the first gap. `matching`: by body,
    /// whether it matches here; known for the bodies that these use, and filled in for these. `is_first`:
    /// whether no gap was visited before, so that anchored bodies accept.
    void visit(std::span<const std::uint32_t> bodies, std::span<const std::uint32_t> reading,
               AnchorContexts context, bool is_first, std::span<Word> matching);
    /// After `visit`: for each class the steps that can read the symbol that comes next.
    void read_next(std::vector<Set>& by_class) const;
    /// How many steps were reached by all visits.
    std::size_t work() const { return work_; }

  private:
    /// For each step, some steps that lead to it.
    class Predecessors {
      public:
        void count(std::uint32_t to) { ++begin_[to + 1]; }
        explicit Predecessors(std::size_t steps) : begin_(steps + 1, 0) {}
        void place();
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
    Predecessors silent_, reading_;                         // steps that read nothing, and Symbols steps
    std::vector<std::vector<SymbolClass>> classes_of_set_;  // by set
    std::vector<SymbolClass> all_classes_;
    std::vector<std::uint32_t> reached_in_;  // by step: the visit that reached it last
    std::uint32_t visit_ = 0;
    std::vector<std::uint32_t> reached_;  // the steps from which the accepting step can be reached
    std::size_t work_ = 0;
};

}  // namespace sator
