#include "cli/explain.hpp"

#include <memory>

#include "cli/limit_options.hpp"
#include "cli/named_candidate.hpp"
#include "cli/picture_file.hpp"
#include "cli/puzzle_input.hpp"
#include "cli/studied_puzzle.hpp"
#include "cli/way_text.hpp"
#include "sator/base/check.hpp"
#include "sator/explain/prove.hpp"
#include "sator/explain/way.hpp"
#include "sator/explain/why_not.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/render/step_json.hpp"
#include "sator/render/way_pictures.hpp"
#include "sator/rules/language_cache.hpp"

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
        std::optional<PictureFile> pictures;
    };

    std::expected<std::optional<PictureFile>, Diagnostic> picture_file() const;
    void add_pictures(Shared& shared, const Study& study, const Way& way, std::size_t initial,
                      const std::string& name) const;
    ExitCode refuse(Session& session, const std::string& name, const Diagnostic& error) const;
    ExitCode explain(Shared& shared, const ReadPuzzle& read) const;
    ExitCode explain_initial(Shared& shared, const Study& study, std::size_t initial,
                             const std::string& name) const;
    ExitCode explain_candidate(Shared& shared, const Study& study, std::size_t initial,
                               const std::string& name) const;
    void verify(const Study& study, std::span<const Step> steps, const Limits& limits) const;

    PuzzleInput input_;
    LimitOptions limits_;
    bool json_ = false, smallest_ = false, verify_ = false;
    std::optional<std::string> why_not_, picture_;
};

std::vector<Option> ExplainCall::options() {
    std::vector<Option> options;
    input_.add_to(options);
    options.push_back(
        text("--why-not", "CELL=VALUE", why_not_, "say why a candidate such as R3C4=5 is impossible"));
    options.push_back(flag("--smallest", smallest_, "prove for each step that no fewer rules show it"));
    options.push_back(
        flag("--verify", verify_, "prove each step again by a search over its rules and facts alone"));
    options.push_back(flag("--json", json_, "print an object a line for each puzzle"));
    options.push_back(
        text("--svg", "OUT", picture_,
             "also draw the steps: .html is one page, .pdf a page a step, .svg and .png files with numbers"));
    limits_.add_to(options);
    return options;
}

std::expected<std::optional<PictureFile>, Diagnostic> ExplainCall::picture_file() const {
    if (!picture_) return std::nullopt;
    auto file = PictureFile::named(*picture_);
    if (!file) return std::unexpected(std::move(file.error()));
    if (!file->is_text()) return std::move(*file);
    return std::unexpected(
        call_error("a text has no pictures", "the explanation itself is text; or write .html or .svg"));
}

ExitCode ExplainCall::run(Session& session) {
    auto pictures = picture_file();
    if (!pictures) {
        session.complain(pictures.error());
        return ExitCode::Wrong;
    }
    Shared shared{session, limits_.from_now(session), {}, file_resources(), std::move(*pictures)};
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
    if (!shared.pictures || shared.pictures->size() == 0) return code;
    const auto error = shared.pictures->write();
    if (error) session.complain(*error);
    return error ? worst(code, ExitCode::Wrong) : code;
}

ExitCode ExplainCall::refuse(Session& session, const std::string& name, const Diagnostic& error) const {
    if (json_) session.out.write(JsonLines::error(name, error));
    session.complain(error);
    return ExitCode::Wrong;
}

ExitCode ExplainCall::explain(Shared& shared, const ReadPuzzle& read) const {
    const Puzzle& puzzle = **read.puzzle;
    RuleContext context{puzzle, shared.languages, shared.resources, input_.regex_limits()};
    auto studied = StudiedPuzzle::make(puzzle, context);
    if (!studied) {
        for (const Diagnostic& error : studied.error()) refuse(shared.session, read.name, error);
        return ExitCode::Wrong;
    }
    const auto initials = std::max<std::size_t>(1, puzzle.initials.size());
    ExitCode code = ExitCode::Found;
    for (std::size_t i = 0; i < initials; ++i) {
        if (i > 0 && !json_) shared.session.out.write("\n");
        studied->make_ready_for(i, context);
        const std::string name = read.name + (puzzle.initials.empty() ? "" : puzzle.initials[i].name);
        code = worst(code, why_not_ ? explain_candidate(shared, studied->study(), i, name)
                                    : explain_initial(shared, studied->study(), i, name));
    }
    return code;
}

void ExplainCall::add_pictures(Shared& shared, const Study& study, const Way& way, std::size_t initial,
                               const std::string& name) const {
    std::vector<PageSection> sections = way_pictures(study, way, initial);
    sections.front().heading = name + ": " + sections.front().heading;
    for (PageSection& section : sections) shared.pictures->add(std::move(section));
}

void ExplainCall::verify(const Study& study, std::span<const Step> steps, const Limits& limits) const {
    for (const Step& step : steps) SATOR_CHECK(!verify_ || prove(study, step, limits) != Proof::Refuted);
}

ExitCode ExplainCall::explain_initial(Shared& shared, const Study& study, std::size_t initial,
                                      const std::string& name) const {
    const Way way = find_way(study, StudiedPuzzle::givens(study.puzzle(), initial), shared.limits,
                             smallest_ ? RuleSets::Smallest : RuleSets::Minimal);
    verify(study, way.steps, shared.limits);
    if (shared.pictures) add_pictures(shared, study, way, initial, name);
    shared.session.out.write(json_ ? way_json(study, way, name) : way_text(study, way, name, shared.session));
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

ExitCode ExplainCall::explain_candidate(Shared& shared, const Study& study, std::size_t initial,
                                        const std::string& name) const {
    const auto candidate = named_candidate(study, *why_not_);
    if (!candidate) {
        shared.session.complain(candidate.error());
        return ExitCode::Wrong;
    }
    const WhyNot why =
        why_not(study, StudiedPuzzle::givens(study.puzzle(), initial), *candidate, shared.limits);
    verify(study, why.steps, shared.limits);
    shared.session.out.write(json_ ? why_not_json(study, why, *candidate, name)
                                   : why_not_text(study, why, *candidate, name, shared.session));
    if (why.answer == WhyNot::Answer::Possible) return ExitCode::None;
    return why.answer == WhyNot::Answer::Stopped ? ExitCode::Stopped : ExitCode::Found;
}

}  // namespace

Command explain_command() {
    return {
        .name = "explain",
        .summary = "Explain how a person would solve a puzzle, one deduction after the other.",
        .description =
            "Goes from the givens to the solution by the easiest technique that gives anything, and starts "
            "again from the "
            "easiest after each step. A step names the rules and the cells that it needs, and no others. "
            "With "
            "--why-not it exits with 1 where the candidate is possible.",
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
