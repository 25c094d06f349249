#include "sator/explain/situation.hpp"

#include <algorithm>

namespace sator {

const Situation::Verdict& Situation::verdict(RuleId rule, FactSource source) {
    Kept& kept = verdicts_[rule.index()][static_cast<std::size_t>(source)];
    const std::uint32_t revision =
        source == FactSource::Placed ? knowledge_.placed_revision(rule) : knowledge_.revision(rule);
    if (kept.revision == revision) return kept.verdict;
    kept.revision = revision;
    Closure& closure = study().closure(rule);
    const Candidates& from = facts(source);
    kept.verdict.values.clear();
    closure.enter();
    const bool holds = !closure.is_dead() && closure.keep(from) && closure.propagate();
    for (std::size_t i = 0; i < closure.cells().size() && holds; ++i) {
        const auto left = closure.values(i);
        kept.verdict.values.insert(kept.verdict.values.end(), left.begin(), left.end());
    }
    closure.leave();
    kept.verdict.conflicts = !holds;
    return kept.verdict;
}

std::span<const Word> Situation::left(const Verdict& verdict, std::size_t place) const {
    const std::size_t words = candidates().words_per_cell();
    return std::span(verdict.values).subspan(place * words, words);
}

std::span<const Word> Situation::places(std::size_t region) {
    places_.resize(study().regions().size());
    Places& own = places_[region];
    const Region& where = study().regions()[region];
    if (own.revision == knowledge_.revision(where.rule)) return own.of_value;
    own.revision = knowledge_.revision(where.rule);
    own.of_value.assign(study().puzzle().alphabet.size(), 0);
    for (std::size_t i = 0; i < where.cells.size(); ++i) {
        for_each_bit(candidates()[where.cells[i]], [&](std::size_t v) { own.of_value[v] |= Word{1} << i; });
    }
    return own.of_value;
}

Word Situation::open_places(std::size_t region) const {
    const Region& where = study().regions()[region];
    Word open = 0;
    for (std::size_t i = 0; i < where.cells.size(); ++i) {
        if (is_open(where.cells[i])) open |= Word{1} << i;
    }
    return open;
}

}  // namespace sator
