#include "sator/text/write/write_sator.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/text/half_cells/half_cell_text.hpp"
#include "sator/text/write/drawing_text.hpp"
#include "sator/text/write/given_signs_text.hpp"
#include "sator/text/write/metadata_text.hpp"
#include "sator/text/write/own_text.hpp"
#include "sator/text/write/placed_rule_text.hpp"
#include "sator/text/write/rule_text.hpp"

namespace sator {

using namespace puzzle;
using namespace text;

namespace {

std::string words_of(const Puzzle& puzzle) {
    if (puzzle.words.empty()) return {};
    std::string text = "words\n" + puzzle.words;
    if (!text.ends_with('\n')) text += '\n';
    return text + "\n";
}

class PuzzleWriter {
  public:
    explicit PuzzleWriter(const Puzzle& puzzle) : puzzle_(puzzle), layout_(drawn_lines(puzzle.grid)) {}

    std::expected<std::string, Diagnostic> write() {
        text_ = metadata_text(puzzle_);
        if (!text_.empty()) text_ += "\n";
        write_layout();
        write_between();
        text_ += words_of(puzzle_);
        if (auto done = write_ranges(); !done) return failure(done);
        if (auto done = write_regions(); !done) return failure(done);
        write_definitions();
        if (auto done = write_rules(); !done) return failure(done);
        text_ += decorations_text(puzzle_);
        text_ += given_signs_text(puzzle_);
        for (const Initial& initial : puzzle_.initials)
            text_ += "\ninitial\n" + drawing_of(initial.givens, UndrawnLine::IsOpen);
        if (!puzzle_.solution.empty() && puzzle_.solution.size() == puzzle_.grid.position_count())
            text_ += "\nsolution\n" + drawing_of(puzzle_.solution, UndrawnLine::IsNone);
        text_ += clue_texts_text(puzzle_);
        if (puzzle_.message.empty()) return std::move(text_);
        auto message = drawing_text(layout_, {{"1", puzzle_.message}});
        if (!message) return failure(message);
        return text_ + "\nmessage\n" + *message;
    }

  private:
    void write_layout() {
        const auto& [x, y, z] = puzzle_.grid.line_counts;
        if (!puzzle_.grid.blocks.empty()) return write_grids();
        text_ += "layout";
        switch (puzzle_.grid.kind) {
            case GridKind::Drawing:
                text_ += "\n" + layout_text(layout_) + "\n";
                break;
            case GridKind::Rectangle:
                text_ += " " + std::to_string(x) + "x" + std::to_string(y) + "\n";
                break;
            case GridKind::Hexagon:
                text_ += " hexagon " + std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(z) +
                         "\n";
                break;
        }
        if (puzzle_.grid.is_torus) text_ += "grid torus\n";
    }

    /// Writes the statement that asks for edges, links and corners.
    void write_between() {
        std::string words;
        std::optional<PositionSort> last;
        for (const Grid::Between& between : puzzle_.grid.between) {
            if (between.sort != last) words += " " + std::string(puzzle::plural_of(between.sort));
            last = between.sort;
        }
        if (!words.empty()) text_ += "grid" + words + "\n";
    }

    void write_grids() {
        for (const Grid::Block& block : puzzle_.grid.blocks) {
            text_ += "grid " + std::to_string(block.columns) + "x" + std::to_string(block.rows) + " at R" +
                     std::to_string(block.row + 1) + "C" + std::to_string(block.column + 1) + "\n";
        }
    }

    /// Draws values of cells, and what is between them if some values are there.
    std::string drawing_of(std::span<const Given> givens, UndrawnLine undrawn) const {
        const bool is_between = std::ranges::any_of(
            givens, [&](const Given& given) { return !puzzle_.grid.is_drawn(given.cell); });
        return is_between ? half_cell_drawing(puzzle_, givens, undrawn)
                          : values_text(layout_, puzzle_.alphabet, givens);
    }

    /// Returns the drawn cells, without those of a puzzle in which nothing can be written in cells.
    Slot ranged_cells() const {
        Slot cells;
        bool are_blank = !puzzle_.grid.between.empty();
        for (std::size_t i = 0; i < puzzle_.grid.cell_count(); ++i) {
            cells.emplace_back(i);
            const auto range = range_of(puzzle_, CellId(i));
            are_blank =
                are_blank && range.size() == 1 && puzzle_.alphabet[range.front()] == Symbol::of_text(U".");
        }
        return are_blank ? Slot() : cells;
    }

    std::string range_text(std::span<const ValueId> values) const {
        std::vector<Symbol> symbols;
        for (const ValueId value : values) symbols.push_back(puzzle_.alphabet[value]);
        return "range " + to_symbol_list_text(symbols);
    }

    /// Writes the ranges of edges, links and corners: one for all of a sort, or for lists of them.
    void write_ranges_between() {
        std::map<std::pair<PositionSort, std::vector<ValueId>>, Slot> positions;
        std::map<PositionSort, std::size_t> ranges;
        for (std::size_t i = puzzle_.grid.cell_count(); i < puzzle_.grid.position_count(); ++i) {
            const PositionSort sort = puzzle_.grid.sort_of(CellId(i));
            auto& slot = positions[{sort, range_of(puzzle_, CellId(i))}];
            if (slot.empty()) ++ranges[sort];
            slot.emplace_back(i);
        }
        const CellNames names(puzzle_.grid);
        for (const auto& [key, slot] : positions) {
            text_ += range_text(key.second) + " at ";
            if (ranges[key.first] == 1) {
                text_ += std::string(puzzle::plural_of(key.first)) + "\n";
                continue;
            }
            for (const CellId position : slot)
                text_ += (position == slot.front() ? "" : " ") + names.of(position);
            text_ += "\n";
        }
    }

    std::expected<void, Diagnostic> write_ranges() {
        std::map<std::vector<ValueId>, std::size_t> numbers;
        // The cells by their ranges, in the order of their first cells.
        std::vector<std::pair<std::vector<ValueId>, Slot>> cells;
        for (const CellId cell : ranged_cells()) {
            const auto [number, is_new] = numbers.try_emplace(range_of(puzzle_, cell), cells.size());
            if (is_new) cells.push_back({number->first, {}});
            cells[number->second].second.push_back(cell);
        }
        for (const auto& [values, slot] : cells) {
            text_ += range_text(values) + "\n";
            if (cells.size() == 1) break;
            auto drawing = drawing_text(layout_, {{"*", slot}});
            if (!drawing) return failure(drawing);
            text_ += *drawing;
        }
        write_ranges_between();
        return {};
    }

    std::expected<void, Diagnostic> write_regions() {
        constexpr std::string_view kRegion = "region ";
        if (puzzle_.regions.empty()) return {};
        MarkedDrawing marked = puzzle_.regions;
        for (Sequence& region : marked) region.label.erase(0, kRegion.size());
        auto drawing = drawing_text(layout_, marked);
        if (!drawing) return failure(drawing);
        text_ += "\nregions\n" + *drawing;
        return {};
    }

    void write_definitions() {
        if (puzzle_.definitions.empty()) return;
        text_ += "\n";
        for (const RuleDefinition& definition : puzzle_.definitions) text_ += definition_text(definition);
    }

    std::expected<void, Diagnostic> write_rules() {
        for (std::size_t i = 0; i < puzzle_.rules.size();) {
            text_ += "\n";
            if (const auto clues = clue_list_text(puzzle_, i)) {
                text_ += clues->text;
                i += clues->rules;
                continue;
            }
            if (const auto placed = placed_rules_text(puzzle_, i)) {
                text_ += placed->text;
                i += placed->rules;
                continue;
            }
            auto done = is_block_of_rules(puzzle_.rules[i].name) ? write_block(i) : write_drawn_rules(i);
            if (!done) return done;
        }
        return {};
    }

    std::expected<void, Diagnostic> write_block(std::size_t& i) {
        auto text = rule_block_text(puzzle_.rules[i++], puzzle_);
        if (!text) return failure(text);
        text_ += *text;
        return {};
    }

    /// Writes the rules that share a drawing.
    std::expected<void, Diagnostic> write_drawn_rules(std::size_t& i) {
        const RuleStatement& first = puzzle_.rules[i];
        do {
            auto line = rule_text(puzzle_.rules[i]);
            if (!line) return failure(line);
            text_ += *line;
            ++i;
        } while (i < puzzle_.rules.size() && may_share(first, puzzle_.rules[i]));
        auto drawings = drawings_text(layout_, first.drawings);
        if (!drawings) return failure(drawings);
        text_ += *drawings;
        return {};
    }

    /// `place` rules do not share a drawing, because stacked `place` statements become one rule.
    static bool may_share(const RuleStatement& first, const RuleStatement& next) {
        return first.name != "place" && next.name != "place" && !next.is_placed &&
               first.drawings == next.drawings;
    }

    const Puzzle& puzzle_;
    Layout layout_;
    std::string text_;
};

}  // namespace

std::expected<std::string, Diagnostic> write_sator(const Puzzle& puzzle) {
    if (auto text = own_text(puzzle)) return std::move(*text);
    return PuzzleWriter(puzzle).write();
}

}  // namespace sator
