#include "cli/answers/solution_writer.hpp"

#include "cli/pictures/grid_as_typed.hpp"

namespace sator::cli {

SolutionWriter::SolutionWriter(const Session& session, AnswerFormat format, const ask::Asked& asked)
    : session_(session), format_(format), asked_(asked), json_(*asked_.puzzle, asked_.name) {
    const Puzzle& puzzle = *asked_.puzzle;
    if (format_ == AnswerFormat::Json) {
        json_.prepare_template();
    } else if (puzzle.message.empty() && fits_usual_drawing(puzzle, session)) {
        drawing_ = solution_template(puzzle, session.wants_colour() ? TextStyle::Ansi : TextStyle::Plain);
    }
}

void SolutionWriter::write(const ask::ListedSolution& solution) {
    session_.out.write(format_ == AnswerFormat::Json
                           ? json_.solution(solution.number, solution.values, solution.score)
                           : solution_text(asked_, solution, session_, drawing_ ? &*drawing_ : nullptr));
}

}  // namespace sator::cli
