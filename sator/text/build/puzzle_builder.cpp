#include "sator/text/build/puzzle_builder.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/text/build/builder_draft.hpp"

namespace sator {

using namespace base;
using namespace puzzle;
using namespace text;

namespace {

std::expected<Grid, Diagnostic> grid_of(std::expected<LinedGrid, Diagnostic> made) {
    if (!made) return failure(made);
    return std::move(made->grid);
}

std::vector<std::u32string> lines_of_text(std::string_view text) {
    std::vector<std::u32string> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        lines.push_back(to_code_points(line));
    }
    return lines;
}

/// Returns a, b, …, z, A, …, Z, and then labels that no expression can name.
std::string sequence_label(std::size_t sequence) {
    constexpr std::size_t kLetters = 26;
    if (sequence < kLetters) return std::string(1, static_cast<char>('a' + sequence));
    if (sequence < 2 * kLetters) return std::string(1, static_cast<char>('A' + (sequence - kLetters)));
    return "sequence " + std::to_string(sequence + 1);
}

std::vector<Slot> slots_of(std::vector<Sequence> places) {
    std::vector<Slot> slots;
    for (Sequence& place : places) slots.push_back(std::move(place.cells));
    return slots;
}

}  // namespace

/// The statements that the caller has added so far.
class PuzzleBuilder::Draft : public BuilderDraft {
  public:
    using BuilderDraft::BuilderDraft;
};

PuzzleBuilder::PuzzleBuilder(Draft draft) : draft_(std::make_unique<Draft>(std::move(draft))) {}
PuzzleBuilder::PuzzleBuilder(const PuzzleBuilder& other) : PuzzleBuilder(*other.draft_) {}
PuzzleBuilder& PuzzleBuilder::operator=(const PuzzleBuilder& other) {
    return *this = PuzzleBuilder(other);
}
PuzzleBuilder::PuzzleBuilder(PuzzleBuilder&&) noexcept = default;
PuzzleBuilder& PuzzleBuilder::operator=(PuzzleBuilder&&) noexcept = default;
PuzzleBuilder::~PuzzleBuilder() = default;

PuzzleBuilder PuzzleBuilder::rectangle(std::size_t columns, std::size_t rows) {
    return PuzzleBuilder(Draft(grid_of(make_rectangle(columns, rows)),
                               "layout " + std::to_string(columns) + "x" + std::to_string(rows)));
}

PuzzleBuilder PuzzleBuilder::hexagon(std::size_t x, std::size_t y, std::size_t z) {
    return PuzzleBuilder(
        Draft(grid_of(make_hexagon(x, y, z)),
              "layout hexagon " + std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(z)));
}

PuzzleBuilder PuzzleBuilder::layout(std::string_view drawing) {
    return PuzzleBuilder(Draft(make_drawn_grid(lines_of_text(drawing)), "layout"));
}

PuzzleBuilder PuzzleBuilder::kind(std::string_view statements) {
    return PuzzleBuilder(Draft(statements));
}

Slot PuzzleBuilder::cells() const {
    Slot cells;
    for (std::size_t i = 0; i < draft_->puzzle().grid.cell_count(); ++i) cells.emplace_back(i);
    return cells;
}

CellId PuzzleBuilder::cell(std::size_t row, std::size_t place) const {
    const auto& rows = draft_->puzzle().grid.rows;
    if (row >= rows.size() || place >= rows[row].size()) return CellId(draft_->puzzle().grid.cell_count());
    return rows[row][place];
}

std::vector<Slot> PuzzleBuilder::lines(Axis axis) const {
    return lines_of(draft_->puzzle().grid)[static_cast<std::size_t>(axis)];
}

std::vector<Slot> PuzzleBuilder::rows() const {
    return slots_of(rows_of(draft_->puzzle().grid));
}

std::vector<Slot> PuzzleBuilder::columns() const {
    return slots_of(columns_of(draft_->puzzle().grid));
}

std::vector<Slot> PuzzleBuilder::boxes(std::uint32_t columns, std::uint32_t rows) const {
    return slots_of(boxes_of(draft_->puzzle().grid, {columns, rows}));
}

PuzzleBuilder& PuzzleBuilder::title(std::string text) {
    draft_->puzzle().title = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::author(std::string text) {
    draft_->puzzle().author = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::source(std::string text) {
    draft_->puzzle().source = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::rules_text(std::string text) {
    draft_->puzzle().rules_text = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::difficulty(std::string text) {
    draft_->puzzle().difficulty = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::link(std::string text) {
    draft_->puzzle().link = std::move(text);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::regions(std::string_view letters) {
    draft_->set_regions(letters);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::define(std::string_view definition) {
    draft_->add_definition(definition);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::range(std::string_view values) {
    draft_->add_range(values, std::nullopt);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::range(std::string_view values, std::span<const CellId> cells) {
    draft_->add_range(values, Slot(cells.begin(), cells.end()));
    return *this;
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement) {
    draft_->add_placed_rules(statement);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement, const Slot& sequence) {
    return rule(statement, std::vector<Slot>{sequence});
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement, const std::vector<Slot>& sequences) {
    MarkedDrawing drawing;
    for (const Slot& sequence : sequences) drawing.push_back({sequence_label(drawing.size()), sequence});
    return rule(statement, std::move(drawing));
}

PuzzleBuilder& PuzzleBuilder::rule(std::string_view statement, MarkedDrawing drawing) {
    draft_->add_rule(statement, std::move(drawing));
    return *this;
}

PuzzleBuilder& PuzzleBuilder::words(std::string_view list) {
    std::string& words = draft_->puzzle().words;
    words += list;
    if (!list.ends_with('\n')) words += '\n';
    return *this;
}

PuzzleBuilder& PuzzleBuilder::initial(std::string_view values) {
    draft_->add_initial(values);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::given(CellId cell, std::string_view value) {
    draft_->add_given(cell, value);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::solution(std::string_view values) {
    draft_->set_solution(values);
    return *this;
}

PuzzleBuilder& PuzzleBuilder::message(Slot cells) {
    draft_->set_message(std::move(cells));
    return *this;
}

std::expected<Puzzle, Diagnostic> PuzzleBuilder::build() const {
    return draft_->build();
}

}  // namespace sator
