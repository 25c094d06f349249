#pragma once

#include <optional>
#include <set>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/create/requests/made_puzzle.hpp"

namespace sator::cli {

/// The puzzles that `sator create` must not make again, and what is alike. Kept as hashes, so that millions fit into memory.
class KnownPuzzles {
  public:
    explicit KnownPuzzles(const Limits& limits) : limits_(limits) {}

    /// Adds the puzzles of all files of a folder: files of any format, and the JSON lines of `sator create`. Files without a puzzle
    /// are passed over. The error says that there is no such folder.
    std::expected<void, Diagnostic> add_folder(const std::string& folder);
    /// Adds the puzzles of a file; of one that is not readable, none.
    void add_file(const std::string& path);
    /// Returns false if a puzzle that is alike was added before.
    bool add(const create::MadePuzzle& puzzle);

  private:
    void add_text(const std::string& text, const std::string& file);

    Limits limits_;
    std::set<std::string> forms_;
};

}  // namespace sator::cli
