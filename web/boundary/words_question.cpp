#include <nlohmann/json.hpp>
#include <vector>

#include "sator/render/notes/printed_rules.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kWordsVersion = 1;

/// Returns for each rule, by its number in explanations and hints, the statement that it comes from. Statements with mistakes
/// are left out: they have been reported before.
std::vector<std::size_t> statements_of_rules(RuleContext& context) {
    context.registry = &Registry::standard();
    std::vector<std::size_t> statements;
    for (std::size_t i = 0; i < context.puzzle.rules.size() && !context.watch.is_over(); ++i) {
        const auto rules = make_rules_of(Registry::standard(), context.puzzle.rules[i], context);
        if (rules) statements.insert(statements.end(), rules->size(), i);
    }
    return statements;
}

}  // namespace

void words_question(Question& question) {
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
        context.watch = LimitWatch(question.limits);
        const auto sentences = rule_notes(*asked.puzzle, Registry::standard(), context, NotedRules::All);
        const auto statements = statements_of_rules(context);
        if (context.watch.is_over(0)) return question.report_stopped(asked.name, *context.watch.reached());
        const nlohmann::ordered_json line = {{"sator", kWordsVersion},
                                             {"puzzle", asked.name},
                                             {"title", asked.puzzle->title},
                                             {"rules_text", asked.puzzle->rules_text},
                                             {"printed", printed_rules(*asked.puzzle, Registry::standard())},
                                             {"sentences", sentences},
                                             {"statements", statements}};
        question.reply.add(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    });
}

}  // namespace sator::web
