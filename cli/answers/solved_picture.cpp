#include "cli/answers/solved_picture.hpp"

#include <utility>

#include "sator/render/picture/shown_solution.hpp"

namespace sator::cli {

bool add_picture(PictureFile& pictures, PuzzleCall& call, const RegexLimits& regex_limits,
                 const PuzzleSolver& solver, std::size_t initial, const SolvedPuzzle& answer) {
    RuleContext context{answer.puzzle, call.clue_cache, call.resources, regex_limits, initial};
    context.watch = LimitWatch(call.limits);
    std::vector<std::string> notes = pictures.notes(answer.puzzle, context);
    PictureContents contents = shown_solution(solver, initial, *answer.json.solutions);
    notes.insert(notes.end(), contents.notes.begin(), contents.notes.end());
    contents.notes = notes;
    const bool is_drawn = pictures.add(answer.puzzle, answer.name, std::move(contents), notes, call.limits);
    if (!is_drawn) call.report_undrawn(answer.name);
    return is_drawn;
}

}  // namespace sator::cli
