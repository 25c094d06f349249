// Render and Style: what a picture shows, and the picture as a document or as data.
#include <map>
#include <memory>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/base/utf8.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/render/json/picture_json.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/picture/picture_style.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/picture/shown_solution.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/edit/printed_marks.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::ask {

namespace {

/// Two solutions are enough to show that there are several.
constexpr std::size_t kShownSolutions = 2;

/// Finds the solutions to draw, and notes how the search ended. A puzzle that lacks parts has none that could be drawn.
std::vector<std::vector<Value>> find_solutions(Work& work, PuzzleSolver& solver, RenderAnswer& answer) {
    std::vector<std::vector<Value>> solutions;
    answer.has_no_solution = answer.asked.lacks_parts();
    if (answer.has_no_solution) return solutions;
    const SolveOptions options{.initial = answer.asked.initial,
                               .progress = work.listener().begin_search(answer.asked)};
    const Outcome outcome = solver.solve(options, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < kShownSolutions;
    });
    work.listener().end_work();
    answer.has_no_solution = solutions.empty();
    if (const auto* stopped = std::get_if<Stopped>(&outcome)) answer.limit = stopped->limit;
    return solutions;
}

/// Returns the marks of cells that the puzzle's kind prints.
std::vector<PictureMark> marks_of(const Puzzle& puzzle, const text::PrintedMarks& printed) {
    std::map<std::pair<std::size_t, std::size_t>, CellId> cells;
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        if (const auto place = printed.place_of(puzzle.grid, CellId(i)))
            cells.emplace(std::pair(place->row, place->column), CellId(i));
    }
    std::vector<PictureMark> marks;
    for (std::size_t row = 0; row < printed.marks.size(); ++row) {
        for (std::size_t column = 0; column < printed.marks[row].size(); ++column) {
            const auto cell = cells.find({row, column});
            marks.push_back({row, column, to_utf8(printed.marks[row][column].text),
                             cell == cells.end() ? std::nullopt : std::optional(cell->second)});
        }
    }
    return marks;
}

std::vector<PictureMark> corner_marks_of(const text::PrintedMarks& printed) {
    std::vector<PictureMark> marks;
    for (std::size_t row = 0; row < printed.corners.size(); ++row) {
        for (std::size_t column = 0; column < printed.corners[row].size(); ++column)
            marks.push_back({row, column, to_utf8(printed.corners[row][column].text), std::nullopt});
    }
    return marks;
}

/// Adds the marks that the puzzle's kind prints, for programs that edit them.
void add_marks(PicturedPuzzle& pictured) {
    const Puzzle& puzzle = pictured.puzzle;
    if (!puzzle.text || !looks_like_sator(*puzzle.text)) return;
    const auto printed = printed_marks_of(*puzzle.text);
    if (!printed) return;
    pictured.marks = marks_of(puzzle, *printed);
    pictured.corner_marks = corner_marks_of(*printed);
}

/// Draws the picture in the form that is asked for; the result is of no use if `watch` is over.
void draw(const Render& question, ValueWords words, LimitWatch& watch, RenderAnswer& answer) {
    const Puzzle& puzzle = *answer.asked.puzzle;
    const Picture picture = puzzle_picture(puzzle, answer.contents, watch);
    if (question.form == Render::Form::Svg) {
        answer.svg = to_svg(picture, {.theme = question.theme, .watch = &watch});
        return;
    }
    const Board board = picture_board(puzzle, answer.contents, watch);
    PicturedPuzzle pictured{
        .puzzle = puzzle, .board = board, .initial = answer.asked.initial, .words = words};
    add_marks(pictured);
    answer.data = picture_json(answer.asked.name, picture, watch, &pictured);
}

/// Returns the puzzle without the rules that read files, i.e. lists of words: they say what fills the cells, and a picture without a solution
/// needs no list. So a crossword of another program is drawn although its list is missing.
Puzzle without_lists(const Puzzle& puzzle) {
    Puzzle drawn = puzzle;
    std::erase_if(drawn.rules, [](const RuleStatement& statement) {
        const RuleEntry* entry = Registry::standard().find(statement.name);
        return entry != nullptr && !entry->example_files.empty();
    });
    return drawn;
}

ExitCode render_grid(Work& work, const Render& question, PuzzleSolver& solver, const Asked& asked,
                     const std::vector<std::string>& notes) {
    RenderAnswer answer{.asked = asked};
    const auto solutions =
        question.solution ? find_solutions(work, solver, answer) : std::vector<std::vector<Value>>{};
    answer.contents = shown_solution(solver, asked.initial, solutions);
    answer.contents.language = question.lang;
    for (std::string& note : answer.contents.notes) note = explain::told_in(question.lang, std::move(note));
    if (question.form == Render::Form::Contents) return work.answer(std::move(answer));
    answer.contents.notes.insert(answer.contents.notes.begin(), notes.begin(), notes.end());
    LimitWatch watch(work.limits());
    draw(question, {work.source().blank}, watch, answer);
    if (watch.is_over(0)) {
        if (answer.has_no_solution) work.note(exit_code(answer));
        return work.stop(asked.name, *watch.reached(), Unanswered::Before::Drawn);
    }
    return work.answer(std::move(answer));
}

}  // namespace

void answer_question(Work& work, const Style& question) {
    work.answer(StyleAnswer{picture_style(question.theme, {.black_cells = BlackCells::ByClass})});
}

void answer_question(Work& work, const Render& question) {
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        const auto built = question.solution ? *puzzle.puzzle
                                             : std::make_shared<const Puzzle>(without_lists(**puzzle.puzzle));
        RuleContext built_context = work.rule_context(*built);
        auto solver = PuzzleSolver::build(built, Registry::standard(), built_context, work.limits());
        if (!solver) return work.refuse(puzzle.name, std::move(solver.error()));
        if (const auto limit = solver->build_limit())
            return work.stop(puzzle.name, *limit, Unanswered::Before::Made);
        std::vector<std::string> notes;
        RuleContext context = work.rule_context(**puzzle.puzzle);
        if (question.form != Render::Form::Contents)
            notes = rule_notes(**puzzle.puzzle, Registry::standard(), context, NotedRules::Undrawn,
                               question.lang);
        return for_each_grid(work, puzzle, [&](const Asked& asked) {
            return render_grid(work, question, *solver, asked, notes);
        });
    });
}

}  // namespace sator::ask
