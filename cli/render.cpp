#include "cli/render.hpp"

#include <memory>

#include "cli/limit_options.hpp"
#include "cli/picture_file.hpp"
#include "cli/puzzle_input.hpp"
#include "cli/shown_solution.hpp"
#include "sator/render/rule_notes.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/puzzle_solver.hpp"

namespace sator {

namespace {

/// Enough to tell whether there are several.
constexpr std::size_t kSolutions = 2;

class RenderCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    /// What all puzzles of a call share.
    struct Shared {
        Session& session;
        PictureFile file;
        Limits limits;
        LanguageCache languages;
        Resources resources;
    };

    ExitCode draw(Shared& shared, const ReadPuzzle& read) const;
    ExitCode draw_initial(Shared& shared, PuzzleSolver& solver, std::size_t initial, const std::string& name,
                          const std::vector<std::string>& notes) const;

    PuzzleInput input_;
    LimitOptions limits_;
    std::string output_;
    bool solution_ = false;
    Theme theme_ = Theme::Auto;
};

std::vector<Option> RenderCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(
        text("-o,--output", "OUT", output_, "the file to write: .svg, .txt, .html, .pdf or .png").required());
    options.push_back(flag("--solution", solution_, "solve the puzzles and draw their solutions"));
    options.push_back(choice("--theme", theme_,
                             {{"auto", Theme::Auto}, {"light", Theme::Light}, {"dark", Theme::Dark}},
                             "colours; auto is as the reader's screen prefers, and light in .pdf and .png"));
    limits_.add_to(options);
    return options;
}

ExitCode RenderCall::run(Session& session) {
    auto file = PictureFile::named(output_, theme_);
    if (!file) {
        session.complain(file.error());
        return ExitCode::Wrong;
    }
    Shared shared{session, std::move(*file), limits_.from_now(session), {}, file_resources()};
    const auto puzzles = input_.read(shared.resources);
    if (!puzzles) {
        session.complain(puzzles.error());
        return ExitCode::Wrong;
    }
    ExitCode code = ExitCode::Found;
    for (const ReadPuzzle& read : *puzzles) {
        if (!read.puzzle) session.complain(read.puzzle.error());
        code = worst(code, read.puzzle ? draw(shared, read) : ExitCode::Wrong);
    }
    if (shared.file.size() == 0) return code;
    if (const auto error = shared.file.write()) {
        session.complain(*error);
        return ExitCode::Wrong;
    }
    return code;
}

ExitCode RenderCall::draw(Shared& shared, const ReadPuzzle& read) const {
    const Puzzle& puzzle = **read.puzzle;
    RuleContext context{puzzle, shared.languages, shared.resources, input_.regex_limits()};
    auto solver = PuzzleSolver::build(*read.puzzle, Registry::standard(), context, shared.limits);
    if (!solver) {
        for (const Diagnostic& error : solver.error()) shared.session.complain(error);
        return ExitCode::Wrong;
    }
    const Told told = shared.file.is_text() ? Told::All : Told::Untold;
    const std::vector<std::string> notes = rule_notes(puzzle, Registry::standard(), context, told);
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, puzzle.initials.size()); ++i) {
        const std::string name = read.name + (i < puzzle.initials.size() ? puzzle.initials[i].name : "");
        code = worst(code, draw_initial(shared, *solver, i, name, notes));
    }
    return code;
}

ExitCode RenderCall::draw_initial(Shared& shared, PuzzleSolver& solver, std::size_t initial,
                                  const std::string& name, const std::vector<std::string>& notes) const {
    std::vector<std::vector<Value>> solutions;
    ExitCode code = ExitCode::Found;
    if (solution_) {
        const Outcome outcome = solver.solve(initial, [&](std::span<const Value> values) {
            solutions.emplace_back(values.begin(), values.end());
            return solutions.size() < kSolutions;
        });
        if (solutions.empty()) {
            const bool is_stopped = std::holds_alternative<Stopped>(outcome);
            shared.session.complain(call_error(
                name + (is_stopped ? ": no solution was found within the limits" : " has no solution"), ""));
            code = is_stopped ? ExitCode::Stopped : ExitCode::None;
        }
    }
    Shown shown = shown_solution(solver, initial, solutions);
    std::vector<std::string> all = notes;
    all.insert(all.end(), shown.notes.begin(), shown.notes.end());
    shown.notes = all;
    shared.file.add(solver.puzzle(), name, std::move(shown), all);
    return code;
}

}  // namespace

Command render_command() {
    return {
        .name = "render",
        .summary = "Draw puzzles, with or without their solutions.",
        .description =
            "The ending of OUT says as what. Several puzzles become one page or text, pages of a PDF, or "
            "files with numbers: "
            "out-1.svg. PDF and PNG are made by librsvg's program rsvg-convert (Debian's package "
            "librsvg2-bin). Rules "
            "without a picture are told below the grid.",
        .example =
            "sator render puzzles/killer-sudoku/cages.sator -o cages.svg\n"
            "sator render puzzles/regex/*.json --solution -o regexes.html",
        .prepare =
            [] {
                const auto call = std::make_shared<RenderCall>();
                return Call{call->options(), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator
