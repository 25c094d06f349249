#include <nlohmann/json.hpp>

#include "sator/render/notes/printed_rules.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kWordsVersion = 1;

}  // namespace

void words_question(Question& question) {
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
        context.watch = LimitWatch(question.limits);
        const auto sentences = rule_notes(*asked.puzzle, Registry::standard(), context, NotedRules::All);
        if (context.watch.is_over(0)) return question.report_stopped(asked.name, *context.watch.reached());
        const nlohmann::ordered_json line = {{"sator", kWordsVersion},
                                             {"puzzle", asked.name},
                                             {"title", asked.puzzle->title},
                                             {"rules_text", asked.puzzle->rules_text},
                                             {"printed", printed_rules(*asked.puzzle, Registry::standard())},
                                             {"sentences", sentences}};
        question.reply.add(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    });
}

}  // namespace sator::web
