#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>
#include <thread>

#include "cli/answers/check_text.hpp"
#include "cli/answers/puzzle_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/process/hard_limit.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/table_option.hpp"
#include "sator/render/json/check_json.hpp"

namespace sator::cli {

namespace {

/// Tells the verdict before the remarks.
class CheckListener final : public PuzzleListener {
  public:
    CheckListener(Session& session, AnswerFormat format, CheckedParts parts, SpokenLanguage language)
        : PuzzleListener(session, format), parts_(parts), language_(language) {
        leave_out_remarks();  // the text has them among its own
    }

    /// Prints the verdict. JSON is one object, so its verdict is told early only if a limit ends the program.
    void verdict(const ask::Asked& asked, const CheckReport& report,
                 std::chrono::nanoseconds seconds) override {
        HardLimit* const hard_limit = session().hard_limit;
        const ScopedAnswer scoped_answer(hard_limit, HardLimit::Phase::Working);
        if (!is_json()) {
            session().out.write(verdict_text(asked.name, report, session(), language_));
            session().out.flush();
            known_.emplace(hard_limit,
                           HardLimit::KnownAnswer{"\nstopped by the ",
                                                  std::string(": there may be more remarks\n") +
                                                      (report.has_flaw() ? "\nnot well made\n" : "")});
        } else if (hard_limit != nullptr) {
            std::string line = check_json(asked.name, report, seconds, {}, language_);
            line.resize(line.size() - std::string_view("}\n").size());
            known_.emplace(hard_limit, HardLimit::KnownAnswer{line + ",\"stopped\":\"", "\"}\n"});
        }
    }

    void end_grid() override {
        known_.reset();
        PuzzleListener::end_grid();
    }

  private:
    std::string text_of(const ask::Answer& answer) override {
        const auto& checked = std::get<ask::CheckAnswer>(answer);
        return (known_ ? "" : verdict_text(checked.asked.name, checked.report, session(), language_)) +
               remarks_text(checked.report, session(), parts_, language_);
    }

    CheckedParts parts_;
    SpokenLanguage language_;
    std::optional<ScopedKnownAnswer> known_;  // once the verdict is told
};

class CheckCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options, request_);
        options.push_back(table_option("solutions", request_));
        options.push_back(
            flag("--all", all_,
                 "also report rules of the kind of puzzle that are not needed, e.g. a row or a box"));
        options.push_back(language_.of(request_));
        options.push_back(flag("--json", json_, "print JSON, one object per line"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        auto& question = std::get<ask::Check>(request_.question);
        question.threads = std::max(1u, std::thread::hardware_concurrency());
        language_.complete(question.lang, session, json_);
        CheckListener listener(session, json_ ? AnswerFormat::Json : AnswerFormat::Text,
                               all_ ? CheckedParts::All : CheckedParts::CluesAndGivens, question.lang);
        return listener.ask(input_, request_, limits_.from_now(session));
    }

  private:
    ask::Request request_{.source = {}, .question = ask::Check{}};
    PuzzleInput input_;
    LimitOptions limits_;
    LanguageOption language_;
    bool all_ = false, json_ = false;
};

}  // namespace

Panel check_panel() {
    return {
        .question = "check",
        .prepare = prepare_call<CheckCall>,
    };
}

}  // namespace sator::cli
