#include "cli/commands/render_command.hpp"

#include "cli/answers/answer_puzzles.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/render/picture/shown_solution.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

namespace {

/// Two solutions are enough to show that there are several.
constexpr std::size_t kMaxSolutions = 2;

class RenderCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    ExitCode draw(PuzzleCall& call, PictureFile& file, const ReadPuzzle& read) const;
    ExitCode draw_initial(const PuzzleCall& call, PictureFile& file, PuzzleSolver& solver,
                          std::size_t initial, const std::string& name,
                          const std::vector<std::string>& notes) const;

    PuzzleInput input_;
    LimitOptions limits_;
    std::optional<std::string> output_;
    bool solution_ = false;
    Theme theme_ = Theme::Auto;
};

std::vector<Option> RenderCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(text("-o,--output", "OUT", output_,
                           "the file to write: .svg, .txt, .html, .pdf or .png (default: draw in characters "
                           "on standard output)"));
    options.push_back(flag("--solution", solution_, "solve the puzzles and draw their solutions"));
    options.push_back(
        choice("--theme", theme_, {{"auto", Theme::Auto}, {"light", Theme::Light}, {"dark", Theme::Dark}},
               "colours (default auto: as the reader's system prefers, and light in .pdf and .png)"));
    limits_.add_to(options);
    return options;
}

ExitCode RenderCall::run(Session& session) {
    auto file = output_ ? PictureFile::named(*output_, theme_) : PictureFile::typed(session);
    if (!file) return refuse_call(session, file.error());
    PuzzleCall call{session, limits_.from_now(session), AnswerFormat::Pictures};
    const ExitCode code =
        answer_puzzles(call, input_, [&](const ReadPuzzle& read) { return draw(call, *file, read); });
    return call.write(*file, code);
}

ExitCode RenderCall::draw(PuzzleCall& call, PictureFile& file, const ReadPuzzle& read) const {
    const Puzzle& puzzle = **read.puzzle;
    RuleContext context{puzzle, call.clue_cache, call.resources, input_.regex_limits()};
    auto solver = PuzzleSolver::build(*read.puzzle, Registry::standard(), context, call.limits);
    if (!solver) return call.refuse(read.name, solver.error());
    if (solver->build_limit()) return call.report_stopped(read.name, *solver->build_limit());
    const std::vector<std::string> notes = file.notes(puzzle, context);
    return answer_initials(call, read, [&](std::size_t initial, const std::string& name) {
        return draw_initial(call, file, *solver, initial, name, notes);
    });
}

ExitCode RenderCall::draw_initial(const PuzzleCall& call, PictureFile& file, PuzzleSolver& solver,
                                  std::size_t initial, const std::string& name,
                                  const std::vector<std::string>& notes) const {
    std::vector<std::vector<Value>> solutions;
    ExitCode code = ExitCode::Found;
    if (solution_) {
        const Outcome outcome = solver.solve({.initial = initial}, [&](std::span<const Value> values) {
            solutions.emplace_back(values.begin(), values.end());
            return solutions.size() < kMaxSolutions;
        });
        if (solutions.empty()) {
            const bool is_stopped = std::holds_alternative<Stopped>(outcome);
            call.session.report(call_error(
                name + (is_stopped ? ": no solution was found within the limits" : " has no solution"), ""));
            code = is_stopped ? ExitCode::Stopped : ExitCode::None;
        }
    }
    PictureContents contents = shown_solution(solver, initial, solutions);
    std::vector<std::string> all = notes;
    all.insert(all.end(), contents.notes.begin(), contents.notes.end());
    contents.notes = all;
    const bool is_drawn = file.add(solver.puzzle(), name, std::move(contents), all, call.limits);
    return is_drawn ? code : call.report_undrawn(name);
}

}  // namespace

Command render_command() {
    return {
        .name = "render",
        .summary = "Draw puzzles, with or without their solutions.",
        .description =
            "Without -o, the picture is drawn in characters. The extension of OUT gives the format. Several "
            "puzzles become one page (.html), one text "
            "(.txt), the pages of a PDF, or numbered files such as out-1.svg. PDF and PNG are made by "
            "librsvg's program rsvg-convert (Debian's package librsvg2-bin). Rules without a picture "
            "are described below the grid.",
        .example =
            "sator render puzzles/killer-sudoku/cages.sator\n"
            "sator render puzzles/killer-sudoku/cages.sator -o cages.svg\n"
            "sator render puzzles/regex/*.json --solution -o regexes.html",
        .prepare = prepare_call<RenderCall>,
    };
}

}  // namespace sator::cli
