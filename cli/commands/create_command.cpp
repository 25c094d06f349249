#include "cli/commands/create_command.hpp"

#include "cli/commands/batch_progress.hpp"
#include "cli/commands/create_batch.hpp"
#include "cli/commands/create_options_of_call.hpp"
#include "cli/commands/created_kind_help.hpp"
#include "cli/commands/made_puzzle_writer.hpp"

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
    ExitCode make(Session& session, const CreateOptions& request);
    ExitCode make_all(Session& session, const CreateOptions& request, KnownPuzzles& known);
    ExitCode write_result(Session& session, const CreateOptions& request, const create::MakeResult& made,
                          bool is_alike, std::uint64_t made_before);
    ExitCode report(Session& session, const CreateOptions& request, const create::CreateFailure& failure,
                    std::uint64_t made_before) const;
    ExitCode report_stopped(Session& session, const create::CreateFailure& failure,
                            std::uint64_t made_before) const;
    static ExitCode refuse(Session& session, Diagnostic error, ExitCode code = ExitCode::Wrong);

    CreateCallOptions options_;
    LimitOptions limits_;
    std::uint64_t count_ = 1, threads_ = 1;
    std::vector<std::string> not_in_;
    MadePuzzleWriter writer_;
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
    writer_.add_to(options);
    limits_.add_to(options);
    return options;
}

ExitCode CreateCall::refuse(Session& session, Diagnostic error, ExitCode code) {
    if (error.file.empty() || error.file == "sator") error.file = "sator create";
    session.report(error);
    return code;
}

ExitCode CreateCall::run(Session& session) {
    if (!limits_.time) limits_.time = kUsualTime * count_;
    // The same call goes on with a batch that was interrupted.
    if (count_ > 1 && writer_.keeps_puzzles()) options_.set_usual_seed(1);
    auto request = options_.request(limits_.from_now(session));
    if (!request) return refuse(session, request.error());
    if (request->kind.empty() && request->from.empty()) {
        session.out.write(created_kinds_list(session.help_columns()));
        return ExitCode::Found;
    }
    return make(session, *request);
}

ExitCode CreateCall::make(Session& session, const CreateOptions& request) {
    KnownPuzzles known(request.limits);
    const bool makes_many = count_ > 1 || request.parameters.contains("progressive");
    if (const auto error = writer_.begin(request, count_ > 1, makes_many, known))
        return refuse(session, *error);
    for (const std::string& folder : not_in_) {
        if (const auto error = known.add_folder(folder)) return refuse(session, *error);
    }
    return make_all(session, request, known);
}

ExitCode CreateCall::make_all(Session& session, const CreateOptions& request, KnownPuzzles& known) {
    ExitCode worst = ExitCode::Found;
    // A batch that is printed to the terminal shows itself.
    BatchProgress progress(session, request.from.empty() ? request.kind : request.from_name, count_,
                           count_ > 1 && !writer_.shows_puzzles(session));
    std::size_t alike = 0;
    const auto wants = [&](std::uint64_t seed) { return !writer_.has(seed); };
    const auto take = [&](std::uint64_t seed, const create::MakeResult* made) {
        if (made == nullptr) {
            writer_.add_to_known(seed, known);
            progress.pass_one();
            return Taken::Counts;
        }
        const bool is_alike = *made && (count_ > 1 || !not_in_.empty()) && !known.add(**made);
        alike = is_alike ? alike + 1 : 0;
        if (is_alike && alike < kMostAlike) return Taken::Alike;
        if (!is_alike) progress.count_one(*made ? &**made : nullptr);
        ExitCode code = ExitCode::Found;
        const auto write = [&] { code = write_result(session, request, *made, is_alike, progress.made()); };
        *made && !is_alike ? write() : progress.interrupt(write);
        worst = std::max(worst, code);
        return is_alike || code == ExitCode::Wrong || code == ExitCode::Stopped ? Taken::Stop : Taken::Counts;
    };
    const CreateBatch batch{request, count_, threads_, wants, take};
    if (const auto mistake = make_batch(batch)) return refuse(session, *mistake);
    return worst;
}

/// Writes a puzzle and the further ones of its seed, or says why there is none. `is_alike`: too many were like earlier ones.
/// `made_before`: the puzzles that the batch has.
ExitCode CreateCall::write_result(Session& session, const CreateOptions& request,
                                  const create::MakeResult& made, bool is_alike, std::uint64_t made_before) {
    if (is_alike)
        return refuse(session, call_error("no further puzzle was found that is unlike the others", ""),
                      ExitCode::None);
    if (!made) return report(session, request, made.error(), made_before);
    auto error = writer_.write(session, *made);
    for (std::size_t i = 0; !error && i < made->further.size(); ++i)
        error = writer_.write(session, made->further[i], i + 2);
    return error ? refuse(session, std::move(*error)) : ExitCode::Found;
}

/// Says how far a batch has come.
ExitCode CreateCall::report_stopped(Session& session, const create::CreateFailure& failure,
                                    std::uint64_t made_before) const {
    Diagnostic problem =
        call_error(failure.problem.message + ": " + std::to_string(made_before) + " of " +
                       std::to_string(count_) + " puzzles are made",
                   writer_.keeps_puzzles() ? "the same call goes on from there"
                                           : "name a file or a folder, e.g. -o puzzles/, and the same call "
                                             "goes on where it was stopped");
    return refuse(session, std::move(problem), ExitCode::Stopped);
}

ExitCode CreateCall::report(Session& session, const CreateOptions& request,
                            const create::CreateFailure& failure, std::uint64_t made_before) const {
    using Reason = create::CreateFailure::Reason;
    if (count_ > 1 && failure.reason == Reason::Limit) return report_stopped(session, failure, made_before);
    const ExitCode code = failure.reason == Reason::Mistake ? ExitCode::Wrong
                          : failure.reason == Reason::Limit ? ExitCode::Stopped
                                                            : ExitCode::None;
    refuse(session, failure.problem, code);
    if (failure.nearest)
        session.err.write(made_puzzle_comments(request, *failure.nearest, "nearest: ") +
                          failure.nearest->text);
    return code;
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
            "minute. The options and an example of a kind: sator create KIND --help.\n\n"
            "Exit status: 0 if the puzzle is made, 1 if the wish cannot be met, 2 if the call is wrong, 3 if "
            "a limit was reached.",
        .example =
            "sator create sudoku --grade 4\nsator create killer-sudoku --grade gentle --svg "
            "killer.svg\nsator create sudoku --size 6x6 --symmetry mirror | sator solve -",
        .prepare = prepare_call<CreateCall>,
        .sections = created_kind_examples,
        .help_about = help_about_created_kind,
    };
}

}  // namespace sator::cli
