#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/board/shape.hpp"

namespace sator::render {

enum class Paper : std::uint8_t { A4, Letter };

/// A puzzle of a booklet.
struct BookletPuzzle {
    std::string title;               ///< "Sudoku 3"
    std::string grade;               ///< opposite the title: "grade 4 of 10"; may be empty
    std::vector<std::string> rules;  ///< paragraphs below the title
    Picture picture, solution;       ///< without a title
};

/// The language of a booklet, and its author.
struct BookletTexts {
    SpokenLanguage language = SpokenLanguage::English;
    std::string author = {};  ///< at the foot of each page; may be empty
};

/// Returns the pages of a booklet as SVG documents of the paper's size, light and with numbers: a page for each puzzle, or
/// several if its rules are long, then the solutions, six a page, in the same order. Texts are escaped.
std::vector<std::string> booklet_pages(std::span<const BookletPuzzle> puzzles, Paper paper,
                                       const BookletTexts& texts = {});

}  // namespace sator::render
