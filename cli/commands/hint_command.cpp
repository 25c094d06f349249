#include <filesystem>

#include "cli/answers/limit_text.hpp"
#include "cli/answers/puzzle_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/table_option.hpp"
#include "sator/explain/explanation/find_hint.hpp"

namespace sator::cli {

namespace {

class HintListener final : public PuzzleListener {
  public:
    HintListener(Session& session, AnswerFormat format, HintStrength strength, bool has_state)
        : PuzzleListener(session, format), strength_(strength), has_state_(has_state) {}

    std::expected<void, Diagnostic> begin(std::span<const ask::AskedPuzzle> puzzles) override {
        const bool is_one =
            puzzles.size() == 1 && (!puzzles[0].puzzle || (*puzzles[0].puzzle)->initials.size() <= 1);
        if (has_state_ && !is_one)
            return std::unexpected(call_error("--state needs a single puzzle, but there are several",
                                              "name a file with one puzzle"));
        return PuzzleListener::begin(puzzles);
    }

  private:
    std::string text_of(const ask::Answer& answer) override;

    HintStrength strength_;
    bool has_state_;
};

/// The sentences around a step and the mistakes.
struct HintFrame {
    std::string_view before_number, after_number, unknown, done, no_step, several;
};
constexpr HintFrame kHintFrames[] = {
    {"(This is --strength ", " of 4; a higher number reveals more.)\n",
     " before it was known whether the grid has a mistake.\n",
     "Every cell is filled, and no rule is broken.\n", " before a step was found.\n",
     "Several solutions are possible from here, so nothing more can be deduced.\n"},
    {"(Das ist --strength ", " von 4; eine höhere Zahl verrät mehr.)\n",
     ", bevor bekannt war, ob das Gitter einen Fehler hat.\n",
     "Jede Zelle ist gefüllt, und keine Regel ist verletzt.\n", ", bevor ein Schritt gefunden wurde.\n",
     "Von hier aus sind mehrere Lösungen möglich, also lässt sich nichts weiter folgern.\n"}};

std::string HintListener::text_of(const ask::Answer& answer) {
    const auto& hinted = std::get<ask::HintAnswer>(answer);
    const Hint& hint = hinted.hint;
    const HintFrame& frame = kHintFrames[static_cast<std::size_t>(hinted.lang)];
    std::string text = mistakes_text(*hinted.context, hint.mistakes, strength_, hinted.lang);
    if (hint.step) text += hint_text(*hinted.context, *hint.step, strength_, hinted.lang);
    if (!text.empty() && strength_ < HintStrength::All)
        text += std::string(frame.before_number) + std::to_string(static_cast<int>(strength_) + 1) +
                std::string(frame.after_number);
    if (hint.step) {
        if (hint.limit) text += reached_opening(*hint.limit, hinted.lang) + std::string(frame.unknown);
    } else if (hint.is_done) {
        text += frame.done;
    } else if (hint.limit) {
        text += reached_opening(*hint.limit, hinted.lang) + std::string(frame.no_step);
    } else if (hint.mistakes.is_none()) {
        text += frame.several;
    }
    return text;
}

class HintCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    ask::Request request_{.source = {}, .question = ask::Hint{}};
    PuzzleInput input_;
    LimitOptions limits_;
    std::optional<std::string> state_;
    LanguageOption language_;
    HintStrength strength_ = HintStrength::Technique;
    bool json_ = false;
};

std::vector<Option> HintCall::options() {
    std::vector<Option> options;
    input_.add_to(options, request_);
    options.push_back(table_text("state", state_, request_.question));
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
    options.push_back(language_.of(request_));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    limits_.add_to(options);
    return options;
}

/// Returns the grid of --state, which is a file's name ("-" for standard input) or the grid itself.
std::expected<std::string, Diagnostic> text_of_state(const std::string& state) {
    std::error_code error;
    if (state != "-" && !std::filesystem::is_regular_file(state, error)) return state;
    return read_file(state);
}

ExitCode HintCall::run(Session& session) {
    language_.complete(std::get<ask::Hint>(request_.question).lang, session, json_);
    HintListener listener(session, json_ ? AnswerFormat::Json : AnswerFormat::Text, strength_,
                          state_.has_value());
    if (state_)
        std::get<ask::Hint>(request_.question).player = {.state = text_of_state(*state_),
                                                         .state_name = "--state"};
    return listener.ask(input_, request_, limits_.from_now(session));
}

}  // namespace

Panel hint_panel() {
    return {
        .question = "hint",
        .prepare = prepare_call<HintCall>,
    };
}

}  // namespace sator::cli
