#include "sator/text/kinds/named_word.hpp"

#include <algorithm>
#include <array>

#include "sator/puzzle/name_spelling.hpp"
#include "sator/rules/further_names.hpp"

namespace sator::text {

namespace {

/// Words at the end of a name that say no more than that it is a puzzle.
constexpr std::array<std::string_view, 4> kEndings = {"_sudoku", "_sudokus", "_puzzle", "_puzzles"};
/// In shorter words, an 's' at the end is seldom a plural.
constexpr std::size_t kLeastPlural = 5;

/// Returns the spellings that a name is looked for with, the likeliest first.
std::vector<std::string> spellings_of(std::string_view name) {
    std::vector<std::string> spellings{puzzle::spelling_of(name)};
    for (const std::string_view ending : kEndings) {
        const std::string& whole = spellings.front();
        if (whole.size() <= ending.size() || !whole.ends_with(ending)) continue;
        spellings.push_back(whole.substr(0, whole.size() - ending.size()));
        break;
    }
    for (std::size_t i = 0, count = spellings.size(); i < count; ++i) {
        const std::string& one = spellings[i];
        if (one.size() < kLeastPlural) continue;
        spellings.push_back(one.ends_with('s') ? one.substr(0, one.size() - 1) : one + "s");
    }
    return spellings;
}

/// Returns the kind that has an example of this name, e.g. jigsaw sudoku, or null.
const Kind* kind_with_example(const std::string& spelling, const KnownKinds& kinds) {
    const auto has_example = [&](const KindExample& example) {
        return puzzle::spelling_of(example.name) == spelling;
    };
    for (const Kind& row : kinds.table().rows()) {
        if (row.definition != nullptr && std::ranges::any_of(row.definition->examples, has_example))
            return kinds.table().find(row.name);
    }
    return nullptr;
}

}  // namespace

NamedWord named_word(std::string_view name, const KnownKinds& kinds, const Registry& registry) {
    for (const std::string& spelling : spellings_of(name)) {
        if (const Kind* kind = kinds.find(spelling)) return {.kind = kind};
        if (const RuleEntry* rule = registry.find(spelling)) return {.rule = rule};
    }
    return {.kind = kind_with_example(puzzle::spelling_of(name), kinds)};
}

NamedWord named_word(std::string_view name) {
    return named_word(name, KnownKinds(KindTable::standard()), Registry::standard());
}

std::string meant_by(std::string_view name) {
    std::string meant;
    for (const std::string_view rule : rules::rules_meant_by(puzzle::spelling_of(name)))
        meant += (meant.empty() ? "" : " or ") + std::string(rule);
    return meant;
}

}  // namespace sator::text
