#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// A text that some format reads, made of another spelling of it.
struct UsualLink {
    std::string text;
    /// A variant of sudoku that the address names, e.g. "jigsaw", beside the digits of a sudoku; empty if it names none.
    std::string variant = {};
    std::string remark = {};  ///< what of the link is not in the text; may be empty
};

/// Returns the usual form of one word: an address without "https://" gets it, bare data of f-puzzles ("N4Ig…") become its link, and a
/// link of another site that holds such data, or the cells of a sudoku (81 digits, or a board of sudokuwiki.org), becomes these. Returns
/// nullopt for all other words.
std::optional<UsualLink> usual_link(std::string_view word);

/// Returns whether the text is a link of sudokuwiki.org whose board is in a packed form that is not read, e.g. that of killer sudokus.
bool is_packed_sudokuwiki(std::string_view text);

}  // namespace sator::exchange
