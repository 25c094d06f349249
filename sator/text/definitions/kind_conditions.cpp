#include "sator/text/definitions/kind_conditions.hpp"

#include <algorithm>

namespace sator::text {

bool all_hold(const std::vector<KindCondition>& conditions, const KindScope& scope) {
    return std::ranges::all_of(conditions,
                               [&](const KindCondition& c) { return scope.holds(c.name) != c.is_negated; });
}

const KindLine* line_that_holds(const KindDefinition& definition, std::string_view word,
                                const KindScope& scope) {
    const auto found = std::ranges::find_if(definition.lines, [&](const KindLine& line) {
        return line.word == word && all_hold(line.conditions, scope);
    });
    return found == definition.lines.end() ? nullptr : &*found;
}

}  // namespace sator::text
