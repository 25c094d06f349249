#pragma once

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/ask/plans/plan.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

/// Reads the files that puzzles name, and notes their checksums, so that all parts see the same files.
class NamedFiles {
  public:
    NamedFiles();
    Resources& resources() { return resources_; }
    /// Returns the files that were read so far.
    std::vector<ask::PlanFile> read() const;
    /// Fails if a file was read that the plan does not have: by its name and its content, because the folder may differ.
    std::expected<void, Diagnostic> check(const ask::Plan& plan) const;

  private:
    std::shared_ptr<std::map<std::string, std::string>> hashes_;  // by path
    Resources resources_;
};

/// The puzzle of a plan's search, with its orders, ready to be searched.
class PlannedPuzzle {
  public:
    /// `path`: that of the plan, beside which files are looked for.
    static std::expected<PlannedPuzzle, Diagnostic> open(const ask::Plan& plan, const std::string& path,
                                                         const Limits& limits);

    PuzzleSolver& solver() { return *solver_; }
    const Puzzle& puzzle() const { return solver_->puzzle(); }
    const std::vector<Given>& givens() const { return givens_; }

  private:
    std::unique_ptr<NamedFiles> files_;
    std::optional<PuzzleSolver> solver_;
    std::vector<Given> givens_;
};

/// Reads the one puzzle of a text.
std::expected<Puzzle, Diagnostic> read_one_puzzle(const std::string& text, const std::string& file,
                                                  Resources& files);

}  // namespace sator::cli
