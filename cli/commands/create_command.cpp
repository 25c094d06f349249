#include <algorithm>
#include <limits>
#include <utility>

#include "cli/commands/batch_progress.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/create_options_of_call.hpp"
#include "cli/commands/created_kind_help.hpp"
#include "cli/commands/made_puzzle_writer.hpp"
#include "sator/ask/asker.hpp"
#include "sator/ask/questions/create_request.hpp"

namespace sator::cli {

namespace {

/// The time limit if the caller states none.
constexpr auto kUsualTime = std::chrono::minutes(1);
/// A batch ends after this number of puzzles in a row that are like earlier ones, because there are hardly any others.
constexpr std::size_t kMostAlike = 1000;

/// The options of a batch that are not part of its question.
struct BatchCall {
    const CreateOptions& request;
    std::uint64_t count = 1;
    bool has_known = false;  ///< puzzles of other folders must not be made again
};

ExitCode refuse_create(Session& session, Diagnostic error, ExitCode code = ExitCode::Wrong) {
    if (error.file.empty() || error.file == "sator") error.file = "sator create";
    session.report(error);
    return code;
}

/// Writes the puzzles of a batch, leaves out those that are like earlier ones, and says why one is not made.
class CreateListener final : public ask::Listener {
  public:
    CreateListener(Session& session, const BatchCall& batch, MadePuzzleWriter& writer, KnownPuzzles& known)
        : session_(session),
          batch_(batch),
          writer_(writer),
          known_(known),
          // A batch that is printed to the terminal shows itself.
          progress_(session, batch.request.from.empty() ? batch.request.kind : batch.request.from_name,
                    batch.count, batch.count > 1 && !writer.shows_puzzles(session)) {}

    ExitCode code() const { return code_; }

    bool wants_seed(std::uint64_t seed) override { return !writer_.has(seed); }
    void pass_seed(std::uint64_t seed) override {
        writer_.add_to_known(seed, known_);
        progress_.pass_one();
    }

    Taken take(const ask::CreateAnswer& answer) override {
        const create::MakeResult& made = answer.made;
        const bool is_alike = made && (batch_.count > 1 || batch_.has_known) && !known_.add(*made);
        alike_ = is_alike ? alike_ + 1 : 0;
        if (is_alike && alike_ < kMostAlike) return Taken::Alike;
        if (!is_alike) progress_.count_one(made ? &*made : nullptr);
        ExitCode code = ExitCode::Found;
        const auto write = [&] {
            code = is_alike ? report_alike() : made ? write_puzzle(*made) : report(made.error());
        };
        made && !is_alike ? write() : progress_.interrupt(write);
        code_ = std::max(code_, code);
        return is_alike || code == ExitCode::Wrong || code == ExitCode::Stopped ? Taken::Stop : Taken::Counts;
    }

    /// Takes what is wrong with the request; each puzzle goes to `take`.
    void answer(const ask::Answer& answer) override {
        if (const auto* created = std::get_if<ask::CreateAnswer>(&answer);
            created != nullptr && !created->made)
            code_ = std::max(code_, refuse_create(session_, created->made.error().problem));
    }

  private:
    ExitCode report_alike() {
        return refuse_create(session_,
                             call_error("no further puzzle was found that is unlike the others", ""),
                             ExitCode::None);
    }

    /// Writes a puzzle and the further ones of its seed.
    ExitCode write_puzzle(const create::MadePuzzle& made) {
        auto done = writer_.write(session_, made);
        for (std::size_t i = 0; done && i < made.further.size(); ++i)
            done = writer_.write(session_, made.further[i], i + 2);
        return done ? ExitCode::Found : refuse_create(session_, std::move(done.error()));
    }

    /// Says how far a batch has come.
    ExitCode report_stopped(const create::CreateFailure& failure) {
        Diagnostic problem = call_error(failure.problem.message + ": " + std::to_string(progress_.made()) +
                                            " of " + std::to_string(batch_.count) + " puzzles are made",
                                        writer_.keeps_puzzles()
                                            ? "the same call goes on from there"
                                            : "name a file or a folder, e.g. -o puzzles/, and the same call "
                                              "goes on where it was stopped");
        return refuse_create(session_, std::move(problem), ExitCode::Stopped);
    }

    ExitCode report(const create::CreateFailure& failure) {
        using Reason = create::CreateFailure::Reason;
        if (batch_.count > 1 && failure.reason == Reason::Limit) return report_stopped(failure);
        const ExitCode code = failure.reason == Reason::Mistake ? ExitCode::Wrong
                              : failure.reason == Reason::Limit ? ExitCode::Stopped
                                                                : ExitCode::None;
        refuse_create(session_, failure.problem, code);
        if (failure.nearest)
            session_.err.write(made_puzzle_comments(batch_.request, *failure.nearest, "nearest: ") +
                               failure.nearest->text);
        return code;
    }

    Session& session_;
    BatchCall batch_;
    MadePuzzleWriter& writer_;
    KnownPuzzles& known_;
    BatchProgress progress_;
    std::size_t alike_ = 0;
    ExitCode code_ = ExitCode::Found;
};

class CreateCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    ExitCode make(Session& session, const ask::Request& request, const Limits& limits);

    CreateCallOptions options_;
    LimitOptions limits_;
    std::uint64_t count_ = 1, threads_ = 1;
    std::optional<std::uint64_t> booklet_;
    std::vector<std::string> not_in_;
    MadePuzzleWriter writer_;
};

std::vector<Option> CreateCall::options() {
    std::vector<Option> options;
    options_.add_to(options);
    options.push_back(
        number("--count", "N", count_, "make N puzzles, with seeds that follow one another", 1));
    options.push_back(number("--booklet", "N", booklet_,
                             "make N puzzles as a PDF for print, the file of -o or booklet.pdf", 1));
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

ExitCode CreateCall::run(Session& session) {
    if (booklet_) {
        count_ = *booklet_;
        writer_.make_booklet();
    }
    const bool has_time_limit = limits_.time.has_value();
    if (!has_time_limit) limits_.time = kUsualTime * count_;
    // The same call goes on with a batch that was interrupted.
    if (count_ > 1 && writer_.keeps_puzzles()) options_.set_usual_seed(1);
    const Limits limits = limits_.from_now(session);
    auto request = options_.request(limits);
    if (!request) return refuse_create(session, request.error());
    auto& question = std::get<ask::Create>(request->question);
    if (has_time_limit) question.options.attempts = std::numeric_limits<std::size_t>::max();
    question.count = count_;
    question.threads = threads_;
    if (question.options.kind.empty() && request->source.texts.empty()) {
        session.out.write(created_kinds_list(session.help_columns()));
        return ExitCode::Found;
    }
    return make(session, *request, limits);
}

ExitCode CreateCall::make(Session& session, const ask::Request& request, const Limits& limits) {
    const CreateOptions made =
        ask::create_request(request.source, std::get<ask::Create>(request.question), limits);
    KnownPuzzles known(limits);
    const bool makes_many = count_ > 1 || made.parameters.contains("progressive");
    if (const auto done = writer_.begin(made, count_ > 1, makes_many, known); !done)
        return refuse_create(session, done.error());
    for (const std::string& folder : not_in_) {
        if (const auto done = known.add_folder(folder); !done) return refuse_create(session, done.error());
    }
    CreateListener listener(session, {made, count_, !not_in_.empty()}, writer_, known);
    ask::ask(request.source, request.question, limits, listener);
    if (const auto done = writer_.finish(); !done) return refuse_create(session, done.error());
    return listener.code();
}

}  // namespace

Panel create_panel() {
    return {
        .question = "create",
        .prepare = prepare_call<CreateCall>,
        .sections = created_kind_examples,
        .help_about = help_about_created_kind,
    };
}

}  // namespace sator::cli
