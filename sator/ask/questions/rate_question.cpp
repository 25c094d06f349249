#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/no_verdict.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/explain/rate/rating.hpp"

namespace sator::ask {

void answer_question(Work& work, const Rate&) {
    for_each_context(work, [&](const Asked& asked, const std::shared_ptr<const PuzzleContext>& context) {
        if (const auto code = answer_no_verdict(work, asked)) return *code;
        RateAnswer answer{.asked = asked, .result = {}, .limits = work.limits()};
        answer.result = rate(*context, PreparedPuzzle::givens(*asked.puzzle, asked.initial), work.limits(),
                             kRatedPaths, work.source().seed.value_or(0));
        if (!answer.result.rating && answer.result.reason == Unrated::Stopped)
            answer.limit = work.limits().reached();
        return work.answer(std::move(answer));
    });
}

}  // namespace sator::ask
