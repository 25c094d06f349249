#include "cli/commands/create_command.hpp"

#include <filesystem>

#include "cli/answers/made_puzzle_text.hpp"
#include "cli/commands/batch_progress.hpp"
#include "cli/commands/create_batch.hpp"
#include "cli/commands/create_options_of_call.hpp"
#include "cli/commands/help_layout.hpp"
#include "cli/commands/known_puzzles.hpp"
#include "cli/process/write_file.hpp"
#include "sator/draw_svg.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/render/text/grid_text.hpp"

namespace sator::cli {

namespace {

/// How long the program tries if the caller states no limit.
constexpr auto kUsualTime = std::chrono::minutes(1);
/// A batch ends after this number of puzzles in a row that are like earlier ones, because there are hardly any others.
constexpr std::size_t kMostAlike = 1000;

class CreateCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    static void list(Session& session);
    ExitCode make(Session& session, const CreateOptions& request) const;
    ExitCode make_all(Session& session, const CreateOptions& request, KnownPuzzles& known) const;
    ExitCode write_result(Session& session, const CreateOptions& request, const create::MakeResult& made,
                          bool is_alike) const;
    static ExitCode report(Session& session, const CreateOptions& request,
                           const create::CreateFailure& failure);
    bool is_folder() const;
    std::string path_of(const CreateOptions& request, std::uint64_t seed, std::size_t number = 1) const;
    ExitCode write(Session& session, const CreateOptions& request, const MadePuzzle& puzzle,
                   std::size_t number = 1) const;
    std::expected<std::string, Diagnostic> text_of(const CreateOptions& request,
                                                   const MadePuzzle& puzzle) const;
    std::optional<Diagnostic> write_files(const MadePuzzle& puzzle) const;
    static ExitCode refuse(Session& session, Diagnostic error, ExitCode code = ExitCode::Wrong);

    CreateCallOptions options_;
    LimitOptions limits_;
    std::uint64_t count_ = 1, threads_ = 1;
    bool json_ = false;
    std::vector<std::string> not_in_;
    std::optional<std::string> svg_, solution_, out_;
    std::string format_ = "sator";
};

std::vector<Option> CreateCall::options() {
    std::vector<Option> options;
    options_.add_to(options);
    options.push_back(
        number("--count", "N", count_, "make N puzzles, with seeds that follow one another", 1));
    options.push_back(number("--threads", "N", threads_, "make N puzzles at the same time", 1, 256));
    options.push_back(repeated(
        "--not-in", "FOLDER",
        [this](const std::string& folder) -> std::expected<void, BadValue> {
            not_in_.push_back(folder);
            return {};
        },
        "leave out puzzles that are like one in the files of this folder: turned, mirrored or with other "
        "names of the values"));
    options.push_back(flag("--json", json_, "print JSON, one object per line"));
    options.push_back(text("-o,--output", "OUT", out_,
                           "the file to write (default: standard output), or a folder for a file each; files "
                           "that it has are not made again"));
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
        session.out.write(layout.row(kind.name, kind.summary) +
                          layout.row_call(kind.example.empty() ? "sator create " + std::string(kind.name)
                                                               : std::string(kind.example)));
}

ExitCode CreateCall::refuse(Session& session, Diagnostic error, ExitCode code) {
    if (error.file.empty() || error.file == "sator") error.file = "sator create";
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
    if (count_ > 1 && !json_ && !is_folder())
        return refuse(session, call_error("several puzzles need --json, or a folder for --output",
                                          "write e.g. -o puzzles/, or --json"));
    KnownPuzzles known(request.limits);
    for (const std::string& folder : not_in_) {
        if (const auto error = known.add_folder(folder)) return refuse(session, *error);
    }
    return make_all(session, request, known);
}

ExitCode CreateCall::make_all(Session& session, const CreateOptions& request, KnownPuzzles& known) const {
    ExitCode worst = ExitCode::Found;
    // A batch that is printed to the terminal shows itself.
    BatchProgress progress(session, request.from.empty() ? request.kind : request.from_name, count_,
                           count_ > 1 && (is_folder() || !session.out_is_terminal));
    std::size_t alike = 0;
    const auto wants = [&](std::uint64_t seed) {
        std::error_code error;
        return !is_folder() || !std::filesystem::exists(path_of(request, seed), error);
    };
    const auto take = [&](std::uint64_t seed, const create::MakeResult* made) {
        if (made == nullptr) {
            known.add_file(path_of(request, seed));
            progress.pass_one();
            return Taken::Counts;
        }
        const bool is_alike = *made && (count_ > 1 || !not_in_.empty()) && !known.add(**made);
        alike = is_alike ? alike + 1 : 0;
        if (is_alike && alike < kMostAlike) return Taken::Alike;
        if (!is_alike) progress.count_one(made->has_value());
        ExitCode code = ExitCode::Found;
        const auto write = [&] { code = write_result(session, request, *made, is_alike); };
        *made && !is_alike ? write() : progress.interrupt(write);
        worst = std::max(worst, code);
        return is_alike || code == ExitCode::Wrong || code == ExitCode::Stopped ? Taken::Stop : Taken::Counts;
    };
    const CreateBatch batch{request, count_, threads_, wants, take};
    if (const auto mistake = make_batch(batch)) return refuse(session, *mistake);
    return worst;
}

/// Writes a puzzle and the further ones of its seed, or says why there is none. `is_alike`: too many were like earlier ones.
ExitCode CreateCall::write_result(Session& session, const CreateOptions& request,
                                  const create::MakeResult& made, bool is_alike) const {
    if (is_alike)
        return refuse(session, call_error("no further puzzle was found that is unlike the others", ""),
                      ExitCode::None);
    if (!made) return report(session, request, made.error());
    ExitCode code = write(session, request, *made);
    for (std::size_t i = 0; code == ExitCode::Found && i < made->further.size(); ++i)
        code = write(session, request, made->further[i], i + 2);
    return code;
}

ExitCode CreateCall::report(Session& session, const CreateOptions& request,
                            const create::CreateFailure& failure) {
    using Reason = create::CreateFailure::Reason;
    const ExitCode code = failure.reason == Reason::Mistake ? ExitCode::Wrong
                          : failure.reason == Reason::Limit ? ExitCode::Stopped
                                                            : ExitCode::None;
    refuse(session, failure.problem, code);
    if (failure.nearest)
        session.err.write(made_puzzle_comments(request, *failure.nearest, "nearest: ") +
                          failure.nearest->text);
    return code;
}

bool CreateCall::is_folder() const {
    std::error_code error;
    return out_ && (out_->ends_with('/') || std::filesystem::is_directory(*out_, error));
}

/// The file of a puzzle in the folder --output.
std::string CreateCall::path_of(const CreateOptions& request, std::uint64_t seed, std::size_t number) const {
    const std::string kind =
        request.from.empty() ? request.kind : std::filesystem::path(request.from_name).stem().string();
    const std::string which = std::to_string(seed) + (number > 1 ? "-" + std::to_string(number) : "");
    return (std::filesystem::path(*out_) / (kind + "-" + which + (json_ ? ".json" : ".sator"))).string();
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

/// `number` counts the puzzles of one seed.
ExitCode CreateCall::write(Session& session, const CreateOptions& request, const MadePuzzle& puzzle,
                           std::size_t number) const {
    if (!puzzle.further.empty() && ((out_ && !is_folder()) || svg_ || solution_))
        return refuse(session, call_error("several crosswords over one answer do not go into one file",
                                          "leave out --svg and --solution, and name a folder for --output"));
    const auto text = text_of(request, puzzle);
    if (!text) return refuse(session, text.error());
    if (out_) {
        if (is_folder()) {
            std::error_code error;
            std::filesystem::create_directories(*out_, error);
        }
        if (const auto error = write_file(is_folder() ? path_of(request, puzzle.seed, number) : *out_, *text))
            return refuse(session, *error);
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
            "sator create sudoku --grade 4\nsator create killer-sudoku --grade gentle --svg "
            "killer.svg\nsator create sudoku --size 6x6 --symmetry mirror | sator solve -",
        .prepare = prepare_call<CreateCall>,
    };
}

}  // namespace sator::cli
