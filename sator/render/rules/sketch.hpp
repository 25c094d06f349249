#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/board.hpp"
#include "sator/render/board/shape.hpp"

namespace sator {

/// How a clue outside the grid is written.
enum class ClueForm : std::uint8_t {
    Text,     ///< in fixed-width letters, along the line where it is too wide for it
    Numbers,  ///< beside rows next to each other, above columns on top of each other
};

/// A clue that stands where its slot is read from.
struct EdgeClue {
    Sequence sequence;
    std::string text;
    ClueForm form = ClueForm::Text;
    bool is_ordered = false;  ///< it reads its cells one after the other
    std::string mark = {};    ///< what tells its kind of clue from others, where there are others
};

/// What the clues with one mark mean.
struct EdgeMeaning {
    std::string mark, sentence;
    friend bool operator==(const EdgeMeaning&, const EdgeMeaning&) = default;
};

/// Cells with a number or sign in the upper left corner.
struct Cage {
    std::vector<CellId> cells;  ///< in ascending order
    std::string text;
    bool is_distinct = false;  ///< whether their values must be different
};

/// Words to be found, or to be placed.
struct LegendWords {
    std::string sentence;  ///< that announces them
    std::vector<std::string> words;
};

/// A puzzle's picture in the making, without values: what its rules add to its board.
struct Sketch {
    Sketch(const Puzzle& puzzle_drawn, double side, LimitWatch& watch)
        : puzzle(puzzle_drawn), board(make_board(puzzle_drawn.grid, side, watch)) {}

    const Puzzle& puzzle;
    Board board;
    std::vector<Shape> shapes;
    std::vector<EdgeClue> clues;
    std::vector<EdgeMeaning> edge_meanings;  ///< each once; the legend has their sentences
    std::vector<std::size_t>
        region_of;  ///< of each cell: which of the regions that tile the grid; empty: none do
    std::vector<std::vector<CellId>> shaded_regions;  ///< further regions
    std::vector<Cage> cages;
    std::vector<std::pair<CellId, CellId>> borders_with_sign;  ///< where a sign or dot was drawn
    std::vector<bool> shows_range;  ///< of each cell: whether it shows what it may hold
    std::vector<std::string>
        letters;  ///< of each cell: what stands small in its corner, as rules speak of it
    std::vector<LegendWords> words;
    std::optional<std::uint32_t> filled_value;  ///< the value that is drawn as a filled cell
    std::vector<std::string> legend;            ///< what the picture's signs mean, a sentence each
    std::vector<std::size_t> undrawn;           ///< the statements that the picture does not tell, by index
    std::vector<std::size_t> labelled;          ///< those among them whose letters stand in the cells

    void add(Look look, Outline outline) { shapes.push_back({look, std::move(outline)}); }
    void add(Look look, Disc disc) { shapes.push_back({look, disc}); }
    void add(Look look, Label label) { shapes.push_back({look, std::move(label)}); }
    /// A line through the cells' centres.
    void add_line(Look look, const std::vector<CellId>& cells);
    /// Adds a sentence once.
    void add_to_legend(const std::string& sentence);
    void add_cage(Cage cage);
    bool has_cage(const std::vector<CellId>& cells) const;
    /// Lets the letters of single cells stand in them. False, and nothing is changed, where a cell has
    /// another letter or a letter stands for other cells already.
    bool try_add_letters(const std::vector<MarkedDrawing>& drawings);
};

/// The sketch of a puzzle: its rules' pictures (see decorator_table.hpp). Once `watch` is over it is not
/// whole and no good.
Sketch sketch_of(const Puzzle& puzzle, double side, LimitWatch& watch);

}  // namespace sator
