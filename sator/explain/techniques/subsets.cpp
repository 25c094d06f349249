// Naked subsets: if k open cells of a region have only k candidates together, these values are removed from
// the region's other cells. Hidden subsets: if k required values have only k cells together, all other values
// are removed from these cells. Enumerates all choices of k sets of bits and prunes a choice once its union
// has more than k bits.

#include <bit>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

constexpr std::string_view kNakedSubsetSentence = "In {name}, {cells} are {values} in some order, so {so}.";
constexpr std::string_view kHiddenSubsetSentence = "In {name}, only {cells} can be {any}, so {so}.";

/// Calls `visit(chosen bits, union)` for each choice of `size` members of `sets` whose union has `size` bits.
template <class Visit>
void for_each_subset(std::span<const Word> sets, int size, Visit visit, std::size_t begin = 0,
                     Word chosen = 0, Word together = 0) {
    const int count = std::popcount(chosen);
    if (count == size) {
        if (std::popcount(together) == size) visit(chosen, together);
        return;
    }
    for (std::size_t i = begin; i < sets.size(); ++i) {
        const Word both = together | sets[i];
        if (sets[i] == 0 || std::popcount(both) > size) continue;
        for_each_subset(sets, size, visit, i + 1, chosen | Word{1} << i, both);
    }
}

/// Returns true if a subset of this size can remove something: the region must have more open cells. Regions
/// of more than `kLargestRegion` cells, and alphabets of more than one word, are skipped.
bool is_suitable(const SolvingState& state, const Region& region, Word open, int size) {
    return region.cells.size() <= kLargestRegion && state.candidates().words_per_cell() == 1 &&
           std::popcount(open) > size;
}

/// The value of the lowest bit.
ValueId lowest(Word values) {
    return ValueId(static_cast<std::size_t>(std::countr_zero(values)));
}

void add(const TechniqueEntry& entry, const Region& region, Word cells, Word values,
         std::vector<Candidate> removed, std::vector<Finding>& found) {
    if (removed.empty()) return;
    Finding finding{entry.technique, {region.rule}, {.placed = {}, .removed = std::move(removed)}};
    finding.cost = entry.cost;
    finding.work = static_cast<double>(region.cells.size());
    Subset subset;
    for_each_value({&values, 1}, [&](ValueId v) { subset.values.push_back(v); });
    for_each_bit({&cells, 1}, [&](std::size_t i) { subset.cells.push_back(region.cells[i]); });
    finding.detail = std::move(subset);
    found.push_back(std::move(finding));
}

void find_naked(SolvingState& state, int size, const TechniqueEntry& entry, std::vector<Finding>& found) {
    const auto regions = state.context().regions();
    std::vector<Word> sets;
    for (std::size_t r = 0; r < regions.size(); ++r) {
        const Region& region = regions[r];
        const Word open = state.open_places(r);
        if (!is_suitable(state, region, open, size)) continue;
        if (state.query().reached()) return;
        sets.assign(region.cells.size(), 0);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if ((open >> i & 1) != 0) sets[i] = state.candidates()[region.cells[i]][0];
        }
        for_each_subset(sets, size, [&](Word chosen, Word values) {
            std::vector<Candidate> removed;
            for (std::size_t i = 0; i < sets.size(); ++i) {
                if ((chosen >> i & 1) != 0) continue;
                for (Word rest = sets[i] & values; rest != 0; rest &= rest - 1) {
                    removed.push_back({region.cells[i], lowest(rest)});
                }
            }
            add(entry, region, chosen, values, std::move(removed), found);
        });
    }
}

void find_hidden(SolvingState& state, int size, const TechniqueEntry& entry, std::vector<Finding>& found) {
    const auto regions = state.context().regions();
    std::vector<Word> sets;
    for (std::size_t r = 0; r < regions.size(); ++r) {
        const Region& region = regions[r];
        const Word open = state.open_places(r);
        if (!is_suitable(state, region, open, size)) continue;
        if (state.query().reached()) return;
        const auto places = state.places(r);
        sets.assign(places.size(), 0);
        for_each_value(region.required, [&](ValueId v) {
            if ((places[v.index()] & ~open) == 0) sets[v.index()] = places[v.index()];
        });
        for_each_subset(sets, size, [&](Word values, Word cells) {
            std::vector<Candidate> removed;
            for (Word rest = cells; rest != 0; rest &= rest - 1) {
                const CellId cell = region.cells[static_cast<std::size_t>(std::countr_zero(rest))];
                for (Word others = state.candidates()[cell][0] & ~values; others != 0; others &= others - 1) {
                    removed.push_back({cell, lowest(others)});
                }
            }
            add(entry, region, cells, values, std::move(removed), found);
        });
    }
}

void find_naked_pairs(SolvingState& s, std::vector<Finding>& found) {
    find_naked(s, 2, kNakedPair, found);
}
void find_naked_triples(SolvingState& s, std::vector<Finding>& found) {
    find_naked(s, 3, kNakedTriple, found);
}
void find_naked_quads(SolvingState& s, std::vector<Finding>& found) {
    find_naked(s, 4, kNakedQuad, found);
}
void find_hidden_pairs(SolvingState& s, std::vector<Finding>& found) {
    find_hidden(s, 2, kHiddenPair, found);
}
void find_hidden_triples(SolvingState& s, std::vector<Finding>& found) {
    find_hidden(s, 3, kHiddenTriple, found);
}
void find_hidden_quads(SolvingState& s, std::vector<Finding>& found) {
    find_hidden(s, 4, kHiddenQuad, found);
}

}  // namespace

constinit const TechniqueEntry kNakedPair{
    .technique = Technique::NakedPair,
    .name = "naked pair",
    .clue_name = "naked pair",
    .label = "naked-pair",
    .cost = 3.0,
    .ease = 0.1,
    .tie_number = 12,
    .tier = RatingTier::Candidates,
    .find = find_naked_pairs,
    .sentence = kNakedSubsetSentence,
};

constinit const TechniqueEntry kHiddenPair{
    .technique = Technique::HiddenPair,
    .name = "hidden pair",
    .clue_name = "hidden pair",
    .label = "hidden-pair",
    .cost = 3.4,
    .ease = 0.013,
    .tie_number = 13,
    .tier = RatingTier::Candidates,
    .find = find_hidden_pairs,
    .sentence = kHiddenSubsetSentence,
};

constinit const TechniqueEntry kNakedTriple{
    .technique = Technique::NakedTriple,
    .name = "naked triple",
    .clue_name = "naked triple",
    .label = "naked-triple",
    .cost = 3.6,
    .ease = 0.047,
    .tie_number = 14,
    .tier = RatingTier::Candidates,
    .find = find_naked_triples,
    .sentence = kNakedSubsetSentence,
};

constinit const TechniqueEntry kHiddenTriple{
    .technique = Technique::HiddenTriple,
    .name = "hidden triple",
    .clue_name = "hidden triple",
    .label = "hidden-triple",
    .cost = 4.0,
    .ease = 0.005,
    .tie_number = 15,
    .tier = RatingTier::Candidates,
    .find = find_hidden_triples,
    .sentence = kHiddenSubsetSentence,
};

constinit const TechniqueEntry kNakedQuad{
    .technique = Technique::NakedQuad,
    .name = "naked quadruple",
    .clue_name = "naked quadruple",
    .label = "naked-quadruple",
    .cost = 5.0,
    .ease = 0.003,
    .tie_number = 17,
    .tier = RatingTier::Slow,
    .find = find_naked_quads,
    .sentence = kNakedSubsetSentence,
};

constinit const TechniqueEntry kHiddenQuad{
    .technique = Technique::HiddenQuad,
    .name = "hidden quadruple",
    .clue_name = "hidden quadruple",
    .label = "hidden-quadruple",
    .cost = 5.4,
    .ease = 0.003,
    .tie_number = 18,
    .tier = RatingTier::Slow,
    .find = find_hidden_quads,
    .sentence = kHiddenSubsetSentence,
};

}  // namespace sator::explain
