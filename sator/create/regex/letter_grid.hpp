#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "sator/create/regex/crossword_frame.hpp"
#include "sator/create/requests/made_puzzle.hpp"
#include "sator/create/requests/random_source.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::create {

/// The request for a crossword's answer. At most one of `text`, `phrase`, `grid` and `words` is not empty; without them, a quotation fills the grid, or
/// words.
struct AnswerRequest {
    CrosswordSize size;
    bool has_size = false;  ///< the caller chose `size`
    std::string text;       ///< a sentence, whose letters fill the grid
    std::string grid;       ///< the letters of the whole grid, a line each
    std::string
        words;  ///< the name of a word list, for the lines of the grid; or words with commas between them
    std::string message;    ///< to be hidden in some cells
    std::string phrase;     ///< a sentence that fills the grid with its blanks and signs
    bool has_signs = true;  ///< cells may hold blanks and signs, too
};

/// Letters for a whole grid.
struct Answer {
    CrosswordSize size;
    std::u32string cells;
    std::vector<CellId> message = {};        ///< the cells that spell the hidden message
    std::string title = {};                  ///< of a quotation
    std::vector<std::u32string> theme = {};  ///< words that belong to the answer
};

/// Fills a grid as requested. Returns an error if the letters do not fit, or if the words fill no such grid within the limits.
std::expected<Answer, CreateFailure> fill_answer(const AnswerRequest& request, const std::u32string& alphabet,
                                                 Resources& files, const Limits& limits,
                                                 RandomSource& random);

/// Returns the number of cells.
std::size_t cell_count(const CrosswordSize& size);

/// A text in upper case with its signs, and one blank between words.
std::u32string phrase_of(std::string_view text);

/// The letters, digits and marks of a text in upper case, without blanks.
std::u32string letters_of(std::string_view text);

}  // namespace sator::create
