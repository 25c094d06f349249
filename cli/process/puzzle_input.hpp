#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::cli {

/// A puzzle of a call, or the error with which it could not be read.
struct ReadPuzzle {
    std::string name;  ///< of the puzzle, or of its file if there is no puzzle
    std::expected<std::shared_ptr<const Puzzle>, Diagnostic> puzzle;
    std::chrono::nanoseconds seconds{};  ///< its share of the reading time
    /// The limit that stopped the reading of its file; then there is no puzzle.
    std::optional<Limit> stopped = {};
};

/// The puzzles of a command: FILE…, or a crossword given by --rows and --columns, and the options for reading
/// them. --initial FILE adds known values to each of them, one puzzle per line.
class PuzzleInput {
  public:
    void add_to(std::vector<Option>& options);
    /// Reads all puzzles, or as many as the limits allow. `resources` provides the files that the puzzles
    /// name. The error is a mistake in the call; an error in a puzzle takes the puzzle's place in the result.
    std::expected<std::vector<ReadPuzzle>, Diagnostic> read(Resources& resources, const Limits& limits) const;
    /// Whether a file of the call is "-".
    bool reads_standard_input() const;
    /// Returns the name of the first answer for the case that its puzzle is not read.
    std::string first_name() const;
    const RegexLimits& regex_limits() const { return regex_limits_; }
    /// The seed of the random number generator.
    std::optional<std::uint64_t> seed() const { return seed_; }
    /// Whether to report statistics of the work.
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

/// Returns the content of a puzzle's file, or the link itself if a link stands in its place. Nothing is fetched.
std::expected<std::string, Diagnostic> read_puzzle_text(const std::string& path, LimitWatch& watch);

/// Returns the name of a path in messages; "-" is standard input.
std::string shown_name(const std::string& path);

/// Provides the files that puzzles may name, read from the file system.
Resources file_resources();

}  // namespace sator::cli
