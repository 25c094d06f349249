// Questions about texts: what they say, which words they may use, and how they look when they are tidy.
#include <nlohmann/json.hpp>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/json/puzzle_json.hpp"
#include "sator/render/json/rules_json.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kTextVersion = 1;

}  // namespace

void parse_question(Question& question) {
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
        context.watch = LimitWatch(question.limits);
        const auto rules = make_rules(Registry::standard(), context);
        if (!rules) return question.reply.refuse(asked.name, rules.error());
        if (context.watch.is_over(0)) return question.report_stopped(asked.name, *context.watch.reached());
        const Format* format = recognised_format(question.request.text, question.request.format);
        question.reply.add(puzzle_json(asked.name, *asked.puzzle, format == nullptr ? "" : format->name));
    });
}

void rules_question(Question& question) {
    question.reply.add(rules_json());
}

void fmt_question(Question& question) {
    const Request& request = question.request;
    if (!text::looks_like_sator(request.text))
        return question.reply.refuse(
            error_in(request.file, "this is not a puzzle in Sator's language",
                     "only files with a line such as 'layout' or 'sudoku' can be tidied"));
    const std::string tidy = text::tidy_text(request.text, Registry::standard());
    const nlohmann::ordered_json line = {
        {"sator", kTextVersion}, {"text", tidy}, {"changed", tidy != request.text}};
    question.reply.add(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace sator::web
