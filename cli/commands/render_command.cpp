#include "cli/answers/puzzle_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/table_option.hpp"

namespace sator::cli {

namespace {

std::string_view no_solution_text(const ask::RenderAnswer& drawn) {
    if (drawn.asked.lacks_parts())
        return ": no solution is drawn, because not all of the puzzle is understood";
    return drawn.limit ? ": no solution was found within the limits" : " has no solution";
}

/// Adds the picture of each puzzle to a file.
class RenderListener final : public PuzzleListener {
  public:
    RenderListener(Session& session, PictureFile& file, SpokenLanguage language)
        : PuzzleListener(session, AnswerFormat::Pictures), file_(file), language_(language) {}

  private:
    std::string text_of(const ask::Answer&) override { return ""; }

    void before(const ask::Answer& answer) override {
        const auto& drawn = std::get<ask::RenderAnswer>(answer);
        const std::string& name = drawn.asked.name;
        if (drawn.has_no_solution)
            session().report(call_error(name + std::string(no_solution_text(drawn)), ""));
        PictureContents contents = drawn.contents;
        std::vector<std::string> notes = notes_of(drawn.asked);
        notes.insert(notes.end(), contents.notes.begin(), contents.notes.end());
        contents.notes = notes;
        if (!file_.add(*drawn.asked.puzzle, name, std::move(contents), notes, limits())) report_undrawn(name);
    }

    /// Returns the rules in words that the picture does not show; all initial grids of a puzzle share them.
    const std::vector<std::string>& notes_of(const ask::Asked& asked) {
        if (noted_ == asked.puzzle) return notes_;
        noted_ = asked.puzzle;
        RuleContext context = rule_context(*asked.puzzle);
        notes_ = file_.notes(*asked.puzzle, context, language_);
        return notes_;
    }

    PictureFile& file_;
    SpokenLanguage language_;
    std::shared_ptr<const Puzzle> noted_;
    std::vector<std::string> notes_;
};

class RenderCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        input_.add_to(options, request_);
        options.push_back(
            text("-o,--output", "OUT", output_,
                 "the file to write: .svg, .txt, .html, .pdf or .png (default: draw in characters "
                 "on standard output)"));
        options.push_back(table_option("solution", request_));
        options.push_back(table_option("theme", request_));
        options.push_back(language_.of(request_));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        auto& question = std::get<ask::Render>(request_.question);
        const Theme theme = question.theme;
        language_.complete(question.lang, session, output_.has_value());
        auto file = output_ ? PictureFile::named(*output_, theme) : PictureFile::typed(session);
        if (!file) return refuse_call(session, file.error());
        RenderListener listener(session, *file, question.lang);
        listener.ask(input_, request_, limits_.from_now(session));
        listener.write(*file);
        return listener.code();
    }

  private:
    ask::Request request_{.source = {}, .question = ask::Render{.form = ask::Render::Form::Contents}};
    PuzzleInput input_;
    LimitOptions limits_;
    LanguageOption language_;
    std::optional<std::string> output_;
};

}  // namespace

Panel render_panel() {
    return {
        .question = "render",
        .prepare = prepare_call<RenderCall>,
    };
}

}  // namespace sator::cli
