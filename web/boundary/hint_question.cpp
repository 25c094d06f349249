#include <algorithm>

#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/formats/grid_state.hpp"
#include "sator/render/text/explanation_json.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// Reads the player's values that are not givens.
std::expected<std::vector<Given>, Diagnostic> entries(Question& question, const Puzzle& puzzle,
                                                      std::span<const Given> givens) {
    if (question.request.state.empty()) return {};
    auto state = read_state(question.request.state, puzzle, question.resources);
    if (!state) {
        if (state.error().file.empty()) state.error().file = "state";
        return state;
    }
    std::erase_if(*state,
                  [&](const Given& entry) { return std::ranges::find(givens, entry) != givens.end(); });
    return state;
}

}  // namespace

void hint_question(Question& question) {
    for_each_context(
        question, [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
            const auto givens = PreparedPuzzle::givens(context.puzzle(), initial);
            const auto entered = entries(question, context.puzzle(), givens);
            if (!entered) return question.reply.refuse(name, std::span(&entered.error(), 1));
            const Hint hint = find_hint(context, givens, *entered, question.limits);
            question.reply.add(hint_json(context, hint.mistakes, hint.step ? &*hint.step : nullptr, name));
            question.reply.end_with(!hint.mistakes.is_none() ? ExitCode::None
                                    : hint.limit             ? ExitCode::Stopped
                                                             : ExitCode::Found);
        });
}

}  // namespace sator::web
