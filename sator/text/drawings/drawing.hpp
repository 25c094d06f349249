#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// The drawing of all cells. Other drawings are compared with it.
class Layout {
  public:
    /// Each '*' is a cell. Cells are numbered in reading order.
    explicit Layout(std::vector<std::u32string> lines);

    const std::vector<std::u32string>& lines() const { return lines_; }
    std::size_t cell_count() const { return cell_count_; }
    /// Returns the cell of the '*' at this place.
    CellId cell(std::size_t line, std::size_t column) const { return CellId(cells_[line][column]); }
    /// Returns whether the cell touches another one or a digit, so that its mark must show where it ends.
    bool is_tight(std::size_t line, std::size_t column) const;

  private:
    std::vector<std::u32string> lines_;
    std::vector<std::vector<std::uint32_t>> cells_;  // of each code point; has no meaning if it is no cell
    std::size_t cell_count_ = 0;
};

/// What a drawing has in the place of a cell. '.' is no mark.
struct Mark {
    enum class Kind : std::uint8_t {
        Star,       ///< *
        Letter,     ///< a, or a3: `text` is the letter
        Number,     ///< 12
        Quoted,     ///< "…", or "…"3: `text` is the text in the quotes
        Character,  ///< one of the `characters` of find_fits
    };

    Kind kind = Kind::Star;
    std::u32string text;
    /// The value of a number; the place that follows a letter or a quoted text.
    std::optional<std::int64_t> number;
    CellId cell;
    SourceSpan span;
};

/// What the marks of a drawing mean. It decides which marks are allowed.
enum class MarkUse : std::uint8_t {
    Sequences,  ///< cells and their order: a number may follow a letter or a quoted text
    Values,     ///< values of cells: numbers may be negative, other characters may be marks
};

/// A cell that a drawing leaves open, and the place of its '.'.
struct OpenCell {
    CellId cell;
    SourceSpan span;
};

/// One place that a drawing fits.
struct Fit {
    std::vector<Mark> marks;     ///< in reading order
    std::vector<OpenCell> open;  ///< in reading order
    std::size_t cells = 0;       ///< the number of cells that the drawing shows, marked or not

    auto begin() const { return marks.begin(); }
    auto end() const { return marks.end(); }
    bool empty() const { return marks.empty(); }
};

/// Limits for all the places of one drawing together.
struct FitLimits {
    std::size_t marks = 4'000'000;
    std::size_t comparisons = 20'000'000;  ///< comparisons of a character with the layout
    LimitWatch* watch = nullptr;           ///< may be null; once it is over, the result has no meaning
};

/// Finds every place that `drawing` fits, in reading order; there is at least one. The first character of the
/// drawing is tried at every character of the layout, and its other lines begin in the same column. A drawing
/// of the whole layout has one place. Characters are compared one by one; in the place of a cell, the drawing
/// has a mark. A number is read as a whole, unless the cell touches another cell or a digit of the layout:
/// then a number has one digit, and {12} writes a longer one. `characters` are marks, too, if `use` is
/// Values.
///
/// Returns an error for a drawing that fits nowhere (the hint shows the nearest fit), for one without
/// characters, and beyond the limits.
std::expected<std::vector<Fit>, Diagnostic> find_fits(const Layout& layout, const DrawingLines& drawing,
                                                      MarkUse use, std::u32string_view characters = {},
                                                      const FitLimits& limits = {});

}  // namespace sator::text
