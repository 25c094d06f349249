// A part is counted in pieces, with a checkpoint, so that it goes on where it was if it is run again, on any host. Between two pieces it
// may be divided: what is left becomes children, and nothing that is done is lost. A part does not count one solution of each orbit:
// what is left of such a count would be orbits, which no question about values can count.
#include "cli/campaign/search_part.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "cli/campaign/part_time.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "sator/ask/json/request_json.hpp"
#include "sator/ask/plans/plan_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/render/text/value_words.hpp"
#include "sator/text/initial/initial_lines.hpp"

namespace sator::cli {

namespace {

/// The word for the empty symbol in a listed solution.
constexpr std::string_view kBlankWord = "-";

/// Removes a checkpoint that was cut: the part begins again.
void drop_damaged(const std::string& path) {
    std::error_code error;
    const auto text = read_file(path);
    if (text && !checkpoint_of(*text)) std::filesystem::remove(path, error);
}

/// Returns a solution as a line: a character for each cell, or a word if values have several characters.
std::string line_of_solution(const Puzzle& puzzle, std::span<const Value> values, bool has_words) {
    std::string line;
    for (const Value value : values) {
        if (has_words && !line.empty()) line += ' ';
        line += ValueWords{kBlankWord}.of(puzzle, ValueId(static_cast<std::size_t>(value)));
    }
    return line + "\n";
}

std::vector<ask::ChildPart> children_of(const Puzzle& puzzle, const engine::OpenCount& open,
                                        const std::vector<ask::PlannedValue>& values) {
    std::vector<ask::ChildPart> children;
    for (const engine::OpenChoice& choice : open.open) {
        std::vector<Given> givens;
        for (const auto& [cell, value] : choice.values)
            givens.push_back({CellId(cell.index()), ValueId(static_cast<std::size_t>(value)), {}});
        ask::ChildPart child{choice.multiplicity, values};
        std::ranges::move(ask::planned_values(puzzle, givens), std::back_inserter(child.values));
        children.push_back(std::move(child));
    }
    return children;
}

}  // namespace

std::expected<SearchParts, Diagnostic> SearchParts::open(const Campaign& campaign,
                                                         const PartRunOptions& options) {
    auto puzzle = PlannedPuzzle::open(campaign.plan(), campaign.path(), options.limits);
    if (!puzzle) return failure(puzzle);
    return SearchParts(campaign, options, std::move(*puzzle));
}

PartRun SearchParts::run(const std::string& part, const std::vector<ask::PlannedValue>& values) {
    auto givens = ask::values_of_plan(puzzle_.puzzle(), values);
    if (!givens)
        return std::unexpected(error_in(campaign_.path(),
                                        "part " + part + " has values that its puzzle does not have",
                                        "make the plan again"));
    std::ranges::copy(puzzle_.givens(), std::back_inserter(*givens));
    const auto request = ask::read_request(campaign_.plan().request);
    if (!request) return failure(request);
    ask::PartResult result = begun_result(campaign_, part);
    if (!std::holds_alternative<ask::Count>(request->question) &&
        !std::holds_alternative<ask::Solve>(request->question))
        return std::unexpected(other_question(campaign_));
    if (const auto* const listed = std::get_if<ask::Solve>(&request->question))
        return list(std::move(result), *givens, listed->verify ? Verify::All : Verify::Samples);
    return count(std::move(result), *givens, values);
}

/// Opens the checkpoint of a part. Another host that runs the same part may remove the file at any time; then it is opened again.
std::expected<CheckpointedRun, Diagnostic> SearchParts::open_checkpoint(const std::string& part,
                                                                        const std::string& path) {
    const std::string asked = fmt::format("count part {} of {}", part, campaign_.hash());
    for (;;) {
        drop_damaged(path);
        CheckpointedRun run(path, options_.every);
        auto opened = run.open(puzzle_.solver(), 0, asked, nullptr);
        if (opened) return run;
        std::error_code error;
        const bool was_there = run.error() == 0;  // else it could not be written
        if (!was_there || std::filesystem::exists(path, error)) return failure(opened);
    }
}

PartRun SearchParts::count(ask::PartResult result, const std::vector<Given>& givens,
                           const std::vector<ask::PlannedValue>& values) {
    const std::string path = campaign_.checkpoint(result.part, options_.is_again);
    auto run = open_checkpoint(result.part, path);
    if (!run) return failure(run);
    const PartTime time;
    MarkWriter marks(campaign_, result.part, options_);
    SearchProgress progress;
    std::optional<engine::OpenCount> open;
    const auto goes_on = [&](const CountCursor& cursor) {
        marks.going_on(progress.share_done, run->work().seconds);
        const bool is_long = options_.split_after && time.elapsed() >= *options_.split_after;
        if (!is_long || options_.is_again) return true;
        open = cursor.open_count();
        if (open->open.size() < 2) open.reset();
        return !open.has_value();
    };
    SearchOptions search;
    search.count_orbits = 0;
    const Outcome outcome =
        run->count(puzzle_.solver(), {.givens = givens, .search = search, .progress = &progress}, goes_on);
    if (run->error() != 0) return std::unexpected(cannot_write(path, run->error()));
    const CheckpointWork work = run->work();
    result.hosts = work.hosts;
    result.seconds = work.seconds;
    if (open) {
        result.children = children_of(puzzle_.puzzle(), *open, values);
        return finish(std::move(result), Solved{open->done, true});
    }
    if (std::holds_alternative<Stopped>(outcome)) marks.stopped(progress.share_done, result.seconds);
    return finish(std::move(result), outcome);
}

PartRun SearchParts::list(ask::PartResult result, const std::vector<Given>& givens, Verify verify) {
    const bool has_words = text::has_long_symbols(puzzle_.puzzle().alphabet);
    const PartTime time;
    MarkWriter marks(campaign_, result.part, options_);
    SearchProgress progress;
    marks.going_on(0, 0);
    const Outcome outcome = puzzle_.solver().solve({.limit = std::nullopt,
                                                    .givens = givens,
                                                    .order = SolutionOrder::Stable,
                                                    .verify = verify,
                                                    .progress = &progress},
                                                   [&](const SolutionView& solution) {
                                                       marks.going_on(progress.share_done, time.seconds());
                                                       result.listed += line_of_solution(
                                                           puzzle_.puzzle(), solution.values(), has_words);
                                                       return true;
                                                   });
    result.sum = ask::sum_of_lines(result.listed);
    result.seconds = time.seconds();
    if (std::holds_alternative<Stopped>(outcome)) marks.stopped(0, result.seconds);
    return finish(std::move(result), outcome);
}

/// Writes the result, unless a limit ended the run.
PartRun SearchParts::finish(ask::PartResult result, const Outcome& outcome) {
    if (const auto* const refused = std::get_if<Refused>(&outcome)) return std::unexpected(refused->mistake);
    if (std::holds_alternative<Stopped>(outcome)) return std::nullopt;
    if (const auto* const solved = std::get_if<Solved>(&outcome)) result.count = solved->count;
    if (auto written = campaign_.write(result, options_.is_again); !written) return failure(written);
    return result;
}

}  // namespace sator::cli
