// To find the positions of the cells, a puzzle is drawn in which each cell shows its own private-use code
// point. Wherever that code point occurs in the text, the cell's value belongs.
#include "sator/render/text/solution_template.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text/grid_text.hpp"

namespace sator::render {

namespace {

/// The first code point of private-use plane 15, and the number of its code points.
constexpr char32_t kFirstPlaceholder = 0xF0000;
constexpr std::size_t kPlaceholderCount = 0xFFFE;

}  // namespace

std::optional<PlaceholderSolution> placeholder_solution(const Puzzle& puzzle) {
    const bool is_of_cells = puzzle.grid.between.empty();
    if (!is_of_cells || puzzle.grid.cell_count() > kPlaceholderCount) return std::nullopt;
    PlaceholderSolution marked;
    marked.puzzle.grid = puzzle.grid;
    std::vector<Symbol> marks;
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        marks.push_back(Symbol::of_character(kFirstPlaceholder + static_cast<char32_t>(i)));
        marked.values.push_back(static_cast<Value>(i));
    }
    marked.puzzle.alphabet = Alphabet(std::move(marks));
    return marked;
}

std::optional<SolutionTemplate> solution_template(const Puzzle& puzzle, TextStyle style) {
    const auto marked = placeholder_solution(puzzle);
    if (!marked) return std::nullopt;
    std::vector<std::string> symbols;
    for (const Symbol& symbol : puzzle.alphabet.symbols()) {
        symbols.push_back(symbol.to_string());
        const std::size_t width = display_width(to_code_points(symbols.back()));
        if (width > 1) return std::nullopt;
        if (width == 0) symbols.back() = " " + symbols.back();
    }
    return SolutionTemplate(grid_text(marked->puzzle, marked->values, {}, style), std::move(symbols));
}

SolutionTemplate::SolutionTemplate(std::string_view marked, std::vector<std::string> symbols)
    : symbols_(std::move(symbols)) {
    for (const char32_t c : to_code_points(marked)) {
        if (c >= kFirstPlaceholder && c < kFirstPlaceholder + kPlaceholderCount) {
            places_.push_back({static_cast<std::uint32_t>(c - kFirstPlaceholder), skeleton_.size()});
        } else {
            append_utf8(skeleton_, c);
        }
    }
    has_fixed_offsets_ =
        std::ranges::all_of(symbols_, [&](const std::string& s) { return s.size() == symbols_[0].size(); });
}

std::string_view SolutionTemplate::fill(std::span<const Value> values) {
    if (has_fixed_offsets_ && !shown_.empty()) {
        write_changes(values);
    } else {
        write_all(values);
    }
    return text_;
}

void SolutionTemplate::write_all(std::span<const Value> values) {
    text_.clear();
    shown_.clear();
    std::size_t written = 0;
    for (const Place& place : places_) {
        text_.append(skeleton_, written, place.offset - written);
        written = place.offset;
        shown_.push_back(values[place.cell]);
        text_ += symbols_[static_cast<std::size_t>(shown_.back())];
    }
    text_.append(skeleton_, written);
}

void SolutionTemplate::write_changes(std::span<const Value> values) {
    const std::size_t bytes = symbols_[0].size();
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Value value = values[places_[i].cell];
        if (value == shown_[i]) continue;
        shown_[i] = value;
        std::ranges::copy(symbols_[static_cast<std::size_t>(value)],
                          text_.begin() + static_cast<std::ptrdiff_t>(places_[i].offset + i * bytes));
    }
}

}  // namespace sator::render
