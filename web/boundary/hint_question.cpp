#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/render/text/explanation_json.hpp"
#include "web/boundary/player_grid.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

void hint_question(Question& question) {
    for_each_context(
        question, [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
            const auto givens = PreparedPuzzle::givens(context.puzzle(), initial);
            const auto entered = player_entries(question, context, givens);
            if (!entered) return question.reply.refuse(name, std::span(&entered.error(), 1));
            const Hint hint = find_hint(context, givens, *entered, question.limits);
            question.reply.add(hint_json(context, hint.mistakes, hint.step ? &*hint.step : nullptr, name));
            question.reply.end_with(!hint.mistakes.is_none() ? ExitCode::None
                                    : hint.limit             ? ExitCode::Stopped
                                                             : ExitCode::Found);
        });
}

}  // namespace sator::web
