#include "sator/text/write/rule_places_text.hpp"

#include "sator/rules/registry/find_rule.hpp"
#include "sator/text/write/places_text.hpp"

namespace sator::text {

namespace {

/// Joins the sequences of one drawing to one that ':' divides.
Sequence joined(const MarkedDrawing& drawing) {
    if (drawing.size() == 1) return drawing.front();
    Sequence sequence;
    for (const Sequence& part : drawing) {
        if (!sequence.cells.empty())
            sequence.breaks.push_back(static_cast<std::uint32_t>(sequence.cells.size()));
        sequence.cells.insert(sequence.cells.end(), part.cells.begin(), part.cells.end());
    }
    return sequence;
}

/// Returns whether the letters of the rule, or of the rule that it negates, depend on its being at a place.
bool has_letters(const RuleStatement& rule, const Puzzle& puzzle) {
    if (rule.name == kNotRule && !rule.inner.empty()) return has_letters(rule.inner.front(), puzzle);
    const RuleEntry* entry = find_rule(Registry::standard(), puzzle, rule);
    return entry != nullptr && entry->name == kExpressionRule;
}

}  // namespace

std::optional<std::string> rule_places_text(const RuleStatement& rule, const Puzzle& puzzle) {
    std::vector<Sequence> sequences;
    for (const MarkedDrawing& drawing : rule.drawings) sequences.push_back(joined(drawing));
    std::string text = places_text(puzzle.grid, puzzle.regions, sequences);
    if (text.empty() && has_letters(rule, puzzle)) {
        for (Sequence& sequence : sequences) sequence.label.clear();
        text = places_text(puzzle.grid, puzzle.regions, sequences);
    }
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

}  // namespace sator::text
