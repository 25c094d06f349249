#include "cli/commands/hint_command.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/answers/answer_puzzles.hpp"
#include "cli/answers/limit_text.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/read_file.hpp"
#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/render/text/explanation_json.hpp"
#include "sator/text/initial/grid_state.hpp"

namespace sator::cli {

namespace {

class HintCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    ExitCode help(PuzzleCall& call, const ReadPuzzle& read) const;
    ExitCode answer(const PuzzleCall& call, const PuzzleContext& context, const Hint& hint,
                    const std::string& name) const;

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
                           "the grid as filled in so far: a file, or its values with '.' for an open cell "
                           "(default: the givens)"));
    options.push_back(choice("--strength", strength_,
                             {{"1", HintStrength::Where},
                              {"2", HintStrength::Technique},
                              {"3", HintStrength::Cells},
                              {"4", HintStrength::All},
                              {"where", HintStrength::Where},
                              {"technique", HintStrength::Technique},
                              {"cells", HintStrength::Cells},
                              {"all", HintStrength::All}},
                             "how much to reveal: where to look, which technique, which cells and rules, or "
                             "all (default technique)"));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    limits_.add_to(options);
    return options;
}

ExitCode HintCall::run(Session& session) {
    PuzzleCall call{session, limits_.from_now(session), json_ ? AnswerFormat::Json : AnswerFormat::Text};
    const auto puzzles = call.read(input_);
    if (!puzzles) return refuse_call(session, puzzles.error());
    const bool is_one =
        puzzles->size() == 1 && (!(*puzzles)[0].puzzle || (*(*puzzles)[0].puzzle)->initials.size() <= 1);
    if (state_ && !is_one) {
        return refuse_call(session, call_error("--state needs a single puzzle, but there are several",
                                               "name a file with one puzzle"));
    }
    return answer_puzzles(call, *puzzles, [&](const ReadPuzzle& read) { return help(call, read); });
}

/// Reads the grid of --state, which is a file's name ("-" for standard input) or the grid itself.
std::expected<std::vector<Given>, Diagnostic> named_state(const std::string& state, const Puzzle& puzzle,
                                                          Resources& resources) {
    std::string text = state;
    std::error_code error;
    if (state == "-" || std::filesystem::is_regular_file(state, error)) {
        auto content = read_file(state);
        if (!content) return std::unexpected(std::move(content.error()));
        text = std::move(*content);
    }
    auto givens = read_state(std::move(text), puzzle, resources);
    if (!givens && givens.error().file.empty()) givens.error().file = "--state";
    return givens;
}

/// Returns the values of the state that are not givens.
std::vector<Given> entries_of(std::vector<Given> state, std::span<const Given> givens) {
    std::erase_if(state,
                  [&](const Given& entry) { return std::ranges::find(givens, entry) != givens.end(); });
    return state;
}

ExitCode HintCall::help(PuzzleCall& call, const ReadPuzzle& read) const {
    std::vector<Given> state;
    if (state_) {
        auto known = named_state(*state_, **read.puzzle, call.resources);
        if (!known) return call.refuse(read.name, known.error());
        state = std::move(*known);
    }
    return answer_with_context(
        call, read, input_.regex_limits(),
        [&](const PuzzleContext& context, std::size_t initial, const std::string& name) {
            const auto givens = PreparedPuzzle::givens(context.puzzle(), initial);
            const Hint hint = find_hint(context, givens, entries_of(state, givens), call.limits);
            return answer(call, context, hint, name);
        });
}

ExitCode HintCall::answer(const PuzzleCall& call, const PuzzleContext& context, const Hint& hint,
                          const std::string& name) const {
    const ExitCode code = !hint.mistakes.is_none() ? ExitCode::None
                          : hint.limit             ? ExitCode::Stopped
                                                   : ExitCode::Found;
    if (json_) {
        call.write_answer(
            [&] { return hint_json(context, hint.mistakes, hint.step ? &*hint.step : nullptr, name); });
        return code;
    }
    std::string text = mistakes_text(context, hint.mistakes, strength_);
    if (hint.step) text += hint_text(context, *hint.step, strength_);
    if (!text.empty() && strength_ < HintStrength::All)
        text += "(This is --strength " + std::to_string(static_cast<int>(strength_) + 1) +
                " of 4; a higher number reveals more.)\n";
    if (hint.step) {
        if (hint.limit)
            text += reached_opening(*hint.limit) + " before it was known whether the grid has a mistake.\n";
    } else if (hint.is_done) {
        text += "Every cell is filled, and no rule is broken.\n";
    } else if (hint.limit) {
        text += reached_opening(*hint.limit) + " before a step was found.\n";
    } else if (hint.mistakes.is_none()) {
        text += "Several solutions are possible from here, so nothing more can be deduced.\n";
    }
    call.write_answer([&] { return std::move(text); });
    return code;
}

}  // namespace

Command hint_command() {
    return {
        .name = "hint",
        .summary = "Help with a partly filled grid: show a mistake, or else hint at the next deduction.",
        .description =
            "Mistakes come first: --strength 1 says only in which line or region a mistake is, 2 what is "
            "wrong there, 3 which cells, and 4 everything. A grid that some solution completes has no "
            "mistake.\n\n"
            "Exit status: 0 if there is no mistake, 1 if there is one, 2 if the input is wrong, 3 if a "
            "limit was reached before the hint was complete.",
        .example =
            "sator hint puzzles/sudoku/plain.sator\n"
            "sator hint puzzles/regex/first-steps.json --state 'G./A.' --strength all",
        .prepare = prepare_call<HintCall>,
    };
}

}  // namespace sator::cli
