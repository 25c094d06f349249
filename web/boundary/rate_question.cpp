#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/render/json/rating_json.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

void rate_question(Question& question) {
    for_each_context(
        question, [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
            const RatingResult result = rate(context, PreparedPuzzle::givens(context.puzzle(), initial),
                                             question.limits, kRatedPaths, question.request.seed.value_or(0));
            question.reply.add(result.rating ? rating_json(name, context.puzzle(), *result.rating)
                                             : unrated_json(name, result, question.limits));
            question.reply.end_with(result.rating                       ? ExitCode::Found
                                    : result.reason == Unrated::Stopped ? ExitCode::Stopped
                                                                        : ExitCode::None);
        });
}

}  // namespace sator::web
