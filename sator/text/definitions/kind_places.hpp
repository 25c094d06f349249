#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/drawn_kind.hpp"

namespace sator::text {

/// What `it` is in a statement after `each`.
struct KindItem {
    std::vector<PrintedPlace>
        places;  ///< one cell or hole; of a sign between two cells: both; of a sign at a corner: all cells that it touches
    std::string place_text;  ///< of a region: "region a"; of an edge: "R1C1/R1C2"; else empty
    std::string name;        ///< what `{it}` stands for: "R3C4"
    std::vector<DrawnNumber> numbers;
    SourceSpan span;  ///< the mark in the puzzle's text; the line is 0 if there is none

    /// Whether it is somewhere, and not only a number.
    bool has_place() const { return !places.empty() || !place_text.empty(); }
};

/// The places that a printed drawing gives: `views`, `beside it`, `sight of it`, …
class KindPlaces {
  public:
    /// All parts may be absent, and must outlive this. `open` is the grid without the cells that end views.
    KindPlaces(const PrintedGrid* grid, const PrintedGrid* open, const PrintedDrawing* regions,
               std::span<const DrawnSign> signs)
        : grid_(grid), open_(open), regions_(regions), signs_(signs) {}

    const PrintedGrid* grid() const { return grid_; }
    const PrintedGrid& open() const { return *open_; }
    std::span<const DrawnSign> signs() const { return signs_; }
    /// Returns the drawing with the letters of regions; null if the kind has none.
    const PrintedDrawing* regions() const { return regions_; }
    /// Returns the cells that carry no sign.
    std::vector<PrintedPlace> open_places() const;
    /// Returns "region a" for a cell of a drawing with letters; empty if it is in none.
    std::string region_of(PrintedPlace at) const;

    /// Returns the places of a statement as the puzzle language writes them:
    ///
    ///     views [N] [across | down]       the runs of N or more cells (2 if it is missing), ended by blocks
    ///     views of N …                    those of exactly N cells
    ///     views … without NAME            those that begin behind no number of this name
    ///     views diagonally                the runs along diagonals
    ///     pairs [above | …] [N apart] [in regions | across regions]
    ///                                     two cells N steps apart (1 if it is missing), right and below, or in a direction; those
    ///                                     of one region, or of two
    ///     pairs opposite in regions       two cells that half a turn of their region exchanges
    ///     rows in regions                 the cells that a region has in a row
    ///     open cells                      the cells without a sign
    ///     beside NAME, around NAME        for each sign of this name, the cells beside or around it
    ///     signs NAME                      the cells of each such sign
    ///     runs over N regions             the shortest runs that enter N regions one after the other
    ///     like it X                       the cells of X whose signs have the same numbers as that of `it`
    ///     N steps from it                 the cells of its row and column that are N steps away
    ///     rows not below it, columns not left of it, …
    ///                                     the cells that are in no row below it; in no column left of it
    ///     X of it in its region           those of its region
    ///     next above it, next right of it, …  the cell there
    ///     from beside it to above it      each other cell beside it, and the one above it
    ///     edges of it, links right of it, … the positions between cells that touch it, or lie in a direction from it
    ///     link right of it, link below it, … the link to the next cell
    ///     link right of it towards like it   the same, if the next sign in that direction has the same name
    ///     up from NAME, up through NAME, …   for each sign of this name, the cells up to the next block; or the cell before it, its own and
    ///                                     the next one
    ///     it, beside it, around it, cornering it, sight of it, region of it, right of it, run right of it, … and X
    ///
    /// Others stay as they are. Empty if there is no such place. The error is a message.
    std::expected<std::string, std::string> resolved(std::string_view text, const KindItem* it) const;

    /// Returns what `each SELECTOR` goes through: "cell", "edge", "link", "corner", "open cell", "cell with 2.. around it", "region",
    /// "pair of neighbours" (also "… across", "… down"), "pair of regions", "number N", or the name of a sign.
    std::expected<std::vector<KindItem>, std::string> items(std::string_view selector) const;

  private:
    KindItem item_of(const DrawnSign& sign) const;
    KindItem item_of_corner(PrintedPlace corner) const;
    /// Corners without a sign: all, those that four cells meet, or those that are one step from a corner with a sign.
    enum class OpenCorners : std::uint8_t { All, Inner, BesideSign };
    std::vector<KindItem> open_corners(OpenCorners which) const;
    std::vector<KindItem> region_items() const;
    std::vector<KindItem> neighbouring_regions() const;
    std::vector<KindItem> pairs(std::string_view direction) const;
    std::vector<KindItem> between(std::string_view sort) const;
    std::expected<std::vector<KindItem>, std::string> cells_with(std::string_view condition) const;

    const PrintedGrid* grid_;
    const PrintedGrid* open_;
    const PrintedDrawing* regions_;
    std::span<const DrawnSign> signs_;
};

}  // namespace sator::text
