#pragma once

#include <expected>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/made_puzzle.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::create {

/// The statements that a made puzzle has in any case, and a solver for them.
struct BasePuzzle {
    std::string text;
    std::shared_ptr<const Puzzle> puzzle;
    PuzzleSolver solver;
};

/// Reads and builds base puzzles, and keeps the last ones, because many puzzles in a row have the same base.
class BasePuzzles {
  public:
    BasePuzzles(Resources files, const Limits& limits) : files_(std::move(files)), limits_(limits) {}

    /// Returns the base puzzle of a text of the puzzle language, which must be right.
    std::expected<std::shared_ptr<BasePuzzle>, CreateFailure> of(const std::string& text);
    /// Reads a text of the puzzle language. An error is a mistake in what the caller gave for the text.
    std::expected<Puzzle, CreateFailure> read(const std::string& text);
    /// Names the file beside which files that a text names are looked for.
    void set_file(std::string name) { file_ = std::move(name); }
    Resources& files() { return files_; }
    const Limits& limits() const { return limits_; }
    /// The limits of one search: those of the caller, and a budget of nodes, because what is not proven soon is left open.
    Limits search_limits() const;

  private:
    Resources files_;
    Limits limits_;
    std::string file_ = "made";
    std::map<std::string, std::shared_ptr<BasePuzzle>> kept_;
};

}  // namespace sator::create
