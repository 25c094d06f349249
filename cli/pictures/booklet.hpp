#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/create/requests/made_puzzle.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/picture/booklet_pages.hpp"

namespace sator::cli {

using create::MadePuzzle;

/// Returns the name of a kind as a heading: "Sandwich sudoku" for "sandwich-sudoku".
std::string title_of_kind(std::string kind);

/// Made puzzles as a PDF for print: the easier ones first, a page each, and their solutions at the end.
class Booklet {
  public:
    /// `kind`: the name of the puzzles, e.g. "sandwich-sudoku".
    explicit Booklet(std::string kind, BookletTexts texts = {})
        : kind_(std::move(kind)), texts_(std::move(texts)) {}

    void add(const MadePuzzle& puzzle) { puzzles_.push_back(puzzle); }
    /// Writes the file. The error says what to install, or what is wrong with the path. Writes nothing if there is no puzzle.
    std::expected<void, Diagnostic> write(const std::string& path, Paper paper) const;

  private:
    std::string title(std::size_t number) const;

    std::string kind_;
    BookletTexts texts_;
    std::vector<MadePuzzle> puzzles_;
};

}  // namespace sator::cli
