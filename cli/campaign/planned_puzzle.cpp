#include "cli/campaign/planned_puzzle.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include "cli/campaign/sealed_text.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/plans/plan_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/symmetry_orders.hpp"

namespace sator::cli {

namespace {

std::string name_in_folder(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

}  // namespace

NamedFiles::NamedFiles()
    : hashes_(std::make_shared<std::map<std::string, std::string>>()),
      resources_(resources_read_by([hashes = hashes_](const std::string& path) {
          auto text = read_named_file(path);
          if (text) (*hashes)[path] = sha256(*text);
          return text;
      })) {}

std::vector<ask::PlanFile> NamedFiles::read() const {
    std::vector<ask::PlanFile> files;
    for (const auto& [path, hash] : *hashes_) files.push_back({path, hash});
    return files;
}

std::expected<void, Diagnostic> NamedFiles::check(const ask::Plan& plan) const {
    for (const auto& [path, hash] : *hashes_) {
        const auto is_same = [&, hash = hash, name = name_in_folder(path)](const ask::PlanFile& file) {
            return file.hash == hash && name_in_folder(file.path) == name;
        };
        if (std::ranges::none_of(plan.files, is_same))
            return std::unexpected(error_in(path, "is not the file that the plan was made with",
                                            "copy that file, or make the plan again"));
    }
    return {};
}

std::expected<Puzzle, Diagnostic> read_one_puzzle(const std::string& text, const std::string& file,
                                                  Resources& files) {
    auto puzzles = read_puzzles(text, file, files);
    if (puzzles.size() != 1)
        return std::unexpected(call_error("a plan is about one puzzle", "name a file with one puzzle"));
    if (!puzzles[0]) return failure(puzzles[0]);
    return std::move(*puzzles[0]);
}

std::expected<PlannedPuzzle, Diagnostic> PlannedPuzzle::open(const ask::Plan& plan, const std::string& path,
                                                             const Limits& limits) {
    PlannedPuzzle planned;
    planned.files_ = std::make_unique<NamedFiles>();
    if (sha256(plan.puzzle) != plan.puzzle_hash)
        return std::unexpected(error_in(path, "the puzzle of the plan is damaged", "make the plan again"));
    auto puzzle = read_one_puzzle(plan.puzzle, path, planned.files_->resources());
    if (!puzzle) return failure(puzzle);
    std::vector<solve::CellOrder> orders;
    for (const auto& [lesser, greater] : plan.orders) {
        const auto a = ask::cell_of_plan(*puzzle, lesser), b = ask::cell_of_plan(*puzzle, greater);
        if (!a || !b)
            return std::unexpected(
                error_in(path, "the plan orders cells that its puzzle does not have", "make the plan again"));
        orders.push_back({*a, *b});
    }
    if (!puzzle->initials.empty()) planned.givens_ = puzzle->initials[0].givens;
    auto solver = PuzzleSolver::build(solve::with_orders(std::move(*puzzle), orders),
                                      {.files = planned.files_->resources(), .limits = limits});
    if (!solver) return std::unexpected(solver.error().front());
    planned.solver_ = std::move(*solver);
    if (auto checked = planned.files_->check(plan); !checked) return failure(checked);
    return planned;
}

}  // namespace sator::cli
