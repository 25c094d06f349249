#include "cli/explain.hpp"

#include <memory>

#include "cli/limit_options.hpp"
#include "cli/puzzle_input.hpp"
#include "cli/way_text.hpp"
#include "sator/explain/way.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/puzzle_solver.hpp"

namespace sator {

namespace {

class ExplainCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    struct Shared {
        Session& session;
        Limits limits;
        LanguageCache languages;
        Resources resources;
    };

    ExitCode refuse(Session& session, const std::string& name, const Diagnostic& error) const;
    ExitCode explain(Shared& shared, const ReadPuzzle& read) const;
    ExitCode explain_initial(Shared& shared, const Study& study, std::size_t initial,
                             const std::string& name) const;

    PuzzleInput input_;
    LimitOptions limits_;
    bool json_ = false;
};

std::vector<Option> ExplainCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(flag("--json", json_, "print an object a line for each puzzle"));
    limits_.add_to(options);
    return options;
}

ExitCode ExplainCall::run(Session& session) {
    Shared shared{session, limits_.from_now(session), {}, file_resources()};
    const auto puzzles = input_.read(shared.resources);
    if (!puzzles) {
        session.complain(puzzles.error());
        return ExitCode::Wrong;
    }
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < puzzles->size(); ++i) {
        const ReadPuzzle& read = (*puzzles)[i];
        if (i > 0 && !json_) session.out.write("\n");
        code = worst(code,
                     read.puzzle ? explain(shared, read) : refuse(session, read.name, read.puzzle.error()));
    }
    return code;
}

ExitCode ExplainCall::refuse(Session& session, const std::string& name, const Diagnostic& error) const {
    if (json_) session.out.write(JsonLines::error(name, error));
    session.complain(error);
    return ExitCode::Wrong;
}

ExitCode ExplainCall::explain(Shared& shared, const ReadPuzzle& read) const {
    const Puzzle& puzzle = **read.puzzle;
    RuleContext context{puzzle, shared.languages, shared.resources, input_.regex_limits()};
    const auto initials = std::max<std::size_t>(1, puzzle.initials.size());
    std::unique_ptr<Study> study;
    std::optional<RuleList> rules;
    std::optional<Model> model;
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < initials; ++i) {
        if (i == 0) {
            auto made = make_rules(Registry::standard(), context);
            if (!made) {
                for (const Diagnostic& error : made.error()) refuse(shared.session, read.name, error);
                return ExitCode::Wrong;
            }
            rules = std::move(*made);
            model = build_model(puzzle, *rules);
            study = std::make_unique<Study>(puzzle, *rules, *model);
        }
        if (i > 0 && !json_) shared.session.out.write("\n");
        const std::string name = read.name + (puzzle.initials.empty() ? "" : puzzle.initials[i].name);
        code = worst(code, explain_initial(shared, *study, i, name));
    }
    return code;
}

ExitCode ExplainCall::explain_initial(Shared& shared, const Study& study, std::size_t initial,
                                      const std::string& name) const {
    const Puzzle& puzzle = study.puzzle();
    const auto givens = initial < puzzle.initials.size()
                            ? std::span<const Given>(puzzle.initials[initial].givens)
                            : std::span<const Given>();
    const Way way = find_way(study, givens, shared.limits);
    shared.session.out.write(way_text(study, way, name, shared.session));
    switch (way.end) {
        case WayEnd::Solved:
        case WayEnd::Several:
            return ExitCode::Found;
        case WayEnd::Clash:
            return ExitCode::None;
        case WayEnd::Stopped:
            break;
    }
    return ExitCode::Stopped;
}

}  // namespace

Command explain_command() {
    return {
        .name = "explain",
        .summary = "Explain how a person would solve a puzzle, one deduction after the other.",
        .description =
            "Goes from the givens to the solution by the easiest technique that gives anything, and starts "
            "again from the "
            "easiest after each step. A step names the rules and the cells that it needs, and no others.",
        .example =
            "sator explain puzzles/sudoku/plain.sator\n"
            "sator explain --json puzzles/regex/first-steps.json",
        .prepare =
            [] {
                const auto call = std::make_shared<ExplainCall>();
                return Call{call->options(), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator
