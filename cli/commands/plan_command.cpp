#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/campaign/batch_plan.hpp"
#include "cli/campaign/campaign.hpp"
#include "cli/campaign/campaign_scripts.hpp"
#include "cli/campaign/search_plan.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/plan_options.hpp"
#include "cli/process/counted_noun.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/puzzle_input.hpp"
#include "sator/ask/asker.hpp"
#include "sator/ask/json/request_json.hpp"
#include "sator/base/errors.hpp"

namespace sator::cli {

namespace {

/// The parts of a search if the call states none.
constexpr std::uint64_t kUsualPlanParts = 100;
/// The puzzles of a part of a batch if the call states none.
constexpr std::uint64_t kUsualPuzzlesEach = 1000;

/// Larger searches have their size as a power of ten.
constexpr double kWrittenNodes = 1e6;

std::string size_text(double nodes) {
    return nodes < kWrittenNodes ? fmt::format("{:.0f}", nodes) : fmt::format("10^{:.0f}", std::log10(nodes));
}

/// Makes the plan of a search when its tree is known.
class SearchPlanListener final : public PuzzleListener {
  public:
    SearchPlanListener(Session& session, std::string path, std::string request)
        : PuzzleListener(session, AnswerFormat::Text), path_(std::move(path)), request_(std::move(request)) {}

    std::expected<void, Diagnostic> begin(std::span<const ask::AskedPuzzle> puzzles) override {
        if (puzzles.size() != 1 || (puzzles[0].puzzle && (*puzzles[0].puzzle)->initials.size() > 1))
            return std::unexpected(
                call_error("a search that is planned is about one puzzle", "plan one puzzle at a time"));
        return PuzzleListener::begin(puzzles);
    }
    std::optional<ask::Plan> plan() && { return std::move(plan_); }

  private:
    std::string text_of(const ask::Answer& answer) override {
        auto plan = search_plan(std::get<ask::SplitAnswer>(answer), source(), path_, request_);
        if (plan) plan_ = std::move(*plan);
        if (!plan) refuse_call(plan.error());
        return "";
    }

    std::string path_, request_;
    std::optional<ask::Plan> plan_;
};

/// Fails if no puzzle can be made as a request says, e.g. because there is no such kind.
std::expected<void, Diagnostic> check_creation(const std::string& json) {
    auto request = ask::read_request(json);
    if (!request) return failure(request);
    request->source.files = file_resources();
    std::get<ask::Create>(request->question).count = 0;
    const ask::Reply reply = ask::ask(request->source, request->question);
    const auto* const created = reply.first<ask::CreateAnswer>();
    if (created != nullptr && !created->made) return std::unexpected(created->made.error().problem);
    return {};
}

class PlanCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    ExitCode plan_search(Session& session);
    ExitCode plan_batch(Session& session);
    std::expected<void, Diagnostic> check_options(bool is_search) const;
    ExitCode write(Session& session, ask::Plan plan);

    std::string question_, output_;
    std::optional<std::uint64_t> parts_, each_, count_;
    bool slurm_ = false, parallel_ = false;
    PlanOptions question_options_;
    LimitOptions limits_;
};

std::vector<Option> PlanCall::options() {
    std::vector<Option> options;
    constexpr std::string_view kQuestions[] = {"count", "solve", "rate", "check", "create"};
    Option question = text("WHAT", "", question_,
                           "count the solutions of a puzzle, or solve --all to list them; or a batch: solve, "
                           "rate or check many puzzles, or "
                           "create many (instead of FILE, name the kind)")
                          .required();
    question.choices = {std::begin(kQuestions), std::end(kQuestions)};
    question.store = [this,
                      known = question.choices](const std::string& given) -> std::expected<void, BadValue> {
        if (std::ranges::find(known, given) == known.end())
            return std::unexpected(
                BadValue{"'" + given + "' cannot be planned", "write count, solve, rate, check or create"});
        question_ = given;
        return {};
    };
    options.push_back(std::move(question));
    options.push_back(text("-o,--output", "PLAN", output_,
                           "the file to write, e.g. square.plan; results go to the folder square.parts")
                          .required());
    options.push_back(
        number("--parts", "N", parts_, "divide a search into about N parts (default 100)", 1, 1'000'000));
    options.push_back(number("--each", "N", each_, "N puzzles of a batch are a part (default 1000)", 1));
    options.push_back(
        number("--count", "N", count_, "create N puzzles, with seeds that follow one another", 1));
    options.push_back(
        flag("--slurm", slurm_, "also print a script for sbatch, the scheduler Slurm, that runs all parts"));
    options.push_back(flag("--parallel", parallel_, "also print a call of GNU parallel that runs all parts"));
    question_options_.add_to(options);
    limits_.add_to(options);
    return options;
}

/// Returns an error if the call has an option that its question would not use.
std::expected<void, Diagnostic> PlanCall::check_options(bool is_search) const {
    if (is_search && question_options_.has("limit"))
        return std::unexpected(call_error("a plan lists all solutions", "leave out --limit"));
    if (is_search && each_)
        return std::unexpected(call_error("--each is for a batch", "state the number of parts with --parts"));
    if (!is_search && parts_)
        return std::unexpected(
            call_error("--parts is for a search", "state the puzzles of a part with --each"));
    if (count_ && question_ != "create")
        return std::unexpected(call_error("--count is for create", "leave out --count"));
    return {};
}

ExitCode PlanCall::plan_search(Session& session) {
    auto json = question_options_.request(question_);
    if (!json) return refuse_call(session, json.error());
    ask::Request request = question_options_.reading();
    request.question = ask::Split{
        .limit = parts_.value_or(kUsualPlanParts), .is_even = true, .by_orbits = question_ == "count"};
    SearchPlanListener listener(session, output_, std::move(*json));
    listener.ask(question_options_.input(), request, limits_.from_now(session));
    const ExitCode code = listener.code();
    auto plan = std::move(listener).plan();
    return plan ? write(session, std::move(*plan)) : code;
}

ExitCode PlanCall::plan_batch(Session& session) {
    const PuzzleInput& input = question_options_.input();
    std::map<std::string, std::string> further;
    Batch batch{.request = {},
                .files = input.files(),
                .initial = input.initial(),
                .each = each_.value_or(kUsualPuzzlesEach)};
    if (question_ == "create") {
        if (!count_ || input.files().size() != 1)
            return refuse_call(
                session, call_error("a plan to create names a kind and a number of puzzles",
                                    "write e.g. sator plan create sudoku --count 10000 -o sudokus.plan"));
        further["kind"] = input.files()[0];
        batch.count = *count_;
        batch.files.clear();
    } else if (input.files().empty()) {
        return refuse_call(session, call_error("there is nothing to plan", "name files of puzzles"));
    } else if (input.reads_standard_input()) {
        return refuse_call(session, call_error("the parts of a batch cannot read standard input again",
                                               "write it to a file, and name this file"));
    } else if (input.initial()) {
        further["file"] = shown_name(input.files()[0]);
    }
    auto json = question_options_.request(question_, std::move(further));
    if (!json) return refuse_call(session, json.error());
    if (question_ == "create") {
        if (const auto checked = check_creation(*json); !checked)
            return refuse_call(session, checked.error());
    }
    batch.request = std::move(*json);
    auto plan = batch_plan(batch, output_);
    return plan ? write(session, std::move(*plan)) : refuse_call(session, plan.error());
}

ExitCode PlanCall::write(Session& session, ask::Plan plan) {
    const auto made = Campaign::create(output_, std::move(plan));
    if (!made) return refuse_call(session, made.error());
    const auto& parts = made->plan().parts;
    std::string text = fmt::format("{}: {}\n", output_, counted_noun(parts.size(), "part"));
    if (parts.empty()) text += "propagation refutes the puzzle, so that there is nothing to do\n";
    if (!parts.empty() && made->plan().batch == ask::BatchOf::Nothing)
        text += fmt::format("the longest is expected to be {:.2g} % of the work, which has about {} nodes\n",
                            100 * std::ranges::max(parts, {}, &ask::PlanPart::share).share,
                            size_text(made->plan().size));
    if (made->plan().factor > 1)
        text += fmt::format("each solution that is counted has {} images by symmetry\n", made->plan().factor);
    const bool has_script = (slurm_ || parallel_) && !parts.empty();
    (has_script ? session.err : session.out).write(text);
    if (slurm_ && has_script) session.out.write(slurm_script(*made));
    if (parallel_ && has_script) session.out.write(parallel_call(*made));
    return ExitCode::Found;
}

ExitCode PlanCall::run(Session& session) {
    const bool is_search = question_ == "count" || (question_ == "solve" && question_options_.has("all"));
    if (const auto checked = check_options(is_search); !checked) return refuse_call(session, checked.error());
    return is_search ? plan_search(session) : plan_batch(session);
}

}  // namespace

Command plan_command() {
    return {
        .name = "plan",
        .help =
            {.summary = "Divide a long question into parts that any number of machines can run.",
             .description =
                 "The plan is a text file. Its parts are run by sator part, in any order, and by a scheduler "
                 "such as Slurm or GNU "
                 "parallel if you like; sator status tells how far they are, and sator merge adds them up. A "
                 "search is divided into "
                 "parts of about the same length, as random probes estimate it; if the puzzle has "
                 "symmetries, only one solution of "
                 "each orbit is counted. A batch is divided into the lines of a file with a puzzle a line, "
                 "or of --initial, or into "
                 "files, or into seeds. See docs/scale.md.\n\n"
                 "Exit status: 0 if the plan is written, 2 if the input is wrong, 3 if a limit was reached.",
             .example = "sator plan count square.sator --parts 2000 -o square.plan\n"
                        "sator plan rate sudokus.txt -o sudokus.plan\n"
                        "sator plan create sudoku --grade 4 --count 10000 -o made.plan"},
        .prepare = prepare_call<PlanCall>,
    };
}

}  // namespace sator::cli
