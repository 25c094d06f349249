#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/player_grid.hpp"
#include "sator/ask/questions/statements_of_rules.hpp"
#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/told/told_explanation.hpp"

namespace sator::ask {

void answer_question(Work& work, const Hint& question) {
    for_each_context(work, [&](const Asked& asked, const std::shared_ptr<const PuzzleContext>& context) {
        const auto givens = PreparedPuzzle::givens(*asked.puzzle, asked.initial);
        const auto entries = player_entries(work, question.player, *asked.puzzle, givens);
        if (!entries) return work.refuse(asked.name, {entries.error()});
        HintAnswer answer{asked, context, told_hint(*context, givens, *entries, work.limits())};
        answer.lang = question.lang;
        if (question.statements) {
            RuleContext rules = work.rule_context(*asked.puzzle, asked.initial);
            answer.statements = statements_of_rules(rules);
        }
        return work.answer(std::move(answer));
    });
}

}  // namespace sator::ask
