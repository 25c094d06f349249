#include "sator/exchange/square/square_statements.hpp"

#include <algorithm>

#include "sator/exchange/square/puzzle_of_statements.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::exchange {

namespace {

/// Returns a row of a drawing.
template <typename Mark>
std::string drawn_square(std::size_t size, const Mark& mark) {
    std::string text;
    for (std::size_t cell = 0; cell < size * size; ++cell)
        text += (cell % size == 0 ? "| " : " ") + mark(cell) + (cell % size + 1 == size ? "\n" : "");
    return text;
}

std::string numbers_up_to(std::size_t size) {
    return "1.." + std::to_string(size);
}

}  // namespace

std::size_t usual_box_height(std::size_t size) {
    const auto box = usual_box_size(static_cast<std::uint32_t>(size));
    return box ? box->rows : 1;
}

std::vector<std::optional<int>> usual_square_regions(std::size_t size) {
    std::vector<std::optional<int>> regions(size * size);
    const std::size_t height = usual_box_height(size), width = size / height;
    if (height == 1) return regions;
    for (std::size_t cell = 0; cell < regions.size(); ++cell)
        regions[cell] = static_cast<int>(cell / size / height * height + cell % size / width);
    return regions;
}

SquareStatements::SquareStatements(std::size_t size) : size_(size), regions_(usual_square_regions(size)) {}

std::vector<SquareCells> SquareStatements::region_cells() const {
    std::map<int, SquareCells> cells;
    for (std::size_t cell = 0; cell < regions_.size(); ++cell) {
        if (regions_[cell]) cells[*regions_[cell]].push_back(SquareCell::at(cell, size_));
    }
    std::vector<SquareCells> list;
    for (auto& [region, members] : cells) list.push_back(std::move(members));
    return list;
}

void SquareStatements::rule(const std::string& text, const std::string& places) {
    statement("rule " + text + " at " + places);
    names_.insert(text.substr(0, text.find(' ')));
}

void SquareStatements::remark(std::string message, std::string hint) {
    if (std::ranges::find(remarks_, message, &Diagnostic::message) != remarks_.end()) return;
    remarks_.push_back(error_at({}, std::move(message), std::move(hint)));
}

void SquareStatements::leave_out(std::string message, std::string hint) {
    add_left_out({error_at({}, std::move(message), std::move(hint)), false});
}

void SquareStatements::leave_out_restriction(std::string message, std::string hint) {
    add_left_out({error_at({}, std::move(message), std::move(hint)), true});
}

void SquareStatements::add_left_out(LeftOut part) {
    const auto says_the_same = [&](const LeftOut& other) { return other.what.message == part.what.message; };
    if (std::ranges::none_of(left_out_, says_the_same)) left_out_.push_back(std::move(part));
}

std::string SquareStatements::region_statements() const {
    const std::string permutation = "rule permutation " + numbers_up_to(size_) + " at ";
    std::string text = "grid " + std::to_string(size_) + "x" + std::to_string(size_) + "\nrange " +
                       numbers_up_to(size_) + "\n";
    if (has_lines_) text += permutation + "rows; columns\n";
    const std::vector<SquareCells> regions = region_cells();
    if (regions.empty()) return text;
    if (has_usual_regions()) {
        const std::size_t height = usual_box_height(size_);
        return text + permutation + "boxes " + std::to_string(size_ / height) + "x" + std::to_string(height) +
               "\n";
    }
    constexpr std::size_t kLetters = 26;
    const auto is_whole = [&](const SquareCells& region) { return region.size() == size_; };
    // One rule for all regions of a jigsaw: then the puzzle is drawn and told as one.
    const bool is_jigsaw = std::ranges::all_of(regions, is_whole);
    std::vector<std::string> letters(regions_.size(), ".");
    std::string rules;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        std::string letter(1, static_cast<char>((i < kLetters ? 'a' : 'A' - kLetters) + i));
        for (const SquareCell cell : regions[i]) letters[cell.index(size_)] = letter;
        if (!is_jigsaw)
            rules += (is_whole(regions[i]) ? permutation : "rule distinct at ") + "region " + letter + "\n";
    }
    if (is_jigsaw) rules = permutation + "regions\n";
    return text + "regions\n" + drawn_square(size_, [&](std::size_t cell) { return letters[cell]; }) + rules;
}

std::string SquareStatements::candidate_statements() const {
    std::map<std::vector<int>, std::vector<std::size_t>> cells;
    for (const auto& [cell, values] : candidates_) cells[values].push_back(cell);
    std::string text;
    for (const auto& [values, members] : cells) {
        text += "range";
        for (const int value : values) text += " " + std::to_string(value);
        text += "\n" + drawn_square(size_, [&](std::size_t cell) -> std::string {
                    return std::ranges::find(members, cell) == members.end() ? "." : "*";
                });
    }
    return text;
}

std::string SquareStatements::drawn(const std::map<std::size_t, int>& values) const {
    return drawn_square(size_, [&](std::size_t cell) -> std::string {
        const auto value = values.find(cell);
        return value == values.end() ? "." : std::to_string(value->second);
    });
}

std::string SquareStatements::text() const {
    std::string text = region_statements() + candidate_statements() + statements_;
    if (!givens_.empty()) text += "initial\n" + drawn(givens_);
    if (!solution_.empty())
        text += "solution\n" +
                drawn_square(size_, [&](std::size_t cell) { return std::to_string(solution_[cell]); });
    return text;
}

std::expected<Puzzle, Diagnostic> SquareStatements::read(std::string_view file,
                                                         const PuzzleOptions& options) const {
    auto puzzle = puzzle_of_statements(text(), file, options, remarks_);
    if (!puzzle) return puzzle;
    for (LeftOut part : left_out_) {
        part.what.file = file;
        puzzle->left_out.push_back(std::move(part));
    }
    return puzzle;
}

}  // namespace sator::exchange
