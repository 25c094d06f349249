#include <utility>

#include "cli/answers/explanation_text.hpp"
#include "cli/answers/puzzle_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/pictures/picture_file.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/table_option.hpp"
#include "sator/base/errors.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/render/picture/explanation_pictures.hpp"

namespace sator::cli {

namespace {

class ExplainListener final : public PuzzleListener {
  public:
    /// `pictures` may be null.
    ExplainListener(Session& session, AnswerFormat format, PictureFile* pictures)
        : PuzzleListener(session, format), pictures_(pictures) {}

  private:
    std::string text_of(const ask::Answer& answer) override {
        if (const auto* explained = std::get_if<ask::ExplainAnswer>(&answer))
            return explanation_text(*explained->context, explained->explanation, explained->asked.name,
                                    explained->lang, session());
        const auto& why = std::get<ask::WhyNotAnswer>(answer);
        return why_not_text(*why.context, why.why, why.candidate, why.asked.name, why.lang, session());
    }

    void before(const ask::Answer& answer) override {
        if (pictures_ == nullptr) return;
        if (const auto* explained = std::get_if<ask::ExplainAnswer>(&answer)) {
            add_pictures(explained->asked, explanation_pictures(*explained->context, explained->explanation,
                                                                explained->asked.initial, explained->lang));
            return;
        }
        const auto& why = std::get<ask::WhyNotAnswer>(answer);
        const std::string told = why_not_answer(*why.context, why.why, why.candidate, why.lang);
        add_pictures(why.asked, why_not_pictures(*why.context, why.why, told, why.asked.initial, why.lang));
    }

    void add_pictures(const ask::Asked& asked, std::vector<PageSection> sections) {
        sections.front().heading = asked.name + ": " + sections.front().heading;
        for (PageSection& section : sections) pictures_->add(std::move(section));
    }

    PictureFile* pictures_;
};

class ExplainCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    std::expected<std::optional<PictureFile>, Diagnostic> picture_file() const;

    ask::Request request_{.source = {}, .question = ask::Explain{}};
    PuzzleInput input_;
    LimitOptions limits_;
    LanguageOption language_;
    bool json_ = false;
    std::optional<std::string> picture_;
};

std::vector<Option> ExplainCall::options() {
    std::vector<Option> options;
    input_.add_to(options, request_);
    for (const std::string_view name : {"why_not", "smallest", "verify"})
        options.push_back(table_option(name, request_));
    options.push_back(language_.of(request_));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(text("--svg", "OUT", picture_,
                           "also draw the steps: .html makes one page, .pdf one page per step, .svg and .png "
                           "one numbered file per step"));
    limits_.add_to(options);
    return options;
}

std::expected<std::optional<PictureFile>, Diagnostic> ExplainCall::picture_file() const {
    if (!picture_) return std::nullopt;
    auto file = PictureFile::named(*picture_);
    if (!file) return failure(file);
    if (!file->is_text()) return std::move(*file);
    return std::unexpected(call_error("a text has no pictures",
                                      "the explanation is already text; use .html or .svg for pictures"));
}

ExitCode ExplainCall::run(Session& session) {
    language_.complete(std::get<ask::Explain>(request_.question).lang, session, json_);
    auto pictures = picture_file();
    if (!pictures) return refuse_call(session, pictures.error());
    PictureFile* const file = *pictures ? &**pictures : nullptr;
    ExplainListener listener(session, json_ ? AnswerFormat::Json : AnswerFormat::Text, file);
    listener.ask(input_, request_, limits_.from_now(session));
    if (file != nullptr) listener.write(*file);
    return listener.code();
}

}  // namespace

Panel explain_panel() {
    return {
        .question = "explain",
        .prepare = prepare_call<ExplainCall>,
    };
}

}  // namespace sator::cli
