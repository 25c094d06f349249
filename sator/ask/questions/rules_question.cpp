// Rules: all rules and kinds of the puzzle language, or the one of a name, with a solution of each example if it is asked for.
#include <utility>
#include <vector>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/solved_example.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::ask {

namespace {

/// Finds a rule by one of its names, or by its name in the list: `rule EXPRESSION`.
const RuleEntry* find_rule(std::string_view name) {
    for (const RuleEntry& entry : Registry::standard().entries()) {
        if (entry.syntax == name) return &entry;
    }
    return Registry::standard().find(puzzle::spelling_of(name));
}

/// Returns the rule or kind of this name, or all if there is no name. Nothing is found if nothing has the name.
DescribedLanguage find_described(std::string_view name) {
    DescribedLanguage found;
    if (name.empty()) {
        for (const RuleEntry& entry : Registry::standard().entries()) found.rules.push_back({&entry});
        for (const text::Kind& kind : text::kind_table()) found.kinds.push_back({&kind});
    } else if (const text::Kind* kind = text::find_kind(name)) {
        found.kinds.push_back({kind});
    } else if (const RuleEntry* entry = find_rule(name)) {
        found.rules.push_back({entry});
    }
    return found;
}

Diagnostic unknown_name(const std::string& name) {
    if (auto unsaid = puzzle::unsaid_kind_error(name)) {
        unsaid->file = kRequestName;
        return std::move(*unsaid);
    }
    std::vector<std::string_view> known;
    for (const RuleEntry& entry : Registry::standard().entries()) {
        known.emplace_back(entry.name);
        known.insert(known.end(), entry.aliases.begin(), entry.aliases.end());
    }
    for (const text::Kind& kind : text::kind_table()) known.emplace_back(kind.name);
    const std::string near(spelling_suggestion(name, known));
    return error_in(kRequestName, "there is no rule or kind called '" + name + "'",
                    near.empty() ? "sator rules lists them" : "did you mean " + near + "?");
}

/// Adds a solution of each example; false if a limit is reached.
bool add_solutions(DescribedLanguage& described, const Limits& limits) {
    for (DescribedRule& rule : described.rules) {
        auto solution = solved_example(rule.entry->example, rule.entry->example_files, limits);
        if (!solution) return false;
        rule.solution = std::move(*solution);
    }
    for (DescribedKind& kind : described.kinds) {
        auto solution = solved_example(kind.kind->example, {}, limits);
        if (!solution) return false;
        kind.solution = std::move(*solution);
    }
    return true;
}

}  // namespace

void answer_question(Work& work, const Rules& question) {
    DescribedLanguage described = find_described(question.name);
    if (described.rules.empty() && described.kinds.empty()) {
        work.refuse(unknown_name(question.name));
    } else if (question.solved && !add_solutions(described, work.limits())) {
        work.stop("rules", work.limits().reached().value_or(Limit::Time), Unanswered::Before::Made);
    } else {
        work.answer(RulesAnswer{std::move(described)});
    }
}

}  // namespace sator::ask
