// The parts of a batch are seeds, files, or lines of one file. A part of lines has its place in the file and its own checksum, so that
// only these lines are read to run it, although the file may have millions.
#include "cli/campaign/batch_plan.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/campaign/batch_lines.hpp"
#include "cli/campaign/built_from.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "cli/campaign/sealed_text.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/ask/plans/plan_words.hpp"
#include "sator/base/errors.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;
using BatchStep = std::expected<void, Diagnostic>;

/// If each of this number of lines is a puzzle by itself, so are all.
constexpr std::size_t kTriedLines = 10;

/// Whether the text has a puzzle in each line.
bool is_puzzle_a_line(std::string_view text) {
    const Format* const format = recognised_format(text);
    if (format == nullptr || !format->holds_many) return false;
    Resources files = file_resources();
    PuzzleOptions options;
    options.inflate = zlib_inflate();
    std::size_t tried = 0;
    while (const auto line = ask::take_plan_line(text)) {
        if (!holds_puzzle(*line)) continue;
        const auto puzzles = read_puzzles(std::string(*line), "line", files, options, format->name);
        if (puzzles.size() != 1 || !puzzles[0] || puzzles[0]->initials.size() > 1) return false;
        if (++tried == kTriedLines) break;
    }
    return tried > 1;
}

/// Returns a path as it is named from the plan's folder.
std::string path_from_plan(const std::string& plan_path, const std::string& file) {
    std::error_code error;
    if (fs::path(file).is_absolute()) return file;
    const fs::path folder = fs::absolute(plan_path, error).parent_path();
    const fs::path from = fs::relative(fs::absolute(file, error), folder, error);
    return error || from.empty() ? file : from.string();
}

class BatchPlanner {
  public:
    BatchPlanner(const Batch& batch, const std::string& path)
        : batch_(batch), path_(path), plan_{.made_by = this_program(), .request = batch.request} {}

    std::expected<ask::Plan, Diagnostic> plan() {
        BatchStep done = batch_.count > 0 ? add_ranges(ask::BatchOf::Seeds, batch_.count)
                         : batch_.initial ? add_grids()
                                          : add_files();
        if (!done) return failure(done);
        double all = 0;
        for (const ask::PlanPart& part : plan_.parts) all += static_cast<double>(part.last - part.first + 1);
        for (ask::PlanPart& part : plan_.parts)
            part.share = static_cast<double>(part.last - part.first + 1) / all;
        return std::move(plan_);
    }

  private:
    BatchStep add_ranges(ask::BatchOf kind, std::uint64_t count) {
        plan_.batch = kind;
        for (std::uint64_t first = 1; first <= count; first += batch_.each)
            plan_.parts.push_back({.first = first, .last = std::min(count, first + batch_.each - 1)});
        return {};
    }

    BatchStep add_files() {
        for (const std::string& file : batch_.files) {
            const auto text = read_file(file);
            if (!text) return failure(text);
            plan_.files.push_back({path_from_plan(path_, file), sha256(*text)});
            if (batch_.files.size() == 1 && is_puzzle_a_line(*text))
                return add_lines(ask::BatchOf::Lines, *text);
        }
        return add_ranges(ask::BatchOf::Files, batch_.files.size());
    }

    BatchStep add_grids() {
        if (batch_.files.size() != 1)
            return std::unexpected(call_error("--initial is about one puzzle", "name one file"));
        const auto puzzle = read_file(batch_.files[0]), grids = read_file(*batch_.initial);
        if (!puzzle) return failure(puzzle);
        if (!grids) return failure(grids);
        NamedFiles named;
        if (auto read = read_one_puzzle(*puzzle, batch_.files[0], named.resources()); !read)
            return failure(read);
        plan_.puzzle = puzzle->ends_with('\n') ? *puzzle : *puzzle + "\n";
        plan_.puzzle_hash = sha256(plan_.puzzle);
        plan_.files.push_back({path_from_plan(path_, *batch_.initial), sha256(*grids)});
        std::ranges::move(named.read(), std::back_inserter(plan_.files));
        return add_lines(ask::BatchOf::Grids, *grids);
    }

    /// Adds parts of lines; those without a puzzle are not counted.
    BatchStep add_lines(ask::BatchOf kind, std::string_view text) {
        plan_.batch = kind;
        const std::string_view all = text;
        std::uint64_t number = 0;
        ask::PlanPart part{.first = 1};
        while (const auto line = ask::take_plan_line(text)) {
            if (!holds_puzzle(*line)) continue;
            part.last = ++number;
            part.end = all.size() - text.size();
            if (part.last - part.first + 1 < batch_.each) continue;
            close(part, all);
            part = {.first = number + 1, .begin = part.end};
        }
        if (part.last >= part.first) close(part, all);
        if (plan_.parts.empty()) return std::unexpected(error_in(plan_.files[0].path, "has no puzzle", ""));
        return {};
    }

    void close(ask::PlanPart& part, std::string_view all) {
        part.hash = sha256(all.substr(part.begin, part.end - part.begin));
        plan_.parts.push_back(part);
    }

    const Batch& batch_;
    const std::string& path_;
    ask::Plan plan_;
};

}  // namespace

std::expected<ask::Plan, Diagnostic> batch_plan(const Batch& batch, const std::string& path) {
    return BatchPlanner(batch, path).plan();
}

std::string path_of_file(const std::string& plan_path, const std::string& file) {
    if (fs::path(file).is_absolute()) return file;
    return (fs::path(plan_path).parent_path() / file).lexically_normal().string();
}

}  // namespace sator::cli
