#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "sator/explain/deduce/consistent_assumptions.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/small_refutations.hpp"

namespace sator {

/// Which premises a deduction may start from.
enum class PremiseSource : std::uint8_t {
    Placed,      ///< the values placed so far
    Candidates,  ///< and what was ruled out
    Explicit,    ///< as Candidates, without what bookkeeping ruled out
};
constexpr std::size_t kPremiseSources = 3;

/// A moment on the way, as the finders of techniques see it: what is known, and what each rule alone makes of
/// it. What was found is kept for as long as the rule's cells do not change.
class SolvingState {
  public:
    explicit SolvingState(const PuzzleContext& context)
        : knowledge_(context), filtered_(context.rule_count()) {}

    const PuzzleContext& context() const { return knowledge_.context(); }
    const Knowledge& knowledge() const { return knowledge_; }
    const Candidates& candidates() const { return knowledge_.candidates(); }
    const Candidates& premises(PremiseSource source) const {
        switch (source) {
            case PremiseSource::Placed:
                return knowledge_.placed_only();
            case PremiseSource::Candidates:
                return knowledge_.candidates();
            case PremiseSource::Explicit:
                break;
        }
        return knowledge_.explicit_only();
    }
    bool is_open(CellId cell) const { return !knowledge_.is_placed(cell); }

    void place(Candidate candidate) {
        last_cell_ = candidate.cell;
        knowledge_.place(candidate);
    }
    void remove(Candidate candidate) {
        last_cell_ = candidate.cell;
        knowledge_.remove(candidate);
    }
    /// The cell that changed last, to which people look first.
    std::optional<CellId> last_cell() const { return last_cell_; }

    /// What one rule leaves to its cells, given the premises.
    struct FilteredDomains {
        bool conflicts = false;
        std::vector<Word> values;  ///< of each of the rule's fixpoint's cells; empty where it conflicts
    };
    const FilteredDomains& filtered(RuleId rule, PremiseSource source);
    /// What a filtered leaves to the cell at this place among the fixpoint's cells.
    std::span<const Word> left(const FilteredDomains& filtered, std::size_t place) const;

    /// Rules that are known to refute a candidate once it is assumed.
    struct ConflictRules {
        std::vector<std::size_t> rules;  ///< by index; none where nothing is known
        std::size_t needed = 0;          ///< how many of them, the last ones, could not be left out
        std::uint64_t revision = 0;      ///< of what was known of the rules' cells then
        std::size_t calls = 0;           ///< of propagators, until all rules together conflicted
    };
    /// Whoever finds fewer may leave them here: as what is known grows they stay enough.
    ConflictRules& conflict_rules(Candidate candidate) { return conflict_rules_[candidate]; }

    SmallRefutations& small_refutations() { return small_refutations_; }
    ConsistentAssumptions& consistent_assumptions() { return consistent_assumptions_; }

    /// For each of the region's values: in which of its cells (bits, by their place in it) it is still a
    /// candidate. Only for regions of at most `kLargestRegion` cells.
    std::span<const Word> places(std::size_t region);
    /// The region's cells (bits) that are open.
    Word open_places(std::size_t region) const;

  private:
    struct Kept {
        std::optional<std::uint32_t> revision;
        FilteredDomains filtered;
    };
    struct Places {
        std::optional<std::uint32_t> revision;
        std::vector<Word> of_value;
    };

    Knowledge knowledge_;
    std::optional<CellId> last_cell_;
    std::vector<std::array<Kept, kPremiseSources>> filtered_;
    std::vector<Places> places_;
    std::map<Candidate, ConflictRules> conflict_rules_;
    SmallRefutations small_refutations_;
    ConsistentAssumptions consistent_assumptions_;
};

}  // namespace sator
