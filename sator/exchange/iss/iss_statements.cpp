#include "sator/exchange/iss/iss_statements.hpp"

#include <algorithm>

#include "sator/exchange/square/puzzle_of_statements.hpp"

namespace sator::exchange {

namespace {

std::string sequences_text(const std::vector<SquareCells>& sequences, std::string_view between) {
    std::string text;
    for (const SquareCells& cells : sequences) {
        if (!text.empty()) text += between;
        text += names_of(cells);
    }
    return text;
}

}  // namespace

std::string values_text(const IssGrid& grid) {
    return std::to_string(grid.first) + ".." + std::to_string(grid.last);
}

IssStatements::IssStatements(IssGrid grid) : grid_(std::move(grid)), regions_(grid_.rows * grid_.columns) {
    int region = 0;
    for (const SquareCells& cells : grid_.boxes()) {
        for (const SquareCell cell : cells) regions_[grid_.index(cell)] = region;
        ++region;
    }
}

bool IssStatements::is_usual() const {
    return grid_.is_square() && grid_.first == 1 && grid_.values() == grid_.rows && grid_.groups.empty() &&
           !grid_.is_raw && grid_.region_size() == grid_.rows;
}

std::vector<SquareCells> IssStatements::region_cells() const {
    std::map<int, SquareCells> cells;
    for (std::size_t cell = 0; cell < regions_.size(); ++cell) {
        if (regions_[cell]) cells[*regions_[cell]].push_back(grid_.at(cell));
    }
    std::vector<SquareCells> list;
    for (auto& [region, members] : cells) list.push_back(std::move(members));
    return list;
}

void IssStatements::rule(const std::string& text, const std::string& places, const std::string& label) {
    std::string line = "rule " + text + " at " + places;
    if (!label.empty()) line += " as \"" + label + "\"";
    if (lines_) {
        lines_->push_back(std::move(line));
    } else {
        statement(line);
    }
}

void IssStatements::rule_at_each(const std::string& text, const std::vector<SquareCells>& sequences) {
    if (!sequences.empty()) rule(text, sequences_text(sequences, "; "));
}

void IssStatements::rule_of_parts(const std::string& text, const std::vector<SquareCells>& parts,
                                  const std::string& label) {
    rule(text, sequences_text(parts, ": "), label);
}

std::string IssStatements::different_text(std::size_t cells) const {
    return cells == grid_.values() ? "permutation " + values_text(grid_) : "distinct";
}

void IssStatements::different(const SquareCells& cells) {
    rule(different_text(cells.size()), cells);
}

bool IssStatements::restrict(SquareCell cell, const std::set<int>& values) {
    if (lines_) {
        std::string list;
        for (const int value : values) list += (list.empty() ? "" : ", ") + std::to_string(value);
        rule("a in (" + list + ")", SquareCells{cell});
        return true;
    }
    const auto [known, is_new] = values_.try_emplace(cell, values);
    if (!is_new) std::erase_if(known->second, [&](int value) { return !values.contains(value); });
    return !known->second.empty();
}

void IssStatements::remark(std::string message) {
    if (std::ranges::find(remarks_, message, &Diagnostic::message) == remarks_.end())
        remarks_.push_back(error_at({}, std::move(message)));
}

std::vector<std::string> IssStatements::take_lines() {
    std::vector<std::string> lines = std::move(*lines_);
    lines_.reset();
    return lines;
}

/// Returns a drawing of the grid and of the groups below it.
template <typename Mark>
std::string IssStatements::drawn(const Mark& mark) const {
    std::string text;
    const auto add_row = [&](const SquareCells& cells) {
        text += "|";
        for (const SquareCell cell : cells) text += " " + mark(cell);
        text += "\n";
    };
    for (const SquareCells& row : grid_.all_rows()) add_row(row);
    for (const IssGroup& group : grid_.groups) {
        text += "|\n";
        const SquareCells cells = group.cells();
        for (std::size_t i = 0; i < cells.size(); i += group.columns) {
            const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(i);
            const auto length = std::min(group.columns, cells.size() - i);
            add_row(SquareCells(begin, begin + static_cast<std::ptrdiff_t>(length)));
        }
    }
    return text;
}

std::string IssStatements::cells_text() const {
    const std::string range = "range " + values_text(grid_) + "\n";
    if (!grid_.groups.empty())
        return "layout\n" + drawn([](SquareCell) -> std::string { return "*"; }) + range;
    return "grid " + std::to_string(grid_.columns) + "x" + std::to_string(grid_.rows) + "\n" + range;
}

/// Rows and columns hold each value at most once.
std::string IssStatements::line_rules() const {
    if (grid_.is_raw) return "";
    const std::string rows = "rule " + different_text(grid_.columns) + " at ",
                      columns = "rule " + different_text(grid_.rows) + " at ";
    if (!grid_.groups.empty())
        return rows + sequences_text(grid_.all_rows(), "; ") + "\n" + columns +
               sequences_text(grid_.all_columns(), "; ") + "\n";
    return rows == columns ? rows + "rows; columns\n" : rows + "rows\n" + columns + "columns\n";
}

std::string IssStatements::region_rules() const {
    const std::vector<SquareCells> regions = region_cells();
    if (regions.empty()) return "";
    if (regions == grid_.boxes() && grid_.groups.empty()) {
        const auto [height, width] = *grid_.box();
        return "rule " + different_text(regions.front().size()) + " at boxes " + std::to_string(width) + "x" +
               std::to_string(height) + "\n";
    }
    std::string rules;
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const auto letter = [&](std::size_t region) {
        return std::string(1, kLetters[region % kLetters.size()]);
    };
    for (std::size_t i = 0; i < regions.size(); ++i)
        rules += "rule " + different_text(regions[i].size()) + " at region " + letter(i) + "\n";
    std::map<SquareCell, std::string> letters;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        for (const SquareCell cell : regions[i]) letters[cell] = letter(i);
    }
    return "regions\n" + drawn([&](SquareCell cell) -> std::string {
               const auto own = letters.find(cell);
               return own == letters.end() ? "." : own->second;
           }) +
           rules;
}

std::string IssStatements::range_rules() const {
    std::map<std::set<int>, std::set<SquareCell>> cells;
    for (const auto& [cell, values] : values_) {
        if (values.size() > 1 && values.size() < grid_.values()) cells[values].insert(cell);
    }
    std::string text;
    for (const auto& [values, members] : cells) {
        text += "range";
        for (const int value : values) text += " " + std::to_string(value);
        text +=
            "\n" + drawn([&](SquareCell cell) -> std::string { return members.contains(cell) ? "*" : "."; });
    }
    return text;
}

std::string IssStatements::text() const {
    std::string all = cells_text() + line_rules() + region_rules() + range_rules() + statements_;
    const auto is_given = [&](SquareCell cell) {
        const auto known = values_.find(cell);
        return known != values_.end() && known->second.size() == 1;
    };
    const auto is_known = [](const auto& known) { return known.second.size() == 1; };
    if (std::ranges::any_of(values_, is_known))
        all += "initial\n" + drawn([&](SquareCell cell) -> std::string {
                   return is_given(cell) ? std::to_string(*values_.at(cell).begin()) : ".";
               });
    return all;
}

std::expected<Puzzle, Diagnostic> IssStatements::read(std::string_view file,
                                                      const PuzzleOptions& options) const {
    return puzzle_of_statements(text(), file, options, remarks_);
}

}  // namespace sator::exchange
