#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "sator/base/utf8.hpp"
#include "sator/render/json/picture_json.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/picture/picture_style.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/picture/shown_solution.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/edit/printed_marks.hpp"
#include "sator/text/read/sator_language.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kSvgVersion = 1;
/// Two solutions are enough to show that there are several.
constexpr std::size_t kShownSolutions = 2;

std::optional<Theme> theme_named(std::string_view name) {
    if (name == "auto") return Theme::Auto;
    if (name == "light") return Theme::Light;
    if (name == "dark") return Theme::Dark;
    return std::nullopt;
}

Diagnostic unknown_theme(const std::string& name) {
    return error_in("request", "there is no theme '" + name + "'", "the themes are auto, light and dark");
}

std::string svg_json(const std::string& name, const Picture& picture, const SvgOptions& options) {
    const nlohmann::ordered_json line = {
        {"sator", kSvgVersion}, {"puzzle", name}, {"svg", to_svg(picture, options)}};
    return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

/// Finds the solutions to draw, and notes how the search ended.
std::vector<std::vector<Value>> solutions_of(Question& question, PuzzleSolver& solver, std::size_t initial) {
    std::vector<std::vector<Value>> solutions;
    if (!question.request.solution) return solutions;
    const SolveOptions options{.initial = initial, .progress = &question.progress.search()};
    const Outcome outcome = solver.solve(options, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < kShownSolutions;
    });
    if (solutions.empty())
        question.reply.end_with(std::holds_alternative<Stopped>(outcome) ? ExitCode::Stopped
                                                                         : ExitCode::None);
    return solutions;
}

/// Returns the marks that the puzzle's kind prints, for programs that edit them.
std::vector<PictureMark> marks_of(const Question& question, const Puzzle& puzzle) {
    if (question.request.form != "data" || !looks_like_sator(question.request.text)) return {};
    const auto printed = printed_marks_of(question.request.text);
    if (!printed) return {};
    std::map<std::pair<std::size_t, std::size_t>, CellId> cells;
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        if (const auto place = printed->place_of(puzzle.grid, CellId(i)))
            cells.emplace(std::pair(place->row, place->column), CellId(i));
    }
    std::vector<PictureMark> marks;
    for (std::size_t row = 0; row < printed->marks.size(); ++row) {
        for (std::size_t column = 0; column < printed->marks[row].size(); ++column) {
            const auto cell = cells.find({row, column});
            marks.push_back({row, column, to_utf8(printed->marks[row][column].text),
                             cell == cells.end() ? std::nullopt : std::optional(cell->second)});
        }
    }
    return marks;
}

void draw(Question& question, PuzzleSolver& solver, std::size_t initial, const std::string& name,
          std::vector<std::string> notes, Theme theme) {
    PictureContents contents = shown_solution(solver, initial, solutions_of(question, solver, initial));
    notes.insert(notes.end(), contents.notes.begin(), contents.notes.end());
    contents.notes = std::move(notes);
    LimitWatch watch(question.limits);
    const Picture picture = puzzle_picture(solver.puzzle(), contents, watch);
    const Board board = picture_board(solver.puzzle(), contents, watch);
    const PicturedPuzzle pictured{solver.puzzle(), board, initial, marks_of(question, solver.puzzle())};
    const std::string line = question.request.form == "svg"
                                 ? svg_json(name, picture, {.theme = theme, .watch = &watch})
                                 : picture_json(name, picture, watch, &pictured);
    if (watch.is_over(0)) return question.report_stopped(name, *watch.reached());
    question.reply.add(line);
}

}  // namespace

void style_question(Question& question) {
    const auto theme = theme_named(question.request.theme);
    if (!theme) return question.reply.refuse(unknown_theme(question.request.theme));
    const nlohmann::ordered_json line = {{"sator", kSvgVersion}, {"css", picture_style(*theme)}};
    question.reply.add(line.dump());
}

void render_question(Question& question) {
    const Request& request = question.request;
    const auto theme = theme_named(request.theme);
    if (!theme) return question.reply.refuse(unknown_theme(request.theme));
    if (request.form != "svg" && request.form != "data")
        return question.reply.refuse(error_in(
            "request", "there is no form '" + request.form + "' of a picture", "the forms are svg and data"));
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
        auto solver = PuzzleSolver::build(asked.puzzle, Registry::standard(), context, question.limits);
        if (!solver) return question.reply.refuse(asked.name, solver.error());
        if (const auto limit = solver->build_limit()) return question.report_stopped(asked.name, *limit);
        const auto notes = rule_notes(*asked.puzzle, Registry::standard(), context, NotedRules::Undrawn);
        for_each_initial(question, asked, [&](std::size_t initial, const std::string& name) {
            draw(question, *solver, initial, name, notes, *theme);
        });
    });
}

}  // namespace sator::web
