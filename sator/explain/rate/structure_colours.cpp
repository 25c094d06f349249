// Colour refinement (B. Weisfeiler and A. Leman, 1968) over cells, values and rules. In each round, each of
// them gets a new colour from its own and the multiset of its neighbours' colours. A cell's neighbours are
// its rules and its candidates; for a rule and one of its cells, also the candidates that the rule removes
// elsewhere if the cell has a value. Multisets are hashed by sums, so their order has no effect. Cost: the
// number of rounds times the number of neighbours.
#include "sator/explain/rate/structure_colours.hpp"

#include <algorithm>

#include "sator/base/bits.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/rate/swappable_cells.hpp"

namespace sator::explain {

namespace {

/// Rounds of refinement. A colour then depends on everything within this number of steps, which crosses any
/// usual grid.
constexpr int kRounds = 6;

/// The finaliser of splitmix64 (G. Steele, D. Lea, C. Flood, OOPSLA 2014).
std::uint64_t mixed(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = text.size();
    for (const char c : text) hash = mixed(hash ^ static_cast<unsigned char>(c));
    return hash;
}

/// Added to the weight of the solution's values, to distinguish them from others.
constexpr std::uint64_t kSolutionWeight = std::uint64_t{1} << 62;

/// In a cell with more values left than this, the values are not assumed one by one.
constexpr std::size_t kMaxAssumed = 12;
/// For a rule with more cells than this, the candidates that a value removes are not stored, because their
/// number grows with the square of the cells.
constexpr std::size_t kMaxNeighbours = 64;
/// Steps that the search for swappable cells of a rule counts for in the LimitWatch.
constexpr std::size_t kStepsPerSwap = 256;

bool has_numbers(const PuzzleContext& context) {
    const auto& alphabet = context.puzzle().alphabet;
    for (std::size_t v = 0; v < alphabet.size(); ++v) {
        if (alphabet[v].kind == Symbol::Kind::Number) return true;
    }
    return false;
}

bool has_only_regions(const PuzzleContext& context) {
    for (std::size_t r = 0; r < context.rule_count(); ++r) {
        if (!context.is_only_region(RuleId(r))) return false;
    }
    return true;
}

}  // namespace

StructureColours::StructureColours(Query& query, const Candidates& candidates,
                                   std::span<const Value> solution)
    : cells_(query.context().cell_count(), 1),
      values_(query.context().puzzle().alphabet.size(), 2),
      rules_(query.context().rule_count(), 3) {
    const PuzzleContext& context = query.context();
    if (!has_only_regions(context)) {
        if (has_numbers(context)) {
            for (std::size_t v = 0; v < values_.size(); ++v)
                values_[v] = hash_of(context.name_of_value(ValueId(v)));
        }
        weigh_rules(query, solution);
    }
    for (const Model::Posted& posted : context.model().propagators()) {
        if (posted.rule.index() < rules_.size())
            rules_[posted.rule.index()] += hash_of(posted.propagator->name());
    }
    for (int round = 0; round < kRounds; ++round) refine(context, candidates);
    find_swaps(query);
}

/// Finds swappable cells, only in rules that have cells of the same colour.
void StructureColours::find_swaps(Query& query) {
    const PuzzleContext& context = query.context();
    for (std::size_t r = 0; r < context.rule_count() && !query.watch().is_over(); ++r) {
        const Rule& rule = *context.rules()[r];
        if (context.is_only_region(RuleId(r)) || !has_alike(rule.cells())) continue;
        if (query.watch().is_over(kStepsPerSwap)) break;
        for (const auto& [a, b] : swappable_cells(rule, context.ranges()))
            swaps_.push_back({RuleId(r), a, b});
    }
}

bool StructureColours::has_alike(std::span<const CellId> cells) const {
    std::vector<std::uint64_t> colours;
    for (const CellId cell : cells) colours.push_back(cells_[cell.index()]);
    std::ranges::sort(colours);
    return std::ranges::adjacent_find(colours) != colours.end();
}

StructureColours StructureColours::refined(const PuzzleContext& context, const Candidates& candidates) const {
    StructureColours later = *this;
    for (std::size_t r = 0; r < rules_.size(); ++r) {
        if (context.is_line(RuleId(r))) later.rules_[r] = mixed(later.rules_[r] ^ 23);
    }
    for (int round = 0; round < kRounds; ++round) later.refine(context, candidates);
    return later;
}

void StructureColours::weigh_rules(Query& query, std::span<const Value> solution) {
    const PuzzleContext& context = query.context();
    for (std::size_t r = 0; r < context.rule_count() && !query.watch().is_over(); ++r) {
        if (!context.is_only_region(RuleId(r)) && !query.fixpoint(RuleId(r)).is_inconsistent())
            weigh_rule(query, RuleId(r), solution);
    }
}

void StructureColours::weigh_rule(Query& query, RuleId rule, std::span<const Value> solution) {
    RuleFixpoint& fixpoint = query.fixpoint(rule);
    for (std::size_t i = 0; i < fixpoint.cells().size(); ++i) {
        const std::vector<Word> left(fixpoint.values(i).begin(), fixpoint.values(i).end());
        const bool is_assumed = count_bits(left) <= kMaxAssumed;
        const CellId cell = fixpoint.cells()[i];
        for_each_value(left, [&](ValueId v) {
            std::uint64_t weight = is_assumed ? weigh(fixpoint, i, v) : 1;
            if (value_id(solution[cell.index()]) == v) weight += kSolutionWeight;
            left_.push_back({rule, cell, v, weight, gone_.size()});
        });
    }
}

/// Returns a hash of the number of candidates left to each of the rule's cells if one of them has the value.
/// Appends the removed candidates to `gone_` unless the rule has too many cells: they distinguish cells that
/// differ only in their distance to others.
std::uint64_t StructureColours::weigh(RuleFixpoint& fixpoint, std::size_t place, ValueId value) {
    std::vector<Candidate> before;
    if (fixpoint.cells().size() <= kMaxNeighbours) {
        for (std::size_t i = 0; i < fixpoint.cells().size(); ++i)
            for_each_value(fixpoint.values(i), [&](ValueId v) {
                before.push_back({fixpoint.cells()[i], v});
            });
    }
    fixpoint.push_level();
    std::uint64_t weight = 0;
    if (fixpoint.fix(place, value) && fixpoint.propagate()) {
        for (std::size_t i = 0; i < fixpoint.cells().size(); ++i)
            weight += mixed(count_bits(fixpoint.values(i)));
        std::size_t i = 0;
        for (const Candidate& c : before) {
            while (fixpoint.cells()[i] != c.cell) ++i;
            if (i != place && !has_bit(fixpoint.values(i), c.value)) gone_.push_back(c);
        }
    }
    fixpoint.backtrack();
    return weight;
}

void StructureColours::refine(const PuzzleContext& context, const Candidates& candidates) {
    std::vector<std::uint64_t> cells(cells_.size(), 0), values(values_.size(), 0), rules(rules_.size(), 0);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const CellId cell(i);
        for (const RuleId rule : context.rules_of(cell)) {
            cells[i] += mixed(rules_[rule.index()] ^ 5);
            rules[rule.index()] += mixed(cells_[i] ^ 7);
        }
        const std::uint64_t crowd = mixed(cells_[i] + candidates.count(cell));
        for_each_value(candidates[cell], [&](ValueId v) {
            cells[i] += mixed(values_[v.index()] ^ 11);
            values[v.index()] += crowd;
        });
    }
    std::size_t at = 0;
    for (const auto& [rule, cell, value, weight, gone_end] : left_) {
        const std::uint64_t of_rule = rules_[rule.index()], of_cell = cells_[cell.index()];
        std::uint64_t gone = weight;
        for (; at < gone_end; ++at)
            gone += mixed(cells_[gone_[at].cell.index()] ^ mixed(values_[gone_[at].value.index()] ^ 19));
        const std::uint64_t of_value = mixed(values_[value.index()] ^ gone);
        cells[cell.index()] += mixed(of_rule ^ mixed(of_value ^ 13));
        rules[rule.index()] += mixed(of_cell ^ mixed(of_value ^ 17));
        values[value.index()] += mixed(of_rule ^ mixed(of_cell ^ weight));
    }
    for (const auto& [rule, a, b] : swaps_) {
        const std::uint64_t of_rule = mixed(rules_[rule.index()] ^ 29);
        cells[a.index()] += mixed(cells_[b.index()] ^ of_rule);
        cells[b.index()] += mixed(cells_[a.index()] ^ of_rule);
    }
    const auto renew = [](std::vector<std::uint64_t>& old, const std::vector<std::uint64_t>& met) {
        for (std::size_t i = 0; i < old.size(); ++i) old[i] = mixed(old[i] ^ mixed(met[i]));
    };
    renew(cells_, cells);
    renew(values_, values);
    renew(rules_, rules);
}

std::uint64_t StructureColours::tie_break(const Finding& finding, std::uint64_t run) const {
    std::uint64_t said = 0, by = 0;
    for (const Candidate& c : finding.claim.placed)
        said += mixed(cells_[c.cell.index()] ^ mixed(values_[c.value.index()]));
    for (const Candidate& c : finding.claim.removed)
        said += mixed(cells_[c.cell.index()] + mixed(values_[c.value.index()]));
    // If several sets of rules cross, the one found depends on their order, so the rules are left out.
    const bool is_crossing = finding.technique == Technique::Crossing;
    for (const RuleId rule : finding.rules) by += is_crossing ? 0 : mixed(rules_[rule.index()]);
    return mixed(said ^ mixed(by ^ mixed(entry_of(finding.technique).tie_number << 32 ^ run)));
}

}  // namespace sator::explain
