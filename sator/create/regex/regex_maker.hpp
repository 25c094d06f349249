#pragma once

#include "sator/create/regex/clue_style.hpp"
#include "sator/create/regex/crossword_search.hpp"
#include "sator/create/regex/letter_grid.hpp"
#include "sator/create/requests/create_options.hpp"
#include "sator/create/requests/made_puzzle.hpp"

namespace sator::create {

/// A regex crossword that is to be made.
struct RegexRequest {
    AnswerRequest answer;
    std::size_t clues_per_line = 1;
    ClueStyle style = ClueStyle::all();
    Dialect dialect = Dialect::EcmaScript;
    std::u32string alphabet = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::size_t progressive =
        0;  ///< how many crosswords over the same answer, each harder than the one before; 0 and 1: one
};

/// Makes a crossword. `options` has the grade, the limits and the files.
MakeResult create_regex_crossword(const RegexRequest& request, const CreateOptions& options,
                                  std::uint64_t seed);

}  // namespace sator::create
