#include "cli/hint.hpp"

#include <algorithm>
#include <memory>

#include "cli/grid_state.hpp"
#include "cli/limit_options.hpp"
#include "cli/puzzle_input.hpp"
#include "cli/studied_puzzle.hpp"
#include "sator/explain/hint.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/render/step_json.hpp"
#include "sator/rules/language_cache.hpp"

namespace sator {

namespace {

class HintCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    ExitCode refuse(Session& session, const std::string& name, const Diagnostic& error) const;
    ExitCode help(Session& session, const ReadPuzzle& read, Resources& resources, const Limits& limits) const;
    ExitCode answer(Session& session, const Study& study, const Hint& hint, const std::string& name) const;

    PuzzleInput input_;
    LimitOptions limits_;
    std::optional<std::string> state_;
    HintStrength strength_ = HintStrength::Technique;
    bool json_ = false;
};

std::vector<Option> HintCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(text("--state", "GRID", state_,
                           "the grid as filled in so far: a file, or its values, '.' where open"));
    options.push_back(choice("--strength", strength_,
                             {{"1", HintStrength::Where},
                              {"2", HintStrength::Technique},
                              {"3", HintStrength::Cells},
                              {"4", HintStrength::All},
                              {"where", HintStrength::Where},
                              {"technique", HintStrength::Technique},
                              {"cells", HintStrength::Cells},
                              {"all", HintStrength::All}},
                             "how much to say: where to look, which technique, which cells and rules, all"));
    options.push_back(flag("--json", json_, "print an object a line for each puzzle"));
    limits_.add_to(options);
    return options;
}

ExitCode HintCall::run(Session& session) {
    const Limits limits = limits_.from_now(session);
    Resources resources = file_resources();
    const auto puzzles = input_.read(resources);
    if (!puzzles) {
        session.complain(puzzles.error());
        return ExitCode::Wrong;
    }
    const bool is_one =
        puzzles->size() == 1 && (!(*puzzles)[0].puzzle || (*(*puzzles)[0].puzzle)->initials.size() <= 1);
    if (state_ && !is_one) {
        session.complain(
            call_error("--state is about one puzzle, and there are several", "name a file that holds one"));
        return ExitCode::Wrong;
    }
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < puzzles->size(); ++i) {
        const ReadPuzzle& read = (*puzzles)[i];
        if (i > 0 && !json_) session.out.write("\n");
        code = worst(code, read.puzzle ? help(session, read, resources, limits)
                                       : refuse(session, read.name, read.puzzle.error()));
    }
    return code;
}

ExitCode HintCall::refuse(Session& session, const std::string& name, const Diagnostic& error) const {
    if (json_) session.out.write(JsonLines::error(name, error));
    session.complain(error);
    return ExitCode::Wrong;
}

/// What was filled in beside the givens.
std::vector<Given> entries_of(std::vector<Given> state, std::span<const Given> givens) {
    std::erase_if(state,
                  [&](const Given& entry) { return std::ranges::find(givens, entry) != givens.end(); });
    return state;
}

ExitCode HintCall::help(Session& session, const ReadPuzzle& read, Resources& resources,
                        const Limits& limits) const {
    const Puzzle& puzzle = **read.puzzle;
    std::vector<Given> state;
    if (state_) {
        auto known = read_state(*state_, puzzle, resources);
        if (!known) return refuse(session, read.name, known.error());
        state = std::move(*known);
    }
    LanguageCache languages;
    RuleContext context{puzzle, languages, resources, input_.regex_limits()};
    auto studied = StudiedPuzzle::make(puzzle, context);
    if (!studied) {
        for (const Diagnostic& error : studied.error()) refuse(session, read.name, error);
        return ExitCode::Wrong;
    }
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, puzzle.initials.size()); ++i) {
        if (i > 0 && !json_) session.out.write("\n");
        studied->make_ready_for(i, context);
        const auto givens = StudiedPuzzle::givens(puzzle, i);
        const Hint hint = find_hint(studied->study(), givens, entries_of(state, givens), limits);
        const std::string name = read.name + (puzzle.initials.empty() ? "" : puzzle.initials[i].name);
        code = worst(code, answer(session, studied->study(), hint, name));
    }
    return code;
}

ExitCode HintCall::answer(Session& session, const Study& study, const Hint& hint,
                          const std::string& name) const {
    const ExitCode code = !hint.mistakes.is_none() ? ExitCode::None
                          : hint.limit             ? ExitCode::Stopped
                                                   : ExitCode::Found;
    if (json_) {
        session.out.write(hint_json(study, hint.mistakes, hint.step ? &*hint.step : nullptr, name));
        return code;
    }
    std::string text = mistakes_text(study, hint.mistakes);
    if (hint.step) {
        text += hint_text(study, *hint.step, strength_);
        if (strength_ < HintStrength::All)
            text += "(--strength 1 to 4 says less or more; this is " +
                    std::to_string(static_cast<int>(strength_) + 1) + ".)\n";
    } else if (hint.is_done) {
        text += "Every cell is filled, and no rule is broken.\n";
    } else if (hint.limit) {
        text += "The " + std::string(name_of(*hint.limit)) + " was reached before a step was found.\n";
    } else if (hint.mistakes.is_none()) {
        text += "Several solutions are possible from here: nothing more follows.\n";
    }
    session.out.write(text);
    return code;
}

}  // namespace

Command hint_command() {
    return {
        .name = "hint",
        .summary = "Help somebody who is stuck: what is wrong in the grid, or the next deduction.",
        .description =
            "What is wrong comes first, as the rule that is broken and the cells; every grid that some "
            "solution completes is right. "
            "Exits with 1 where something is wrong.",
        .example =
            "sator hint puzzles/sudoku/plain.sator\n"
            "sator hint puzzles/regex/first-steps.json --state 'G./A.' --strength all",
        .prepare =
            [] {
                const auto call = std::make_shared<HintCall>();
                return Call{call->options(), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator
