#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/answers/language_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/help_layout.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/write_file.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/kinds/puzzle_beginnings.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;
using text::PuzzleBeginning;

/// Lists the kinds, or writes the puzzle of one to the output or to a new file.
class NewListener final : public LanguageListener {
  public:
    NewListener(Session& session, bool lists, std::optional<std::string> output, SpokenLanguage language)
        : LanguageListener(session), lists_(lists), output_(std::move(output)), language_(language) {}

  protected:
    void tell(const ask::Answer& answer) override {
        const auto& beginnings = std::get<ask::NewAnswer>(answer).beginnings;
        lists_ ? list(beginnings) : write(beginnings.front().text);
    }

  private:
    void list(const std::vector<PuzzleBeginning>& beginnings) {
        const HelpLayout layout(session().help_columns());
        for (const PuzzleBeginning& kind : beginnings)
            session().out.write(layout.row(kind.name, description_of(kind)));
        session().out.write(
            "\n" +
            layout.paragraphs(language_ == SpokenLanguage::German
                                  ? "Auch eine Regel, die 'sator rules' nennt, beginnt ein Rätsel: sator "
                                    "new thermometer."
                                  : "A rule that 'sator rules' lists begins a puzzle, too: sator "
                                    "new thermometer."));
    }

    /// Returns the first sentences of the kind; without a translation in English, after "(English)".
    std::string description_of(const PuzzleBeginning& beginning) const {
        if (language_ == SpokenLanguage::English) return beginning.description;
        const text::Kind* kind = text::find_kind(beginning.name);
        std::string german =
            kind == nullptr || kind->definition == nullptr ? "" : kind->definition->says_german;
        std::erase_if(german, [](char c) { return c == '{' || c == '}'; });
        return german.empty() ? std::string(explain::kInEnglish) + beginning.description
                              : text::first_sentences(german);
    }

    void write(const std::string& text) {
        std::error_code error;
        if (!output_) {
            session().out.write(text);
        } else if (fs::exists(*output_, error)) {
            refuse(
                error_in(*output_, "the file exists already", "name another file, or remove this one first"));
        } else if (const auto done = write_file(*output_, text); !done) {
            refuse(done.error());
        } else {
            session().out.write(*output_ + " is written; try: sator solve " + *output_ + "\n");
        }
    }

    bool lists_;
    std::optional<std::string> output_;
    SpokenLanguage language_;
};

class NewCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(
            text("KIND", "", kind_, "the kind of puzzle; without it, all kinds are listed")
                .suggesting(text::beginning_names(text::KnownKinds(text::KindTable::standard()))));
        options.push_back(
            text("-o,--output", "OUT", output_, "the new file (default: print it to standard output)"));
        options.push_back(
            text("--include", "FILE", include_, "a file with definitions, whose kinds are known, too"));
        options.push_back(
            language_.of(language_chosen_, "language of the list (default en; on a terminal that of LANG)"));
        return options;
    }

    ExitCode run(Session& session) {
        language_.complete(language_chosen_, session, false);
        if (!kind_ && output_) {
            session.report(call_error("the kind of the new puzzle is missing", "sator new lists the kinds"));
            return ExitCode::Wrong;
        }
        ask::Source source;
        source.files = file_resources();
        const ask::New question{.kind = kind_.value_or(""),
                                .include = include_.value_or(""),
                                .included_as = include_ ? name_in_output(*include_) : ""};
        return NewListener(session, question.kind.empty(), output_, language_chosen_).ask(source, question);
    }

  private:
    /// Returns the path of a file as seen from the new one.
    std::string name_in_output(const std::string& file) const {
        const fs::path path = file, folder = output_ ? fs::path(*output_).parent_path() : fs::path();
        if (folder.empty() || !path.is_relative()) return file;
        std::error_code error;
        const fs::path seen = fs::proximate(path, folder, error);
        return error ? file : seen.string();
    }

    std::optional<std::string> kind_, output_, include_;
    LanguageOption language_;
    SpokenLanguage language_chosen_ = SpokenLanguage::English;
};

}  // namespace

Panel new_panel() {
    return {
        .question = "new",
        .prepare = prepare_call<NewCall>,
    };
}

}  // namespace sator::cli
