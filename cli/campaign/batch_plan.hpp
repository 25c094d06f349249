#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/ask/plans/plan.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// A batch to plan: the same question about many puzzles.
struct Batch {
    std::string request;                      ///< as JSON
    std::vector<std::string> files = {};      ///< of puzzles
    std::optional<std::string> initial = {};  ///< a file of known values of the one puzzle, a line each
    std::uint64_t count = 0;                  ///< of puzzles to make; 0: the puzzles are those of files
    std::uint64_t each = 1;                   ///< puzzles a part
};

/// Returns the plan of a batch. `path` is where it will be; files are named from there. The parts of one file are some of its lines if each
/// of its first lines is a puzzle.
std::expected<ask::Plan, Diagnostic> batch_plan(const Batch& batch, const std::string& path);

/// Returns the path of a plan's file from here.
std::string path_of_file(const std::string& plan_path, const std::string& file);

}  // namespace sator::cli
