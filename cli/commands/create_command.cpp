#include "cli/commands/create_command.hpp"

#include "cli/answers/made_puzzle_text.hpp"
#include "cli/commands/create_options_of_call.hpp"
#include "cli/commands/help_layout.hpp"
#include "cli/process/write_file.hpp"
#include "sator/create/kinds/puzzle_maker.hpp"
#include "sator/draw_svg.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/render/text/grid_text.hpp"

namespace sator::cli {

namespace {

/// How long the program tries if the caller states no limit.
constexpr auto kUsualTime = std::chrono::minutes(1);

class CreateCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    static void list(Session& session);
    ExitCode make(Session& session, const CreateOptions& request) const;
    ExitCode write(Session& session, const CreateOptions& request, const MadePuzzle& puzzle) const;
    std::expected<std::string, Diagnostic> text_of(const CreateOptions& request,
                                                   const MadePuzzle& puzzle) const;
    std::optional<Diagnostic> write_files(const MadePuzzle& puzzle) const;
    static ExitCode refuse(Session& session, Diagnostic error, ExitCode code = ExitCode::Wrong);

    CreateCallOptions options_;
    LimitOptions limits_;
    std::uint64_t count_ = 1;
    bool json_ = false;
    std::optional<std::string> svg_, solution_, out_;
    std::string format_ = "sator";
};

std::vector<Option> CreateCall::options() {
    std::vector<Option> options;
    options_.add_to(options);
    options.push_back(
        number("--count", "N", count_, "make N puzzles, with seeds that follow one another", 1));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(text("-o,--output", "OUT", out_, "the file to write (default: standard output)"));
    options.push_back(text("--svg", "OUT", svg_, "also draw the puzzle to this file"));
    options.push_back(text("--solution", "OUT", solution_, "also write the solution to this file"));
    options.push_back(
        text("--format", "NAME", format_, "the format of the puzzle (default: sator); see sator formats"));
    limits_.add_to(options);
    return options;
}

void CreateCall::list(Session& session) {
    const HelpLayout layout(session.help_columns());
    for (const create::CreatedKind& kind : create::created_kinds())
        session.out.write(layout.row(kind.name, kind.summary));
}

ExitCode CreateCall::refuse(Session& session, Diagnostic error, ExitCode code) {
    if (error.file.empty()) error.file = "sator create";
    session.report(error);
    return code;
}

ExitCode CreateCall::run(Session& session) {
    if (!limits_.time) limits_.time = kUsualTime * count_;
    auto request = options_.request(limits_.from_now(session));
    if (!request) return refuse(session, request.error());
    if (request->kind.empty() && request->from.empty()) {
        list(session);
        return ExitCode::Found;
    }
    return make(session, *request);
}

ExitCode CreateCall::make(Session& session, const CreateOptions& request) const {
    auto maker = create::PuzzleMaker::of(request);
    if (!maker) return refuse(session, maker.error().problem);
    ExitCode worst = ExitCode::Found;
    for (std::uint64_t i = 0; i < count_; ++i) {
        const create::MakeResult made = maker->make(request.seed + i);
        ExitCode code = ExitCode::Found;
        if (made) {
            code = write(session, request, *made);
            for (const create::MadePuzzle& next : made->further) {
                if (code == ExitCode::Found) code = write(session, request, next);
            }
        } else {
            const create::CreateFailure& failure = made.error();
            using Reason = create::CreateFailure::Reason;
            code = failure.reason == Reason::Mistake ? ExitCode::Wrong
                   : failure.reason == Reason::Limit ? ExitCode::Stopped
                                                     : ExitCode::None;
            refuse(session, failure.problem, code);
            if (failure.nearest)
                session.err.write(made_puzzle_comments(request, *failure.nearest, "nearest: ") +
                                  failure.nearest->text);
        }
        worst = std::max(worst, code);
        if (code == ExitCode::Wrong || code == ExitCode::Stopped) break;
    }
    return worst;
}

std::expected<std::string, Diagnostic> CreateCall::text_of(const CreateOptions& request,
                                                           const MadePuzzle& puzzle) const {
    if (json_) return made_puzzle_json(request, puzzle);
    if (format_ == "sator") return made_puzzle_text(request, puzzle);
    const auto format = std::ranges::find(standard_formats(), format_, &Format::name);
    if (format == standard_formats().end() || format->write == nullptr)
        return std::unexpected(
            call_error("no format called '" + format_ + "' is written", "see sator formats"));
    auto written = format->write(*puzzle.puzzle);
    if (!written) return std::unexpected(std::move(written.error()));
    if (!written->losses.empty())
        return std::unexpected(
            call_error(format_ + " cannot say " + written->losses[0], "write another format"));
    return std::move(written->text);
}

std::optional<Diagnostic> CreateCall::write_files(const MadePuzzle& puzzle) const {
    if (solution_) {
        const Solution solution(puzzle.puzzle, puzzle.solution);
        if (auto error = write_file(*solution_, grid_text(solution))) return error;
    }
    if (!svg_) return std::nullopt;
    const auto svg = draw_svg(*puzzle.puzzle);
    if (!svg) return call_error("the picture is not drawn: a limit was reached", "");
    return write_file(*svg_, *svg);
}

ExitCode CreateCall::write(Session& session, const CreateOptions& request, const MadePuzzle& puzzle) const {
    const auto text = text_of(request, puzzle);
    if (!text) return refuse(session, text.error());
    if (out_) {
        if (const auto error = write_file(*out_, *text)) return refuse(session, *error);
    } else {
        session.out.write(*text);
        session.out.flush();
    }
    if (const auto error = write_files(puzzle)) return refuse(session, *error);
    return ExitCode::Found;
}

}  // namespace

Command create_command() {
    return {
        .name = "create",
        .summary = "Make puzzles: a kind, a grade, and a seed are enough.",
        .description =
            "Each puzzle is proven to have one solution. It is printed in the puzzle language; comments tell "
            "its rating and the call "
            "that makes it again: the same seed gives the same puzzle. If a wish is impossible or not met in "
            "the time, the answer says "
            "so and names the nearest puzzle that was found; without --time-limit, that takes at most a "
            "minute.\n\n"
            "Exit status: 0 if the puzzle is made, 1 if the wish cannot be met, 2 if the call is wrong, 3 if "
            "a limit was reached.",
        .example =
            "sator create sudoku --grade 4\nsator create sudoku --size 6x6 --symmetry mirror | sator solve -",
        .prepare = prepare_call<CreateCall>,
    };
}

}  // namespace sator::cli
