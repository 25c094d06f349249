#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/formats/sator/statements.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The drawing of all cells that other drawings are compared with.
class Layout {
  public:
    /// Each '*' is a cell; cells count in reading order.
    explicit Layout(std::vector<std::u32string> lines);

    const std::vector<std::u32string>& lines() const { return lines_; }
    std::size_t cell_count() const { return cell_count_; }
    /// The cell of the '*' at this place.
    CellId cell(std::size_t line, std::size_t column) const { return CellId(cells_[line][column]); }
    /// Whether the cell at this place touches another or a digit, so that its mark must show where it ends.
    bool is_tight(std::size_t line, std::size_t column) const;

  private:
    std::vector<std::u32string> lines_;
    std::vector<std::vector<std::uint32_t>>
        cells_;  // of each code point; without meaning where there is no cell
    std::size_t cell_count_ = 0;
};

/// What a drawing has where the layout has a cell. '.' is no mark.
struct Mark {
    enum class Kind : std::uint8_t {
        Star,       ///< *
        Letter,     ///< a, or a3: `text` is the letter
        Number,     ///< 12
        Quoted,     ///< "…", or "…"3: `text` is what stands between the quotes
        Character,  ///< another character that was asked for
    };

    Kind kind = Kind::Star;
    std::u32string text;
    std::optional<std::int64_t>
        number;  ///< a number's value; of a letter or quoted text the place that follows it
    CellId cell;
    SourceSpan span;
};

/// What the marks of a drawing mean, and so what they may be.
enum class MarkUse : std::uint8_t {
    Sequences,  ///< which cells, in which order: a letter or quoted text may have a number behind it
    Values,     ///< what stands in the cells: further characters count, numbers may be negative
};

/// One place that a drawing fits: its marks, in reading order.
using Fit = std::vector<Mark>;

/// What one drawing may ask for, all its places together.
struct FitLimits {
    std::size_t marks = 4'000'000;
    std::size_t comparisons = 20'000'000;  ///< characters of the drawing compared with the layout
    LimitWatch* watch = nullptr;  ///< once it is over the answer means nothing; null: none. Not owned
};

/// Every place that `drawing` fits, in reading order; at least one. Its first character is tried at every
/// character of the layout, its later lines stand in the same column of the layout. A drawing of the whole
/// layout has one place. Characters are compared one by one; where the layout has a cell, the drawing has a
/// mark. A number is taken whole, unless the cell touches another or a digit of the layout: then it has one
/// digit, and {12} writes longer ones. `characters` are the further ones that MarkUse::Values takes as marks.
///
/// Refuses a drawing that fits nowhere (and shows the nearest fit), one without characters, and those beyond
/// the limits.
std::expected<std::vector<Fit>, Diagnostic> find_fits(const Layout& layout, const DrawingLines& drawing,
                                                      MarkUse use, std::u32string_view characters = {},
                                                      const FitLimits& limits = {});

}  // namespace sator
