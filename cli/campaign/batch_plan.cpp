// The parts of a batch are seeds, files, or lines of one file. A part of lines has its place in the file and its own checksum, so that
// only these lines are read to run it, although the file may have millions. A run that goes on skips as many lines as it has answers. So
// a plan is refused if a line is not one puzzle, or if its answer would not be in the place of the line.
#include "cli/campaign/batch_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
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
#include "sator/text/initial/initial_lines.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;
using BatchStep = std::expected<void, Diagnostic>;
/// The number of puzzles in lines, or the error of a line, whose number counts from the first of these lines.
using CheckedLines = std::expected<std::uint64_t, Diagnostic>;
using CheckLines = std::function<CheckedLines(std::string_view lines)>;

/// If each of this number of lines is a puzzle by itself, the text is meant to have a puzzle a line.
constexpr std::size_t kTriedLines = 10;

/// Reads puzzles in one format.
class LinesReader {
  public:
    LinesReader(const Format& format, std::string file) : format_(format), file_(std::move(file)) {
        options_.inflate = zlib_inflate();
    }
    ReadResult read(std::string_view lines) {
        return read_puzzles(std::string(lines), file_, files_, options_, format_.name);
    }

  private:
    const Format& format_;
    std::string file_;
    Resources files_ = file_resources();
    PuzzleOptions options_;
};

std::uint64_t grids_of(const ReadResult& puzzles) {
    std::uint64_t grids = 0;
    for (const auto& puzzle : puzzles)
        grids += puzzle ? std::max<std::size_t>(1, puzzle->initials.size()) : 1;
    return grids;
}

/// Returns the format of the text if it has a puzzle in each line, or else null.
const Format* format_of_lines(std::string_view text) {
    const Format* const format = recognised_format(text);
    if (format == nullptr || !format->holds_many) return nullptr;
    LinesReader reader(*format, "line");
    std::size_t tried = 0;
    while (const auto line = ask::take_plan_line(text)) {
        if (!holds_puzzle(*line)) continue;
        const ReadResult puzzles = reader.read(*line);
        if (!puzzles[0] || grids_of(puzzles) != 1) return nullptr;
        if (++tried == kTriedLines) break;
    }
    return tried > 1 ? format : nullptr;
}

/// Returns the first error of lines that were read together, unless each has its own place among the puzzles. Some formats have all
/// errors at the end, or only the first one.
std::optional<Diagnostic> misplaced_error(const ReadResult& puzzles, std::string_view lines,
                                          LinesReader& reader) {
    const auto error =
        std::ranges::find(puzzles, false, [](const auto& puzzle) { return puzzle.has_value(); });
    if (error == puzzles.end()) return std::nullopt;
    std::size_t number = 0;
    while (const auto line = ask::take_plan_line(lines)) {
        if (!holds_puzzle(*line)) continue;
        if (number >= puzzles.size() || reader.read(*line)[0].has_value() != puzzles[number].has_value())
            return error->error();
        ++number;
    }
    return std::nullopt;
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
            const Format* const format = batch_.files.size() == 1 ? format_of_lines(*text) : nullptr;
            if (format == nullptr) continue;
            LinesReader reader(*format, file);
            return add_lines(ask::BatchOf::Lines, *text, file, [&](std::string_view lines) -> CheckedLines {
                const ReadResult puzzles = reader.read(lines);
                if (auto error = misplaced_error(puzzles, lines, reader)) return std::unexpected(*error);
                return grids_of(puzzles);
            });
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
        const auto read = read_one_puzzle(*puzzle, batch_.files[0], named.resources());
        if (!read) return failure(read);
        if (!read->initials.empty())
            return std::unexpected(
                error_in(batch_.files[0], "the puzzle has known values of its own, beside those of --initial",
                         "move them to a line of " + *batch_.initial));
        plan_.puzzle = puzzle->ends_with('\n') ? *puzzle : *puzzle + "\n";
        plan_.puzzle_hash = sha256(plan_.puzzle);
        plan_.files.push_back({path_from_plan(path_, *batch_.initial), sha256(*grids)});
        std::ranges::move(named.read(), std::back_inserter(plan_.files));
        return add_lines(ask::BatchOf::Grids, *grids, *batch_.initial,
                         [&](std::string_view lines) -> CheckedLines {
                             text::InitialLines initials = text::read_initial_lines(lines, *read);
                             if (!initials.errors.empty()) return std::unexpected(initials.errors[0]);
                             return initials.initials.size();
                         });
    }

    /// Adds parts of the lines of a file; those without a puzzle are not counted.
    BatchStep add_lines(ask::BatchOf kind, std::string_view text, const std::string& file,
                        const CheckLines& check) {
        plan_.batch = kind;
        const std::string_view all = text;
        std::uint64_t number = 0;
        ask::PlanPart part{.first = 1};
        while (const auto line = ask::take_plan_line(text)) {
            if (!holds_puzzle(*line)) continue;
            part.last = ++number;
            part.end = all.size() - text.size();
            if (part.last - part.first + 1 < batch_.each) continue;
            if (auto closed = close(part, all, file, check); !closed) return closed;
            part = {.first = number + 1, .begin = part.end};
        }
        if (part.last >= part.first) {
            if (auto closed = close(part, all, file, check); !closed) return closed;
        }
        if (plan_.parts.empty()) return std::unexpected(error_in(plan_.files[0].path, "has no puzzle", ""));
        return {};
    }

    BatchStep close(ask::PlanPart& part, std::string_view all, const std::string& file,
                    const CheckLines& check) {
        const std::string_view lines = all.substr(part.begin, part.end - part.begin);
        const CheckedLines grids = check(lines);
        if (!grids) {
            Diagnostic error = grids.error();
            error.file = file;
            const auto before =
                static_cast<std::uint32_t>(std::ranges::count(all.substr(0, part.begin), '\n'));
            error.span.line += before;
            for (Diagnostic& further : error.also) further.span.line += before;
            return std::unexpected(std::move(error));
        }
        if (*grids != part.last - part.first + 1)
            return std::unexpected(error_in(file,
                                            fmt::format("lines {} to {} with puzzles are read as {} puzzles",
                                                        part.first, part.last, *grids),
                                            "write a puzzle in each line"));
        part.hash = sha256(lines);
        plan_.parts.push_back(part);
        return {};
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
