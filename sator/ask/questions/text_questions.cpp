// Questions about texts: what they say, what their rules mean in words, which words they may use, and how they look when tidy.
#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/statements_of_rules.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/german/german_rules.hpp"
#include "sator/explain/names/rule_names.hpp"
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

/// Says the statements that no kind makes. Each rule has a name of its own.
std::vector<SaidStatement> clues_in_words(const Puzzle& puzzle, RuleContext& context) {
    constexpr std::size_t kMostSentences = 3;
    context.registry = &Registry::standard();
    RuleList all;
    std::vector<std::size_t> statements;
    for (std::size_t i = 0; i < puzzle.rules.size() && !context.watch.is_over(); ++i) {
        if (puzzle.rules[i].is_of_kind) continue;
        auto rules = make_rules_of(Registry::standard(), puzzle.rules[i], context);
        if (!rules) continue;
        statements.insert(statements.end(), rules->size(), i);
        std::ranges::move(*rules, std::back_inserter(all));
    }
    std::map<std::size_t, SaidStatement> said;
    const std::vector<RuleWords> names = explain::rule_names(puzzle, all, context.watch);
    for (std::size_t i = 0; i < names.size(); ++i) {
        SaidStatement& one = said[statements[i]];
        one.statement = statements[i];
        if (++one.rules > kMostSentences) continue;
        one.english.push_back(names[i].sentence());
        const auto german = explain::german_rule(names[i]);
        one.german.push_back(german ? german->sentence() : "");
    }
    std::vector<SaidStatement> clues;
    for (auto& [statement, one] : said) clues.push_back(std::move(one));
    return clues;
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
        answer.clues = clues_in_words(said, context);
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
