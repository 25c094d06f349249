#include "cli/answers/solution_writer.hpp"

#include "cli/pictures/grid_as_typed.hpp"

namespace sator::cli {

SolutionWriter::SolutionWriter(const PuzzleCall& call, SolvedPuzzle& answer, Delivery delivery,
                               std::optional<std::uint64_t> limit)
    : call_(call), answer_(answer), delivery_(delivery), limit_(limit), json_(answer.puzzle, answer.name) {
    if (delivery == Delivery::WithAnswer) {
        answer.json.solutions.emplace();
    } else if (call.answers == AnswerFormat::Json) {
        json_.prepare_template();
    } else if (answer.puzzle.message.empty() && fits_usual_drawing(answer.puzzle, call.session)) {
        drawing_ = solution_template(answer.puzzle,
                                     call.session.wants_colour() ? TextStyle::Ansi : TextStyle::Plain);
    }
}

bool SolutionWriter::add(std::span<const std::unique_ptr<Rule>> rules, std::span<const Value> values) {
    ++found_;
    if (const auto score = found_ == 1 || ranked_ ? score_of(rules, values) : std::nullopt) {
        if (!ranked_) ranked_.emplace(limit_.value_or(SIZE_MAX));
        ranked_->add(*score, values);
        return true;  // with scores, the best solution may come last
    }
    if (delivery_ == Delivery::Immediate) {
        show(found_, values);
    } else {
        answer_.json.solutions->emplace_back(values.begin(), values.end());
    }
    return call_.session.out.error() == 0 && found_ != limit_;
}

void SolutionWriter::finish() {
    if (!ranked_) return;
    std::uint64_t number = 0;
    for (const auto& [score, values] : ranked_->best()) {
        if (delivery_ == Delivery::Immediate) {
            show(++number, values, score);
        } else {
            answer_.json.solutions->push_back(values);
            answer_.json.scores.push_back(score);
        }
    }
}

void SolutionWriter::show(std::uint64_t number, std::span<const Value> values,
                          std::optional<std::int64_t> score) {
    call_.session.out.write(
        call_.answers == AnswerFormat::Json
            ? json_.solution(number, values, score)
            : solution_text(answer_, number, values, score, call_.session, drawing_ ? &*drawing_ : nullptr));
}

void SolutionWriter::show_answer() {
    call_.write_answer([&] {
        return call_.answers == AnswerFormat::Json ? json_.answer(answer_.json)
                                                   : answer_text(answer_, call_.session);
    });
}

}  // namespace sator::cli
