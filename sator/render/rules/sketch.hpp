#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/board.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/kinds/kind_looks.hpp"

namespace sator::render {

/// The form of a clue outside the grid.
enum class ClueForm : std::uint8_t {
    Text,     ///< in fixed-width letters, along the line if it is too wide to be upright
    Numbers,  ///< for rows side by side, for columns on top of each other
};

/// A clue outside the grid, at the place from which its slot is read.
struct EdgeClue {
    Sequence sequence;
    std::string text;
    ClueForm form = ClueForm::Text;
    bool is_ordered = false;    ///< the order of the cells matters
    std::string mark = {};      ///< distinguishes this kind of clue from other kinds around the same grid
    std::size_t statement = 0;  ///< index of its rule statement
};

/// The meaning of the clues with one mark.
struct EdgeMeaning {
    std::string mark, sentence;
    friend bool operator==(const EdgeMeaning&, const EdgeMeaning&) = default;
};

/// Cells with a number or sign in the upper left corner.
struct Cage {
    std::vector<CellId> cells;  ///< in ascending order
    std::string text;
    bool is_distinct = false;   ///< whether their values must be different
    std::size_t statement = 0;  ///< index of its rule statement
};

/// A line, circle, dot or the like that means something.
struct KindMark {
    std::string group;    ///< what it could be confused with: "line"
    CellId cell;          ///< the cell in whose corner its letter is written if it must be told from others
    std::string letter;   ///< "W"
    std::string subject;  ///< "Green line"
    std::string meaning;  ///< "neighbouring values differ by at least 5."
};

/// Words to find or to place.
struct LegendWords {
    std::string sentence;  ///< introduces the words
    std::vector<std::string> words;
};

/// Makes the board of a puzzle, as its kind prints it.
Board board_of(const Puzzle& puzzle, double side, LimitWatch& watch);

/// A puzzle's picture in the making, without values: the board plus what the rules add to it.
struct Sketch {
    Sketch(const Puzzle& puzzle_drawn, double side, LimitWatch& watch)
        : puzzle(puzzle_drawn),
          board(board_of(puzzle_drawn, side, watch)),
          looks(value_looks(puzzle_drawn)) {}

    const Puzzle& puzzle;
    Board board;
    std::vector<ValueLook> looks;  ///< by value: how the puzzle's kind draws it
    std::vector<Shape> shapes;
    std::vector<EdgeClue> clues;
    std::vector<EdgeMeaning> edge_meanings;  ///< without duplicates; the legend has their sentences
    /// By cell: its region in the tiling of the grid; empty if there is no tiling.
    std::vector<std::size_t> region_of;
    std::vector<std::vector<CellId>> shaded_regions;  ///< regions that are not part of the tiling
    std::vector<Cage> cages;
    std::vector<KindMark> kind_marks;
    std::vector<std::pair<CellId, CellId>> borders_with_sign;  ///< borders that have a sign or dot
    std::vector<std::pair<std::pair<CellId, CellId>, std::string>> sign_texts;  ///< such signs in characters
    std::vector<bool> shows_range;  ///< by cell: whether its range is shown
    /// By cell: the small letter in its corner, by which rules refer to it, or the number of a rule about the cells around it.
    std::vector<std::string> letters;
    bool has_printed_letters = false;  ///< `letters` are what the puzzle prints, e.g. the numbers of dominoes
    /// By cell: the number that the kind prints in it; empty: no cell has one.
    std::vector<std::string> numbers;
    /// By cell: the number of the region that begins in it; empty: no region has one.
    std::vector<std::string> region_clues;
    /// By cell: what a picture in characters shows above its value in place of a line or a shade, e.g. "a2" in the second cell
    /// of a line. Empty: no cell has such a mark.
    std::vector<std::string> line_marks;
    /// The statements that `line_marks` shows completely, each with the sentence that explains the marks.
    std::vector<std::pair<std::size_t, std::string>> marked_lines;
    std::vector<LegendWords> words;
    std::optional<ValueId> filled_value;  ///< the value that is shown as a filled cell
    std::vector<std::string> legend;      ///< the meaning of the picture's signs, one sentence each
    /// Returns the lines of the legend that the words of the puzzle's kind do not say.
    std::vector<std::string> unsaid_legend() const;
    /// The statements that the legend explains, each with the index of its line.
    std::vector<std::pair<std::size_t, std::size_t>> explained;
    std::size_t statement = 0;              ///< index of the statement that is being drawn
    std::optional<std::size_t> drawn_rule;  ///< the statement that new shapes draw; nullopt: they draw none
    std::vector<std::size_t> undrawn;       ///< indices of the statements that the picture does not show
    std::vector<std::size_t>
        lettered;  ///< indices of those that letters or signs in the cells show completely
    std::vector<std::size_t> labelled;  ///< those of `undrawn` whose letters are shown in the cells

    /// Notes a sign between two neighbours, e.g. `<`, which is turned if the second one is below the first.
    void add_sign_text(CellId a, CellId b, std::string_view sign);
    void add(Look look, Outline outline) { shapes.push_back({look, std::move(outline), {}, drawn_rule}); }
    void add(Look look, Disc disc) { shapes.push_back({look, disc, {}, drawn_rule}); }
    void add(Look look, Label label) { shapes.push_back({look, std::move(label), {}, drawn_rule}); }
    /// Draws a line through the cells' centres.
    void add_line(Look look, const std::vector<CellId>& cells);
    /// Adds a sentence about the statement that is being drawn, unless the legend has it.
    void add_to_legend(const std::string& sentence);
    void add_cage(Cage cage);
    bool has_cage(const std::vector<CellId>& cells) const;
    /// Shows the letters of single cells in them. Returns false, and changes nothing, if a cell has another
    /// letter already or a letter denotes other cells.
    bool try_add_letters(const std::vector<MarkedDrawing>& drawings);
    /// Adds `line_marks` for the statement that is being drawn. Lines of a group have the same marks. Changes nothing if a cell
    /// has a mark already, or if the letters are used up.
    void try_add_line_marks(const std::vector<std::vector<Slot>>& groups, const std::string& sentence);

  private:
    std::size_t marked_groups_ = 0;  // the number of letters that `line_marks` has used
};

/// Makes the sketch of a puzzle with the pictures of its rules (see decorator_table.hpp). If `watch` ends the
/// work, the result is incomplete and must not be used.
Sketch sketch_of(const Puzzle& puzzle, double side, LimitWatch& watch);

}  // namespace sator::render
