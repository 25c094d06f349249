#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/consistent_assumptions.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/explain/deduce/small_refutations.hpp"

namespace sator::explain {

/// The premises that a deduction may start from.
enum class PremiseSource : std::uint8_t {
    Placed,      ///< the values placed so far
    Candidates,  ///< also the candidates that were ruled out
    Explicit,    ///< like Candidates, without those that bookkeeping ruled out (see Knowledge)
};
constexpr std::size_t kPremiseSources = 3;

/// The state of a solving path that the finders of techniques work on: what is known, and caches of what each
/// rule alone leaves to its cells. A cached result is valid until the rule's cells change.
class SolvingState {
  public:
    /// `query` must outlive this.
    explicit SolvingState(Query& query)
        : query_(&query), knowledge_(query.context()), filtered_(query.context().rule_count()) {}

    Query& query() const { return *query_; }
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
    /// The cell that changed last. People look near it first.
    std::optional<CellId> last_cell() const { return last_cell_; }

    /// The domains that one rule leaves to its cells, given the premises.
    struct FilteredDomains {
        bool conflicts = false;
        std::vector<Word> values;  ///< for each cell of the rule's fixpoint; empty if it conflicts
    };
    const FilteredDomains& filtered(RuleId rule, PremiseSource source);
    /// The same for a combined rule (an index in the query's), given its cells' placed values or candidates.
    const FilteredDomains& filtered_by_combined(std::size_t index, PremiseSource source);
    /// Returns the domain in `filtered` of the cell at this place among the fixpoint's cells.
    std::span<const Word> left(const FilteredDomains& filtered, std::size_t place) const;

    /// Rules that are known to refute a candidate.
    struct ConflictRules {
        std::vector<std::size_t> rules;  ///< indices; empty if none are known
        std::size_t needed = 0;          ///< how many of the last rules are known to be needed
        std::uint64_t revision = 0;      ///< the sum of the rules' revisions at that time
        std::size_t calls = 0;           ///< propagator calls of all rules together until the conflict
    };
    /// Returns the entry of a candidate. A finder may store a smaller set in it: rules that refute a
    /// candidate still do after further candidates are removed.
    ConflictRules& conflict_rules(Candidate candidate) { return conflict_rules_[candidate]; }

    SmallRefutations& small_refutations() { return small_refutations_; }
    ConsistentAssumptions& consistent_assumptions() { return consistent_assumptions_; }

    /// Returns for each value the cells of the region of which it is still a candidate: bit i is the region's
    /// cell i. Only for regions of at most `kLargestRegion` cells.
    std::span<const Word> places(std::size_t region);
    /// Returns the open cells of the region, as bits.
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

    void filter(RuleFixpoint& fixpoint, PremiseSource source, FilteredDomains& filtered) const;

    Query* query_;
    Knowledge knowledge_;
    std::optional<CellId> last_cell_;
    std::vector<std::array<Kept, kPremiseSources>> filtered_, filtered_by_combined_;
    std::vector<Places> places_;
    std::map<Candidate, ConflictRules> conflict_rules_;
    SmallRefutations small_refutations_;
    ConsistentAssumptions consistent_assumptions_;
};

}  // namespace sator::explain
