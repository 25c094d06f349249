#include "cli/solution_pages.hpp"

namespace sator {

SolutionPages::SolutionPages(const PuzzleCall& call, SolvedPuzzle& answer, Wanted wanted,
                             std::optional<std::uint64_t> most)
    : call_(call), answer_(answer), wanted_(wanted), most_(most), json_(answer.puzzle, answer.name) {
    if (wanted == Wanted::WithTheAnswer) {
        answer.json.solutions.emplace();
    } else if (call.answers == AnswersAs::Json) {
        json_.expect_many();
    } else if (answer.puzzle.message.empty()) {
        drawing_ = filled_drawing(answer.puzzle, call.session.wants_colour() ? Style::Ansi : Style::Plain);
    }
}

bool SolutionPages::take(const RuleList& rules, std::span<const Value> values) {
    ++found_;
    if (const auto score = found_ == 1 || ranked_ ? score_of(rules, values) : std::nullopt) {
        if (!ranked_) ranked_.emplace(most_.value_or(SIZE_MAX));
        ranked_->add(*score, values);
        return true;  // the best may come last
    }
    if (wanted_ == Wanted::ShownEach) {
        show(found_, values);
    } else {
        answer_.json.solutions->emplace_back(values.begin(), values.end());
    }
    return call_.session.out.error() == 0 && found_ != most_;
}

void SolutionPages::end() {
    if (!ranked_) return;
    std::uint64_t number = 0;
    for (const auto& [score, values] : ranked_->best()) {
        if (wanted_ == Wanted::ShownEach) {
            show(++number, values, score);
        } else {
            answer_.json.solutions->push_back(values);
            answer_.json.scores.push_back(score);
        }
    }
}

void SolutionPages::show(std::uint64_t number, std::span<const Value> values,
                         std::optional<std::int64_t> score) {
    call_.session.out.write(
        call_.answers == AnswersAs::Json
            ? json_.solution(number, values, score)
            : solution_text(answer_, number, values, score, call_.session, drawing_ ? &*drawing_ : nullptr));
}

void SolutionPages::show_answer() {
    call_.session.out.write(call_.answers == AnswersAs::Json ? json_.answer(answer_.json)
                                                             : answer_text(answer_, call_.session));
}

}  // namespace sator
