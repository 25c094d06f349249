#pragma once

#include <deque>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/drawn_kind.hpp"
#include "sator/text/definitions/kind_places.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// Whether a statement is `drawing`, which makes the grid of the drawing below it, or `each`.
bool is_of_kind_language(const Statement& statement);

/// Returns what a statement `drawing` stands for: the grid and the known values. `range` has the values that its marks may be;
/// empty if they are not checked.
KindResult expand_drawing(const Statement& statement, const std::string& range = {});

/// What a puzzle's file may say as the text of a kind does: names of values, `drawing`, `each`, and places such as `views`.
class FileScope {
  public:
    /// Takes the names of values out of the statements `range`. The new texts are appended to `texts`.
    std::expected<void, Diagnostic> take_names(std::span<Statement> statements,
                                               std::deque<std::u32string>& texts);
    const std::vector<ValueName>& values() const { return values_; }

    /// Note what the statements so far make: the grid, its regions, and the marks of the kind that the file begins with.
    void set_torus(bool is_torus) { is_torus_ = is_torus; }
    void note_grid(BoxSize size, const PuzzleOptions& options);
    void note_layout(const Statement& layout, const PuzzleOptions& options);
    void note_regions(const Statement& regions);
    void note_marks(const PuzzleKind& kind);

    /// Returns the grid and the known values of a statement `drawing`.
    KindResult draw(const Statement& statement);
    /// Returns the statements that replace `each …`.
    std::expected<std::vector<StatementText>, Diagnostic> each(const Statement& statement) const;

    /// Whether a rule uses a name of a value, or a place that only the texts of kinds have.
    bool concerns(const Statement& statement) const;
    /// Writes such a rule with its names and places replaced, without its drawings and its indented lines.
    std::expected<StatementText, Diagnostic> written_out(const Statement& statement) const;
    /// Replaces the names in the lines of a rule, one by one.
    std::expected<void, Diagnostic> write_out_names(Statement& statement,
                                                    std::deque<std::u32string>& texts) const;

  private:
    const PrintedGrid* grid() const;
    KindPlaces places() const;
    void set_size(const PrintedGrid& grid);
    bool has_name(const LineSlice& text) const;

    KindScope scope_;
    std::vector<ValueName> values_;
    std::string range_;  // of the first statement `range`
    bool is_torus_ = false;
    std::optional<PrintedGrid> sized_;
    bool has_grid_ = false;  // also if it is several, or none with rows and columns of cells
    std::optional<KindDrawing> drawing_;
    std::optional<DrawnKind> drawn_;
    PrintedDrawing regions_;
    std::deque<KindSign> meanings_;  // of the marks below
    std::vector<DrawnSign> signs_;
};

}  // namespace sator::text
