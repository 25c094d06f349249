// A part is counted in pieces, with a checkpoint, so that it goes on where it was if it is run again, on any host. Between two pieces it
// may be divided: what is left becomes children, and nothing that is done is lost. A part does not count one solution of each orbit:
// what is left of such a count would be orbits, which no question about values can count.
//
// A part that lists solutions also writes them to a file, `17.listed`. Its checkpoint has the number of bytes that count, and the sum of
// the hashes of their lines. Solutions come in a stable order, so that two hosts that list the same part write the same bytes to the same
// places. The file is never cut: that would leave a hole if another host has written more. If it is damaged, the part begins again.
#include "cli/campaign/search_part.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
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

/// Returns the lines that a part had listed at a checkpoint, or nullopt if its file does not have them.
std::optional<std::string> listed_before(const Checkpoint& checkpoint, const std::string& path) {
    if (checkpoint.found == 0) return std::string();
    auto lines = read_file(path);
    if (!lines || lines->size() < checkpoint.bytes) return std::nullopt;
    lines->resize(checkpoint.bytes);
    const auto count = static_cast<std::uint64_t>(std::ranges::count(*lines, '\n'));
    if (count != checkpoint.found || checkpoint.sum != ask::sum_of_lines(*lines)) return std::nullopt;
    return std::move(*lines);
}

/// A file that this and other programs write at the same time. It is made if there is none.
class SharedFile {
  public:
    explicit SharedFile(const std::string& path)
        : descriptor_(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666)),
          error_(descriptor_ < 0 ? errno : 0) {}
    SharedFile(const SharedFile&) = delete;
    SharedFile& operator=(const SharedFile&) = delete;
    ~SharedFile() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }

    int descriptor() const { return descriptor_; }
    /// Returns the `errno` of opening it, or 0.
    int error() const { return error_; }

  private:
    int descriptor_, error_;
};

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
std::expected<CheckpointedRun, Diagnostic> SearchParts::open_checkpoint(std::string_view verb,
                                                                        const std::string& part,
                                                                        const std::string& path) {
    const std::string asked = fmt::format("{} part {} of {}", verb, part, campaign_.hash());
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
    auto run = open_checkpoint("count", result.part, path);
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
        result.count = open->done;
        return finish(std::move(result), Solved{open->done, true});
    }
    if (std::holds_alternative<Stopped>(outcome)) marks.stopped(progress.share_done, result.seconds);
    if (const auto* const solved = std::get_if<Solved>(&outcome)) result.count = solved->count;
    return finish(std::move(result), outcome);
}

/// Opens the checkpoint of a part that lists solutions, and takes what it has listed. If the file of these solutions is damaged, the part
/// begins again.
std::expected<SearchParts::BegunListing, Diagnostic> SearchParts::open_listing(const std::string& part) {
    const std::string path = campaign_.checkpoint(part, options_.is_again);
    for (;;) {
        auto run = open_checkpoint("list", part, path);
        if (!run) return failure(run);
        if (run->resumed() == nullptr) return BegunListing{std::move(*run), {}};
        if (auto lines = listed_before(*run->resumed(), campaign_.listed(part, options_.is_again)))
            return BegunListing{std::move(*run), std::move(*lines)};
        std::error_code error;
        std::filesystem::remove(path, error);
        if (error) return std::unexpected(cannot_write(path, error.value()));
    }
}

PartRun SearchParts::list(ask::PartResult result, const std::vector<Given>& givens, Verify verify) {
    auto begun = open_listing(result.part);
    if (!begun) return failure(begun);
    CheckpointedRun& run = begun->run;
    const std::string path = campaign_.listed(result.part, options_.is_again);
    const SharedFile file(path);
    if (file.error() != 0) return std::unexpected(cannot_write(path, file.error()));
    FileOutput out(file.descriptor());
    const bool has_words = text::has_long_symbols(puzzle_.puzzle().alphabet);
    MarkWriter marks(campaign_, result.part, options_);
    SearchProgress progress;
    marks.going_on(0, run.work().seconds);
    result.listed = std::move(begun->lines);
    std::uint64_t sum = ask::sum_of_lines(result.listed);
    const auto write = [&](std::uint64_t number, std::span<const Value> values) {
        const std::string line = line_of_solution(puzzle_.puzzle(), values, has_words);
        result.count = number;
        result.listed += line;
        sum += ask::sum_of_lines(line);
        out.write(line);
        if (marks.is_due()) marks.going_on(progress.share_done, run.work().seconds);
    };
    if (run.resumed() != nullptr) result.count = run.resumed()->found;
    const Outcome outcome = run.list(
        puzzle_.solver(), {.givens = givens, .verify = verify, .progress = &progress}, {out, write, &sum});
    if (out.error() != 0) return std::unexpected(cannot_write(path, out.error()));
    if (run.error() != 0)
        return std::unexpected(
            cannot_write(campaign_.checkpoint(result.part, options_.is_again), run.error()));
    const CheckpointWork work = run.work();
    result.hosts = work.hosts;
    result.seconds = work.seconds;
    result.sum = sum;
    if (std::holds_alternative<Stopped>(outcome)) marks.stopped(progress.share_done, result.seconds);
    return finish(std::move(result), outcome);
}

/// Writes the result, unless a limit ended the run.
PartRun SearchParts::finish(ask::PartResult result, const Outcome& outcome) {
    if (const auto* const refused = std::get_if<Refused>(&outcome)) return std::unexpected(refused->mistake);
    if (std::holds_alternative<Stopped>(outcome)) return std::nullopt;
    if (auto written = campaign_.write(result, options_.is_again); !written) return failure(written);
    return result;
}

}  // namespace sator::cli
