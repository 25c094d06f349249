// New: small puzzles to begin with, one of each kind. Kinds that the caller defines come first; their definitions stand above the
// puzzle, or it includes their file.
#include <utility>
#include <vector>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/kinds/named_word.hpp"
#include "sator/text/read/definition_statements.hpp"

namespace sator::ask {

namespace {

using text::KnownKinds;
using text::PuzzleBeginning;

/// How messages call a text of definitions.
const std::string kDefinitions = "definitions";

std::expected<KnownKinds, Diagnostic> known_kinds(Work& work, const New& question) {
    if (!question.include.empty()) return text::kinds_with(question.include, work.files());
    if (question.definitions.empty()) return KnownKinds(text::KindTable::standard());
    Resources files([&](const std::string& path) -> std::optional<std::string> {
        if (path == kDefinitions) return question.definitions;
        auto file = work.files().find(path, "");
        return file ? std::optional(std::move(file->text)) : std::nullopt;
    });
    return text::kinds_with(kDefinitions, files);
}

/// Returns what stands above a puzzle of a kind that the caller defines.
std::string definition_lines(const New& question) {
    if (!question.include.empty()) return "include " + puzzle::in_quotes(question.included_as) + "\n";
    return question.definitions + (question.definitions.ends_with('\n') ? "\n" : "\n\n");
}

/// Returns what was probably meant: the kinds of whose name this is a part, or else a kind or a rule with a similar name.
Diagnostic unknown_kind(const std::string& name, std::vector<std::string> names) {
    if (auto unsaid = puzzle::unsaid_kind_error(name)) {
        unsaid->file = kRequestName;
        return std::move(*unsaid);
    }
    if (const create::CreatedKind* made = create::find_created_kind(name))
        return error_in(kRequestName, "there is no puzzle to begin with of the kind '" + name + "'",
                        "sator create " + std::string(made->name) + " makes one");
    std::string near = text::meant_by(name);
    for (const std::string& kind : names) {
        if (kind.contains(name)) near += (near.empty() ? "" : " or ") + kind;
    }
    for (const RuleEntry& rule : Registry::standard().entries())
        names.push_back(puzzle::hyphenated(rule.name));
    const std::vector<std::string_view> known(names.begin(), names.end());
    if (near.empty()) near = spelling_suggestion(name, known);
    return error_in(kRequestName, "there is no kind of puzzle called '" + name + "'",
                    near.empty() ? "sator new lists the kinds" : "did you mean " + near + "?");
}

}  // namespace

void answer_question(Work& work, const New& question) {
    auto kinds = known_kinds(work, question);
    if (!kinds) {
        work.refuse(std::move(kinds.error()));
        return;
    }
    std::vector<PuzzleBeginning> beginnings;
    if (question.kind.empty()) {
        beginnings = text::puzzle_beginnings(*kinds);
    } else if (auto one = text::find_beginning(question.kind, *kinds, Registry::standard())) {
        beginnings.push_back(std::move(*one));
    } else {
        work.refuse(unknown_kind(question.kind, text::beginning_names(*kinds)));
        return;
    }
    for (PuzzleBeginning& beginning : beginnings) {
        // The comments about the kind come first.
        if (kinds->find_own(beginning.name) != nullptr)
            beginning.text.insert(beginning.text.find("\n\n") + 2, definition_lines(question));
    }
    work.answer(NewAnswer{std::move(beginnings)});
}

}  // namespace sator::ask
