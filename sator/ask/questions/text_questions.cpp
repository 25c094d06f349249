// Questions about texts: what they say, what their rules mean in words, which words they may use, and how they look when tidy.
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/statements_of_rules.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/render/notes/printed_rules.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"

namespace sator::ask {

namespace {

/// Returns the name of the format that a puzzle was read from.
std::string_view format_of(const Work& work, const Puzzle& puzzle) {
    const Format* format = puzzle.text ? recognised_format(*puzzle.text, work.source().format) : nullptr;
    return format == nullptr ? "" : format->name;
}

}  // namespace

void answer_question(Work& work, const Parse&) {
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        RuleContext context = work.rule_context(**puzzle.puzzle);
        context.watch = LimitWatch(work.limits());
        auto rules = make_rules(Registry::standard(), context);
        if (!rules) return work.refuse(puzzle.name, std::move(rules.error()));
        if (context.watch.is_over(0))
            return work.stop(puzzle.name, *context.watch.reached(), Unanswered::Before::Made);
        return work.answer(ParseAnswer{{puzzle.name, *puzzle.puzzle}, format_of(work, **puzzle.puzzle)});
    });
}

void answer_question(Work& work, const Words& question) {
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        const Puzzle& said = **puzzle.puzzle;
        RuleContext context = work.rule_context(said);
        context.watch = LimitWatch(work.limits());
        WordsAnswer answer{.asked = {puzzle.name, *puzzle.puzzle}};
        answer.sentences = rule_notes(said, Registry::standard(), context, NotedRules::All, question.lang);
        answer.statements = statements_of_rules(context);
        if (context.watch.is_over(0))
            return work.stop(puzzle.name, *context.watch.reached(), Unanswered::Before::Made);
        answer.printed = printed_rules(said, Registry::standard(), question.lang);
        return work.answer(std::move(answer));
    });
}

void answer_question(Work& work, const Formats&) {
    work.answer(FormatsAnswer{});
}

void answer_question(Work& work, const Fmt&) {
    for (const SourceText& source : work.source().texts) {
        if (!source.text) {
            work.refuse(source.text.error());
        } else if (!text::looks_like_sator(*source.text)) {
            work.refuse(error_in(source.file, "this is not a puzzle in Sator's language",
                                 "only files with a line such as 'layout' or 'sudoku' can be tidied"));
        } else {
            std::string tidy = text::tidy_text(*source.text, Registry::standard());
            const bool is_changed = tidy != *source.text;
            work.answer(FmtAnswer{source.file, std::move(tidy), is_changed});
        }
    }
}

}  // namespace sator::ask
