// The inverse of iss_rules.cpp: one function for each shape of arguments.

#include "sator/exchange/iss/iss_rule_text.hpp"

#include <algorithm>
#include <array>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_codes.hpp"
#include "sator/exchange/iss/iss_composite_text.hpp"
#include "sator/exchange/iss/iss_constraint.hpp"
#include "sator/exchange/iss/iss_rules.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/rules/registry/text_pieces.hpp"

namespace sator::exchange {

namespace {

using IssText = std::optional<std::string>;

/// The number of a rule that states none.
struct UsualNumber {
    std::string_view rule, type, number;
};
constexpr std::array kUsualNumbers = {
    UsualNumber{"whispers", "Whisper", "5"}, UsualNumber{"dutch_whispers", "Whisper", "4"},
    UsualNumber{"lockout", "Lockout", "4"},  UsualNumber{"modular_line", "Modular", "3"},
    UsualNumber{"sum", "Sum", ""},
};

/// Returns the only argument if it is a number, `usual` if there is no argument.
IssText number_of(const SquareRule& rule, std::string_view usual) {
    const auto& arguments = rule.statement->arguments;
    if (arguments.empty() && !usual.empty()) return std::string(usual);
    if (arguments.size() != 1 || !to_whole_number<int>(arguments[0].text)) return std::nullopt;
    return arguments[0].text;
}

IssText numbered_line_text(const SquareRule& rule) {
    const auto usual = std::ranges::find(kUsualNumbers, rule.name, &UsualNumber::rule);
    const auto number = usual == kUsualNumbers.end() ? std::nullopt : number_of(rule, usual->number);
    return number ? IssText("." + std::string(usual->type) + "~" + *number + iss_cell_names(rule.cells))
                  : std::nullopt;
}

/// The text of a loop ends with "LOOP".
IssText sum_line_text(const SquareRule& rule) {
    std::string sum = "10", end;
    for (const Argument& argument : rule.statement->arguments) {
        if (argument.text == "loop") {
            end = "~LOOP";
        } else if (to_whole_number<int>(argument.text)) {
            sum = argument.text;
        } else {
            return std::nullopt;
        }
    }
    return ".SumLine~" + sum + iss_cell_names(rule.cells) + end;
}

IssText cage_text(const SquareRule& rule) {
    const auto sum = number_of(rule, "0");
    return sum ? IssText(".Cage~" + *sum + iss_cell_names(rule.cells)) : std::nullopt;
}

IssText arrow_text(const SquareRule& rule) {
    const bool has_one_circle = rule.breaks.empty() || (rule.breaks.size() == 1 && rule.breaks.front() == 1);
    return has_one_circle && rule.cells.size() > 1 ? IssText(".Arrow" + iss_cell_names(rule.cells))
                                                   : std::nullopt;
}

IssText pill_arrow_text(const SquareRule& rule) {
    const auto written = number_of(rule, "2");
    const std::size_t pill = !rule.breaks.empty() ? rule.breaks.front()
                             : written            ? to_whole_number<std::size_t>(*written).value_or(0)
                                                  : 0;
    const bool is_in_order =
        pill <= rule.cells.size() &&
        std::is_sorted(rule.cells.begin(), rule.cells.begin() + static_cast<std::ptrdiff_t>(pill));
    if ((pill != 2 && pill != 3) || rule.breaks.size() > 1 || !is_in_order || rule.cells.size() <= pill)
        return std::nullopt;
    return ".PillArrow~" + std::to_string(pill) + iss_cell_names(rule.cells);
}

/// A mark between cells that share an edge.
struct IssMark {
    std::string_view rule, argument, type;
};
constexpr std::array kIssMarks = {
    IssMark{"white_dot", "", "WhiteDot"},
    IssMark{"consecutive", "", "WhiteDot"},
    IssMark{"difference", "1", "WhiteDot"},
    IssMark{"black_dot", "", "BlackDot"},
    IssMark{"ratio", "2", "BlackDot"},
    IssMark{"xv", "X", "X"},
    IssMark{"xv", "V", "V"},
};

IssText mark_text(const SquareRule& rule) {
    const auto& arguments = rule.statement->arguments;
    const std::string argument = arguments.size() == 1 ? arguments[0].text : std::string();
    const auto mark = std::ranges::find_if(
        kIssMarks, [&](const IssMark& m) { return m.rule == rule.name && m.argument == argument; });
    const bool are_beside = rule.cells.size() == 2 && share_edge(rule.cells[0], rule.cells[1]);
    if (mark == kIssMarks.end() || !are_beside || arguments.size() > 1) return std::nullopt;
    return "." + std::string(mark->type) + iss_cell_names(rule.cells);
}

/// "a > b" or "a < b".
IssText greater_text(const SquareRule& rule) {
    const std::string& text = rule.statement->text;
    if (rule.cells.size() != 2 || !share_edge(rule.cells[0], rule.cells[1]) || !rule.statement->is_placed)
        return std::nullopt;
    if (text == "a > b") return ".GreaterThan" + iss_cell_names(rule.cells);
    if (text == "a < b") return ".GreaterThan" + iss_cell_names({rule.cells[1], rule.cells[0]});
    return std::nullopt;
}

/// The name of a whole row or column, and whether it is seen from its end.
struct WholeLine {
    std::string name;
    bool is_reversed = false;
};
std::optional<WholeLine> whole_line(const SquareCells& cells, std::size_t size) {
    SquareCells sorted = cells;
    std::ranges::sort(sorted);
    if (sorted.size() != size || size < 2) return std::nullopt;
    const bool is_row = sorted.front().row == sorted.back().row;
    const SquareCell start =
        is_row ? SquareCell{sorted.front().row, 0} : SquareCell{0, sorted.front().column};
    if (cells_from(start, is_row ? 0 : 1, is_row ? 1 : 0, size) != sorted) return std::nullopt;
    const std::string name = is_row ? "R" + std::to_string(start.row) : "C" + std::to_string(start.column);
    if (cells == sorted) return WholeLine{name, false};
    std::ranges::reverse(sorted);
    return cells == sorted ? std::optional(WholeLine{name, true}) : std::nullopt;
}

IssText outside_text(std::string_view type, const SquareRule& rule, std::size_t size) {
    const auto number = number_of(rule, "");
    const auto line = whole_line(rule.cells, size);
    if (!number || !line) return std::nullopt;
    if (type == "Sandwich") return ".Sandwich~" + *number + "~" + line->name;
    return "." + std::string(type) + "~" + line->name + (line->is_reversed ? "~~" : "~") + *number;
}

IssGrid usual_iss_grid(std::size_t size) {
    IssGrid grid;
    grid.rows = grid.columns = size;
    grid.last = static_cast<int>(size);
    return grid;
}

IssText little_killer_text(const SquareRule& rule, std::size_t size) {
    const auto number = number_of(rule, "");
    SquareCells cells = rule.cells;
    for (int side = 0; number && !cells.empty() && side < 2; ++side, std::ranges::reverse(cells)) {
        if (iss_little_killer(cells.front(), usual_iss_grid(size)) == cells)
            return ".LittleKiller~" + *number + "~" + iss_cell_name(cells.front());
    }
    return std::nullopt;
}

IssText quad_text(const SquareRule& rule) {
    SquareCells cells = rule.cells;
    std::ranges::sort(cells);
    if (cells.size() != 4 || rule.statement->arguments.empty()) return std::nullopt;
    const SquareCell at = cells.front();
    if (cells != iss_window(at)) return std::nullopt;
    std::string text = ".Quad~" + iss_cell_name(at);
    for (const Argument& value : rule.statement->arguments) {
        if (!to_whole_number<int>(value.text)) return std::nullopt;
        text += "~" + value.text;
    }
    return text;
}

/// Reads "1: 2 3; 2: 1 4..6" as a relation of the numbers from 1 on.
std::optional<std::vector<std::vector<bool>>> relation_of(std::string_view table, std::size_t size) {
    std::vector<std::vector<bool>> relation(size, std::vector<bool>(size));
    const auto numbers_of = [&](std::string_view words) -> std::optional<std::vector<std::size_t>> {
        std::vector<std::size_t> numbers;
        for (const std::string_view word : words_of_piece(words)) {
            const std::size_t dots = word.find("..");
            const auto first = to_whole_number<std::size_t>(word.substr(0, dots));
            const auto last =
                dots == std::string_view::npos ? first : to_whole_number<std::size_t>(word.substr(dots + 2));
            if (!first || !last || *first < 1 || *first > *last || *last > size) return std::nullopt;
            for (std::size_t number = *first; number <= *last; ++number) numbers.push_back(number - 1);
        }
        return numbers;
    };
    for (const std::string_view row : pieces_of(table, ';')) {
        const auto sides = pieces_of(row, ':');
        if (row.empty()) continue;
        const auto first = numbers_of(sides.front()), second = numbers_of(sides.back());
        if (sides.size() != 2 || !first || !second) return std::nullopt;
        for (const std::size_t a : *first) {
            for (const std::size_t b : *second) relation[a][b] = true;
        }
    }
    return relation;
}

IssText pair_text(const SquareRule& rule, std::size_t size) {
    const auto& arguments = rule.statement->arguments;
    const bool is_of_all = arguments.size() == 2;
    if (arguments.empty() || (is_of_all && arguments.front().text != "all")) return std::nullopt;
    const auto relation = relation_of(arguments.back().text, size);
    if (!relation) return std::nullopt;
    return (is_of_all ? ".PairX~" : ".Pair~") + iss_pair_key(*relation) + "~" + iss_cell_names(rule.cells);
}

IssText regex_text(const SquareRule& rule, std::size_t size) {
    constexpr std::size_t kMostDigits = 9;
    const auto& arguments = rule.statement->arguments;
    if (arguments.size() != 1 || arguments[0].kind != Argument::Kind::Regex || !arguments[0].flags.empty() ||
        size > kMostDigits)
        return std::nullopt;
    // The solver knows groups, alternatives, classes of digits and quantifiers.
    const std::string& pattern = arguments[0].text;
    if (pattern.find_first_not_of("0123456789.*+?|()[]{},^-") != std::string::npos || pattern.contains("(?"))
        return std::nullopt;
    std::string packed = to_base64(pattern);
    std::erase(packed, '=');
    for (char& c : packed) c = c == '+' ? '-' : c == '/' ? '_' : c;
    return ".Regex~" + packed + iss_cell_names(rule.cells);
}

/// Writes rules without arguments that are named by an argument of their type.
IssText named_text(const SquareRule& rule) {
    if (!rule.statement->arguments.empty() || rule.cells.empty()) return std::nullopt;
    if (rule.name == "row_indexer") return ".Indexing~R" + iss_cell_names(rule.cells);
    if (rule.name == "column_indexer") return ".Indexing~C" + iss_cell_names(rule.cells);
    if (rule.name == "equal" && rule.cells.size() > 1)
        return ".SameValues~" + std::to_string(rule.cells.size()) + iss_cell_names(rule.cells);
    return std::nullopt;
}

IssText line_text(const IssType& type, const SquareRule& rule) {
    if (!rule.statement->arguments.empty() || !rule.breaks.empty() || rule.cells.empty()) return std::nullopt;
    return "." + std::string(type.type) + iss_cell_names(rule.cells);
}

}  // namespace

std::string iss_cell_names(const SquareCells& cells) {
    std::string text;
    for (const SquareCell cell : cells) text += "~" + iss_cell_name(cell);
    return text;
}

std::optional<std::string> iss_rule_text(const SquareRule& rule, std::size_t size) {
    if (auto text = iss_set_text(rule, size)) return text;
    if (rule.name == kExpressionRule) return greater_text(rule);
    if (rule.name == "arrow") return arrow_text(rule);
    if (rule.name == "pill_arrow") return pill_arrow_text(rule);
    if (rule.name == "cage") return cage_text(rule);
    if (rule.name == "little_killer") return little_killer_text(rule, size);
    if (rule.name == "quadruple") return quad_text(rule);
    if (rule.name == "pairs") return pair_text(rule, size);
    if (rule.name == "regex") return regex_text(rule, size);
    if (rule.name == "full_rank") return outside_text("FullRank", rule, size);
    if (rule.name == "sum_line") return sum_line_text(rule);
    if (auto text = named_text(rule)) return text;
    if (auto text = mark_text(rule)) return text;
    if (auto text = numbered_line_text(rule)) return text;
    const auto types = iss_types();
    const std::string_view name =
        rule.name == "extra_region" ? std::string_view("distinct") : std::string_view(rule.name);
    const auto type = std::ranges::find(types, name, &IssType::rule);
    if (type == types.end()) return std::nullopt;
    if (type->shape == IssShape::Line) return line_text(*type, rule);
    if (type->shape == IssShape::BothEnds || type->shape == IssShape::OneEnd)
        return outside_text(type->type, rule, size);
    return std::nullopt;
}

}  // namespace sator::exchange
