// Rules: all rules and kinds of the puzzle language, or the one of a name, with a solution of each example if it is asked for.
#include <algorithm>
#include <utility>
#include <vector>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/solved_example.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/kinds/named_word.hpp"

namespace sator::ask {

namespace {

/// Finds a rule by its name in the list: `rule EXPRESSION`.
const RuleEntry* find_listed(std::string_view name) {
    const auto entries = Registry::standard().entries();
    const auto entry = std::ranges::find(entries, name, &RuleEntry::syntax);
    return entry == entries.end() ? nullptr : &*entry;
}

/// Adds the rules of which `sator create` makes puzzles of this name: `even` and `odd` for "even-odd".
void add_created(std::string_view name, DescribedLanguage& found) {
    const create::CreatedKind* row = create::find_created_kind(name);
    const auto* way = row == nullptr ? nullptr : std::get_if<create::ByForms>(&row->way);
    if (way == nullptr) return;
    for (const create::StatementForm& form : way->forms) {
        const text::NamedWord word = text::named_word(form.rule);
        if (word.rule != nullptr) found.rules.push_back({word.rule});
    }
}

/// Returns the rule or kind of this name, or all if there is no name. Nothing is found if nothing has the name.
DescribedLanguage find_described(std::string_view name) {
    DescribedLanguage found;
    if (name.empty()) {
        for (const RuleEntry& entry : Registry::standard().entries()) found.rules.push_back({&entry});
        for (const text::Kind& kind : text::kind_table()) found.kinds.push_back({&kind});
    } else if (const RuleEntry* listed = find_listed(name)) {
        found.rules.push_back({listed});
    } else if (const text::NamedWord word = text::named_word(name)) {
        if (word.kind != nullptr) found.kinds.push_back({word.kind});
        if (word.rule != nullptr) found.rules.push_back({word.rule});
    } else {
        add_created(name, found);
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
    std::string near = text::meant_by(name);
    if (near.empty()) near = spelling_suggestion(name, known);
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
