#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator {

/// One puzzle of a call, or why it could not be read.
struct ReadPuzzle {
    std::string name;  ///< of the puzzle, or, where there is none, of its file
    std::expected<std::shared_ptr<const Puzzle>, Diagnostic> puzzle;
    std::chrono::nanoseconds seconds{};  ///< its share of the reading
    std::optional<Limit> stopped = {};   ///< at which its file was read no further: there is no puzzle then
};

/// Where a command's puzzles come from: FILE…, or a crossword typed as --rows and --columns, and the options
/// that say how they are read.
/// --initial FILE adds known values to each of them, a puzzle a line.
class PuzzleInput {
  public:
    void add_to(std::vector<Option>& options);
    /// Reads them all, or as far as the limits let; `resources` has the files that they name. The error is a
    /// mistake in the call; what is wrong with a puzzle stands in its place.
    std::expected<std::vector<ReadPuzzle>, Diagnostic> read(Resources& resources, const Limits& limits) const;
    /// What the first answer is called where its puzzle is not read.
    std::string first_name() const;
    const RegexLimits& regex_limits() const { return regex_limits_; }
    /// For what is left to chance.
    std::optional<std::uint64_t> seed() const { return seed_; }
    /// Whether to tell of the work as well.
    bool is_verbose() const { return is_verbose_; }

  private:
    /// The content of --initial.
    struct InitialFile {
        std::string name, text;
    };

    std::expected<PuzzleOptions, Diagnostic> puzzle_options() const;
    std::expected<std::optional<InitialFile>, Diagnostic> read_initial_file(LimitWatch& watch) const;
    std::vector<ReadPuzzle> read_file_puzzles(const std::string& path, const PuzzleOptions& options,
                                              Resources& resources) const;
    static void add_initials(const InitialFile& file, LimitWatch& watch, std::vector<ReadPuzzle>& puzzles);
    ReadPuzzle typed_crossword(const PuzzleOptions& options) const;

    std::vector<std::string> files_, rows_, columns_;
    std::string format_;
    std::optional<std::string> alphabet_, initial_;
    Dialect dialect_ = Dialect::EcmaScript;
    std::uint64_t cell_limit_ = kCellLimit;
    std::optional<std::uint64_t> seed_;
    bool is_verbose_ = false;
    RegexLimits regex_limits_;
};

/// What messages call a path: "-" is standard input.
std::string shown_name(const std::string& path);

/// The files that puzzles may name, read from the file system.
Resources file_resources();

}  // namespace sator
