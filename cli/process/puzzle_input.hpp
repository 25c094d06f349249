#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/tables/request.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"

namespace sator::cli {

/// The puzzles of a command: FILE…, or a crossword given by --rows and --columns, and the options for reading
/// them. --initial FILE adds known values to each of them, one puzzle per line.
class PuzzleInput {
  public:
    /// Adds the options. Those of the option table store their values in `request`, which must outlive them.
    void add_to(std::vector<Option>& options, ask::Request& request);
    /// Returns the source of a question: reads all files, or as much of them as the limits allow. A file that cannot be read is an
    /// error in its place; the error of the result is a mistake in the call.
    std::expected<ask::Source, Diagnostic> source(const ask::Request& request, const Limits& limits) const;
    /// Whether a file of the call is "-".
    bool reads_standard_input() const;
    /// Returns the name of the first answer for the case that its puzzle is not read.
    std::string first_name() const;
    /// The files and links of the call.
    const std::vector<std::string>& files() const { return files_; }
    /// The file of --initial.
    const std::optional<std::string>& initial() const { return initial_; }
    /// Whether to report statistics of the work.
    bool is_verbose() const { return is_verbose_; }

  private:
    std::expected<void, Diagnostic> check() const;

    std::vector<std::string> files_, rows_, columns_;
    std::optional<std::string> alphabet_, initial_;
    bool is_verbose_ = false;
};

/// Returns the content of a puzzle's file, or the link itself if a link stands in its place. Nothing is fetched.
std::expected<std::string, Diagnostic> read_puzzle_text(const std::string& path, LimitWatch& watch);

/// Returns the name of a path in messages; "-" is standard input.
std::string shown_name(const std::string& path);

/// Returns the content of a file that a puzzle names. A PNG is converted to PGM.
std::optional<std::string> read_named_file(const std::string& path);
/// Provides the files that puzzles may name, read from the file system.
Resources file_resources();
/// Provides the same files, read by `reader`.
Resources resources_read_by(Resources::Reader reader);

}  // namespace sator::cli
