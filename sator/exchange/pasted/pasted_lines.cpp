// Tries one way of separating cells after the other on the whole text, and takes the first one in which all rows have as many cells as
// there are rows. A line without cells is a wall, a blank line or a sentence; sentences may not stand inside a grid.
#include "sator/exchange/pasted/pasted_lines.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/pasted/beside_grids.hpp"
#include "sator/exchange/pasted/drawn_walls.hpp"
#include "sator/exchange/pasted/pasted_board.hpp"
#include "sator/exchange/pasted/plain_signs.hpp"
#include "sator/exchange/pasted/row_cells.hpp"

namespace sator::exchange {

namespace {

/// A way to read a text.
struct Way {
    Separation separation = Separation::Blanks;
    bool is_one_line = false;  ///< a line has all cells of a grid; otherwise a line is a row
    /// Whether a line of hyphens, or of other signs that walls are drawn with, is a row of open cells; otherwise it is a wall.
    bool has_open_hyphens = false;
};

using PastedRow = std::vector<std::string>;

bool is_label_of(const std::string& cell, std::size_t index) {
    return cell == std::to_string(index + 1) || cell == std::string(1, static_cast<char>('A' + index));
}

bool are_labels(const PastedRow& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!is_label_of(row[i], i)) return false;
    }
    return true;
}

bool has_letter(const PastedRow& row) {
    return std::ranges::any_of(row, [](const std::string& cell) { return is_ascii_letter(cell[0]); });
}

/// A line with all cells of a grid, and perhaps with those of its solution after it: "53..7…,534678…".
struct GridLine {
    PastedRow cells, solution;
};

GridLine grid_line(std::string_view line) {
    constexpr std::size_t kFewestCells = 36;  // 16 digits may be a number of another kind
    GridLine grid;
    for (const std::string_view piece : pieces_between(line, ",; \t")) {
        PastedRow cells = row_cells(piece, Separation::Nothing).cells;
        if (cells.size() < kFewestCells || !side_of_cells(cells.size())) continue;
        if (grid.cells.empty()) {
            grid.cells = std::move(cells);
        } else if (cells.size() == grid.cells.size() && std::ranges::find(cells, ".") == cells.end()) {
            grid.solution = std::move(cells);
        }
    }
    return grid;
}

/// The lines of a text, and the cells of each. All lists but `width` have an entry for each line that is not blank.
struct SplitLines {
    std::vector<std::string_view> lines, whole;  ///< without labels, and with them
    std::vector<PastedRow> rows;
    std::vector<std::vector<std::size_t>> columns;  ///< of text, in the whole line
    std::vector<PastedRow> solutions;               ///< of a line that has a whole grid; else empty
    std::size_t width = 0;                          ///< the usual number of cells in a row
};

/// Returns the number of cells that most rows have.
std::size_t usual_width(const SplitLines& split, bool is_one_line) {
    std::map<std::size_t, std::size_t> counts;
    for (std::size_t i = 0; i < split.rows.size(); ++i) {
        const std::size_t size = split.rows[i].size();
        const bool is_possible = is_one_line ? side_of_cells(size).has_value()
                                             : is_pasted_side(size) || (size > 1 && is_pasted_side(size - 1));
        if (is_possible && !is_wall(split.lines[i])) ++counts[size];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? 0 : most->first;
}

/// Gives rows whose open cells are blanks the cells that their lines lack at the end. A line without cells is no row.
void fill_rows(SplitLines& split) {
    std::size_t longest = 0;
    for (const PastedRow& row : split.rows) longest = std::max(longest, row.size());
    for (std::size_t i = 0; i < split.rows.size(); ++i) {
        if (split.rows[i].empty()) continue;
        split.rows[i].resize(longest, ".");
        while (split.columns[i].size() < longest) split.columns[i].push_back(split.columns[i].size());
    }
}

SplitLines split_lines(std::string_view text, const Way& way) {
    SplitLines split;
    for (const std::string_view raw : pieces_between(text, "\n")) {
        // Tabs at the end may be open cells.
        std::string_view line = without_label(raw);
        line = line.substr(0, line.find_last_not_of(" \r") + 1);
        if (trimmed(line).empty() || line.starts_with("```")) continue;
        RowCells row = row_cells(line, way.separation);
        const auto label = static_cast<std::size_t>(line.data() - raw.data());
        for (std::size_t& column : row.columns) column += label;
        split.lines.push_back(line);
        split.whole.push_back(raw);
        split.rows.push_back(std::move(row.cells));
        split.columns.push_back(std::move(row.columns));
        split.solutions.emplace_back();
        if (!way.is_one_line || side_of_cells(split.rows.back().size())) continue;
        GridLine grid = grid_line(line);
        split.rows.back() = std::move(grid.cells);
        split.solutions.back() = std::move(grid.solution);
    }
    if (way.separation == Separation::OpenBlanks) fill_rows(split);
    split.width = usual_width(split, way.is_one_line);
    return split;
}

/// Collects the rows of grids.
class GridCollector {
  public:
    explicit GridCollector(bool is_one_line) : is_one_line_(is_one_line) {}

    /// Returns false if the row completes a grid that is no sudoku.
    bool add(PastedRow row, DrawnRow drawn) {
        const std::size_t width = row.size();
        rows_.push_back(std::move(row));
        drawn_.push_back(std::move(drawn));
        if (is_one_line_ || (rows_.size() == width && is_pasted_side(width))) return close();
        return rows_.size() + 1 != width || !drop_row_labels() || close();
    }

    void add_solution(const PastedRow& solution) {
        if (!solution.empty() && !text_.grids.empty()) text_.grids.back().solution = solution;
    }

    void add_wall(std::string_view line) {
        if (!drawn_.empty()) drawn_.back().walls_below.push_back(line);
    }

    /// A sentence. Returns false if it stands inside a grid.
    bool add_words(std::string_view line) {
        if (!rows_.empty()) return false;
        title_ = trimmed(line);
        text_.words += title_ + "\n";
        return true;
    }

    std::optional<PastedText> finish() {
        if (!rows_.empty() || text_.grids.empty()) return std::nullopt;
        return std::move(text_);
    }

  private:
    /// Drops a column of labels: 1, 2, … or A, B, … before each row.
    bool drop_row_labels() {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (!is_label_of(rows_[i].front(), i)) return false;
        }
        for (PastedRow& row : rows_) row.erase(row.begin());
        for (DrawnRow& row : drawn_) row.columns.erase(row.columns.begin());
        return true;
    }

    bool close() {
        PastedRow cells;
        for (const PastedRow& row : rows_) cells.insert(cells.end(), row.begin(), row.end());
        rows_.clear();
        auto grid = pasted_grid(std::move(cells));
        const std::vector<DrawnRow> drawn = std::exchange(drawn_, {});
        if (!grid) return false;
        if (!is_one_line_) {
            auto regions = regions_of_walls(drawn);
            if (!regions) return false;
            grid->regions = std::move(*regions);
        }
        constexpr std::size_t kLongestTitle = 60;
        if (title_.size() <= kLongestTitle) grid->title = std::move(title_);
        title_.clear();
        text_.grids.push_back(std::move(*grid));
        return true;
    }

    bool is_one_line_;
    PastedText text_;
    std::vector<PastedRow> rows_;
    std::vector<DrawnRow> drawn_;
    std::string title_;
};

std::optional<PastedText> sudokus_of_way(std::string_view text, const Way& way) {
    const SplitLines split = split_lines(text, way);
    if (split.width == 0) return std::nullopt;
    GridCollector grids(way.is_one_line);
    for (std::size_t i = 0; i < split.lines.size(); ++i) {
        const PastedRow& row = split.rows[i];
        const bool has_wrong_letters =
            split.width < 12 && has_letter({row.begin() + (row.empty() ? 0 : 1), row.end()});
        const bool is_row = row.size() == split.width && !has_wrong_letters;
        if (is_wall(split.lines[i]) && !(is_row && way.has_open_hyphens)) {
            grids.add_wall(split.whole[i]);
            continue;
        }
        const bool is_head = row.size() + 1 == split.width && are_labels(row);
        if (is_head) continue;
        const bool fits =
            is_row ? grids.add(row, {split.whole[i], split.columns[i], {}}) : grids.add_words(split.lines[i]);
        if (!fits) return std::nullopt;
        if (is_row) grids.add_solution(split.solutions[i]);
    }
    return grids.finish();
}

/// Longer texts are data of another kind.
constexpr std::size_t kLongestPasted = 4'000'000;

/// A drawn board has a row in each line, and its hyphens are its walls.
std::optional<PastedText> sudokus_of_plain_text(std::string_view plain, bool is_drawn) {
    for (const bool is_one_line : {false, true}) {
        for (const Separation separation : kSeparations) {
            for (const bool has_open_hyphens : {true, false}) {
                if (is_drawn && (is_one_line || has_open_hyphens)) continue;
                if (auto found = sudokus_of_way(plain, {separation, is_one_line, has_open_hyphens}))
                    return found;
            }
        }
    }
    return std::nullopt;
}

/// Boards that Sator prints have box-drawing characters, all of which begin with these bytes, and the rules below.
constexpr std::string_view kBoxDrawing = "\xE2\x94";

/// Notes each sentence below a printed board that states other rules than a sudoku's: the drawing may be of another kind.
void note_printed_rules(PastedText& pasted) {
    constexpr std::array<std::string_view, 2> kSentences = {"Each row, column and ",
                                                            "In jeder Zeile, jeder Spalte"};
    std::vector<std::string_view> lines = pieces_between(pasted.words, "\n");
    lines.pop_back();                                 // after the last line's end
    for (std::size_t i = 1; i < lines.size(); ++i) {  // the first one is the title
        const bool is_known = std::ranges::any_of(
            kSentences, [&](std::string_view sentence) { return lines[i].contains(sentence); });
        if (!is_known && !is_printed_answer(lines[i]))
            pasted.not_understood.push_back("'" + std::string(lines[i]) + "'");
    }
}

/// Returns whether a printed answer is that of a sudoku: it has walls between boxes, and no open cell. Other kinds have values that a
/// sudoku's open cells have, e.g. '.' and '#'.
bool is_answer_of_sudoku(std::string_view text, const PastedText& pasted) {
    return text.contains("┬") && std::ranges::all_of(pasted.grids, [](const PastedGrid& grid) {
               return std::ranges::find(grid.cells, ".") == grid.cells.end();
           });
}

}  // namespace

std::optional<std::vector<std::string>> cells_of_row(std::string_view row, std::size_t side) {
    const std::string plain = with_plain_signs(row);
    for (const Separation separation : kSeparations) {
        PastedRow cells = row_cells(plain, separation).cells;
        if (cells.size() == side) return cells;
    }
    return std::nullopt;
}

std::optional<PastedText> sudokus_of_text(std::string_view text) {
    if (text.size() > kLongestPasted) return std::nullopt;
    const std::string plain = with_plain_signs(text);
    const bool is_drawn = text.contains(kBoxDrawing);
    auto found = sudokus_of_plain_text(plain, is_drawn);
    if (found && is_printed_answer(text) && !is_answer_of_sudoku(text, *found)) return std::nullopt;
    if (found && is_drawn) note_printed_rules(*found);
    if (found) take_data_beside_grids(*found);
    return found;
}

}  // namespace sator::exchange
