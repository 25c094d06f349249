#include <algorithm>

#include "cli/answers/language_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/write_file.hpp"

namespace sator::cli {

namespace {

/// Writes each text back to its file, or only names the files that would change.
class TidyListener final : public LanguageListener {
  public:
    TidyListener(Session& session, bool only_checks) : LanguageListener(session), only_checks_(only_checks) {}

  protected:
    void tell(const ask::Answer& answer) override {
        const auto& tidy = std::get<ask::FmtAnswer>(answer);
        if (only_checks_) {
            if (!tidy.is_changed) return;
            session().out.write(tidy.file + "\n");
            note(ExitCode::None);
        } else if (tidy.file == "-") {
            session().out.write(tidy.text);
        } else if (tidy.is_changed) {
            if (auto done = write_file(tidy.file, tidy.text); !done) refuse(done.error());
        }
    }

  private:
    bool only_checks_;
};

class FmtCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(
            texts("FILE", "", files_, "puzzle files in Sator's language; - is standard input").required());
        options.push_back(
            flag("--check", check_, "write nothing, and name the files that would change (exit status 1)"));
        return options;
    }

    ExitCode run(Session& session) const {
        ask::Source source;
        for (const std::string& file : files_) source.texts.push_back({read_file(file), file});
        return TidyListener(session, check_).ask(source, ask::Fmt{});
    }

  private:
    std::vector<std::string> files_;
    bool check_ = false;
};

}  // namespace

Panel fmt_panel() {
    return {
        .question = "fmt",
        .prepare = prepare_call<FmtCall>,
    };
}

}  // namespace sator::cli
