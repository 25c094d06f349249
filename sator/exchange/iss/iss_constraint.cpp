#include "sator/exchange/iss/iss_constraint.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/whole_number.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kIssDigits = "0123456789abcdefg";

/// Returns the index of the byte after a comment that begins at `at`, or `at` if none does.
std::size_t after_comment(std::string_view text, std::size_t at) {
    const bool begins_line = at == 0 || text[at - 1] == '\n';
    return begins_line && text[at] == '#' ? std::min(text.find('\n', at), text.size()) : at;
}

bool is_iss_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

}  // namespace

std::optional<SquareCell> read_iss_cell(std::string_view name) {
    const bool has_letters =
        name.size() == 4 && (name[0] == 'R' || name[0] == 'r') && (name[2] == 'C' || name[2] == 'c');
    if (!has_letters) return std::nullopt;
    const std::size_t row = kIssDigits.find(name[1]), column = kIssDigits.find(name[3]);
    if (row == std::string_view::npos || column == std::string_view::npos) return std::nullopt;
    return SquareCell{static_cast<int>(row), static_cast<int>(column)};
}

std::string iss_cell_name(SquareCell cell) {
    return {'R', kIssDigits[static_cast<std::size_t>(cell.row)], 'C',
            kIssDigits[static_cast<std::size_t>(cell.column)]};
}

std::unexpected<IssFault> IssConstraint::fault_at(std::size_t index, std::string message,
                                                  std::string hint) const {
    const IssArgument& at = index < arguments.size() ? arguments[index] : type;
    return std::unexpected(
        IssFault{at.offset, std::max<std::size_t>(1, at.text.size()), std::move(message), std::move(hint)});
}

std::string_view IssConstraint::text(std::size_t index) const {
    return index < arguments.size() ? std::string_view(arguments[index].text) : std::string_view();
}

std::expected<SquareCells, IssFault> IssConstraint::cells(std::size_t first, const IssGrid& grid) const {
    SquareCells cells;
    for (std::size_t i = first; i < arguments.size(); ++i) {
        const auto cell = grid.cell(arguments[i].text);
        if (!cell)
            return fault_at(i, "'" + arguments[i].text + "' is no cell of this grid",
                            "a cell is written R1C1; rows and columns from 10 on are letters: Ra is row 10");
        cells.push_back(*cell);
    }
    if (cells.empty())
        return fault_at(first, "'" + type.text + "' names no cells", "write ~R1C1~R1C2 after it");
    return cells;
}

std::vector<IssConstraint> IssConstraint::divided(std::size_t first, std::string_view separator) const {
    std::vector<IssConstraint> parts;
    bool begins = true;
    for (std::size_t i = first; i < arguments.size(); ++i) {
        const std::string& name = arguments[i].text;
        if (name.empty() || name == separator || name.starts_with('_')) {
            begins = true;
            continue;
        }
        if (std::exchange(begins, false)) parts.push_back({type, {}});
        parts.back().arguments.push_back(arguments[i]);
    }
    return parts;
}

std::expected<std::vector<SquareCells>, IssFault> IssConstraint::groups(std::size_t first,
                                                                        std::string_view separator,
                                                                        const IssGrid& grid) const {
    std::vector<SquareCells> groups;
    for (const IssConstraint& part : divided(first, separator)) {
        auto cells = part.cells(0, grid);
        if (!cells) return std::unexpected(std::move(cells.error()));
        groups.push_back(std::move(*cells));
    }
    if (groups.empty())
        return fault_at(first, "'" + type.text + "' names no cells", "write ~R1C1~R1C2 after it");
    return groups;
}

std::expected<int, IssFault> IssConstraint::number(std::size_t index) const {
    const auto number = index < arguments.size() ? to_whole_number<int>(arguments[index].text) : std::nullopt;
    if (!number) return fault_at(index, "'" + type.text + "' needs a number here");
    return *number;
}

std::expected<std::vector<IssConstraint>, IssFault> iss_constraints(std::string_view text) {
    std::vector<IssConstraint> constraints;
    for (std::size_t i = 0; i < text.size(); ++i) {
        i = after_comment(text, i);
        if (i == text.size() || is_iss_blank(text[i])) continue;
        if (text[i] == '.') {
            constraints.push_back({{"", i}, {}});
            continue;
        }
        if (constraints.empty())
            return std::unexpected(
                IssFault{i, 1, "a constraint begins with '.'", "e.g. .Thermo~R1C1~R1C2~R1C3"});
        IssConstraint& last = constraints.back();
        if (text[i] == '~') {
            last.arguments.push_back({"", i + 1});
            continue;
        }
        IssArgument& part = last.arguments.empty() ? last.type : last.arguments.back();
        if (part.text.empty()) part.offset = i;
        part.text += text[i];
    }
    for (IssConstraint& constraint : constraints) {
        if (constraint.type.text.empty()) constraint.type.text = "Given";
    }
    return constraints;
}

}  // namespace sator::exchange
