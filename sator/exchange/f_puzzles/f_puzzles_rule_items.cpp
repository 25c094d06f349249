// The inverse of f_puzzles_rules.cpp and f_puzzles_options.cpp: one function for each shape of items.

#include "sator/exchange/f_puzzles/f_puzzles_rule_items.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/whole_number.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// A rule of the puzzle language and the field with the same meaning.
struct FieldOfRule {
    std::string_view rule, field;
    std::string_view usual = {};  ///< the number, if the rule states none; empty if it takes none
};
constexpr std::array kLineFields = {FieldOfRule{"strict_order", "thermometer"},
                                    FieldOfRule{"slow_thermometer", "slowthermometer"},
                                    FieldOfRule{"in_order", "slowthermometer"},
                                    FieldOfRule{"palindrome", "palindrome"},
                                    FieldOfRule{"renban", "renban"},
                                    FieldOfRule{"region_sum_line", "regionsumline"},
                                    FieldOfRule{"between", "betweenline"},
                                    FieldOfRule{"entropic_line", "entropicline"},
                                    FieldOfRule{"nabner", "nabner"},
                                    FieldOfRule{"double_arrow", "doublearrow"},
                                    FieldOfRule{"zipper_line", "zipperline"},
                                    FieldOfRule{"whispers", "whispers", "5"},
                                    FieldOfRule{"dutch_whispers", "whispers", "4"},
                                    FieldOfRule{"lockout", "lockout", "4"},
                                    FieldOfRule{"modular_line", "modularline", "3"}};
constexpr std::array kPairFields = {FieldOfRule{"difference", "difference"},
                                    FieldOfRule{"consecutive", "difference", "1"},
                                    FieldOfRule{"white_dot", "difference", "1"},
                                    FieldOfRule{"ratio", "ratio"}, FieldOfRule{"black_dot", "ratio", "2"}};
constexpr std::array kCellFields = {FieldOfRule{"odd", "odd"}, FieldOfRule{"even", "even"},
                                    FieldOfRule{"minimum", "minimum"}, FieldOfRule{"maximum", "maximum"}};
constexpr std::array kIndexers = {FieldOfRule{"row_indexer", "rowindexer"},
                                  FieldOfRule{"column_indexer", "columnindexer"},
                                  FieldOfRule{"box_indexer", "boxindexer"}};
constexpr std::array kOutsideFields = {FieldOfRule{"sandwich", "sandwichsum"}, FieldOfRule{"x_sum", "xsum"},
                                       FieldOfRule{"visible", "skyscraper"}};

template <std::size_t count>
const FieldOfRule* find_field(const std::array<FieldOfRule, count>& fields, std::string_view rule) {
    const auto found = std::ranges::find(fields, rule, &FieldOfRule::rule);
    return found == fields.end() ? nullptr : &*found;
}

FPuzzlesJson names_json(const SquareCells& cells) {
    FPuzzlesJson names = FPuzzlesJson::array();
    for (const SquareCell cell : cells) names.push_back(name_of(cell));
    return names;
}

/// Returns the only argument if it is a number.
std::optional<std::string> only_number(const RuleStatement& rule) {
    if (rule.arguments.size() != 1 || !to_whole_number<int>(rule.arguments[0].text)) return std::nullopt;
    return rule.arguments[0].text;
}

std::pair<SquareCell, SquareCell> pair_of(SquareCell a, SquareCell b) {
    return std::minmax(a, b);
}

}  // namespace

void FPuzzlesRuleItems::write(FPuzzlesJson& json, std::vector<std::string>& losses) {
    if (square_.has_diagonal[1]) json["diagonal+"] = true;
    if (square_.has_diagonal[0]) json["diagonal-"] = true;
    for (const SquareCells& cells : square_.more_regions)
        json["extraregion"].push_back({{"cells", names_json(cells)}});
    for (const SquareRule& rule : square_.rules) {
        if (!add(rule, json)) losses.push_back(lost_rule(*rule.statement));
    }
    add_equal_cells(json);
    add_negatives(json, losses);
}

bool FPuzzlesRuleItems::add(const SquareRule& rule, FPuzzlesJson& json) {
    return add_line(rule, json) || add_marked_pairs(rule, json) || add_cells(rule, json) ||
           add_outside(rule, json) || add_arrow(rule, json) || add_everywhere(rule, json);
}

bool FPuzzlesRuleItems::add_line(const SquareRule& rule, FPuzzlesJson& json) const {
    const FieldOfRule* row = find_field(kLineFields, rule.name);
    if (row == nullptr || !rule.breaks.empty()) return false;
    FPuzzlesJson item = {{"lines", FPuzzlesJson::array({names_json(rule.cells)})}};
    if (!row->usual.empty()) item["value"] = only_number(*rule.statement).value_or(std::string(row->usual));
    if (!rule.statement->arguments.empty() && (row->usual.empty() || !only_number(*rule.statement)))
        return false;
    json[std::string(row->field)].push_back(std::move(item));
    return true;
}

/// Returns the mark of two cells with a sum of 10 or 5 that are no neighbours, X or V; empty if the rule is another one.
static std::string mark_of_sum(const SquareRule& rule) {
    if (rule.name != "sum" || rule.cells.size() != 2 || share_edge(rule.cells[0], rule.cells[1])) return {};
    const std::string number = only_number(*rule.statement).value_or("");
    return number == "10" ? "X" : number == "5" ? "V" : "";
}

bool FPuzzlesRuleItems::add_marked_pairs(const SquareRule& rule, FPuzzlesJson& json) {
    const RuleStatement& statement = *rule.statement;
    if (rule.name == "xv" && rule.cells.size() == 2 && statement.arguments.size() == 1) {
        json["xv"].push_back({{"cells", names_json(rule.cells)}, {"value", statement.arguments[0].text}});
        return true;
    }
    if (const std::string mark = mark_of_sum(rule); !mark.empty()) {
        json["xv"].push_back({{"cells", names_json(rule.cells)}, {"value", mark}});
        return true;
    }
    const FieldOfRule* row = find_field(kPairFields, rule.name);
    const std::optional<std::string> number =
        row == nullptr || row->usual.empty() ? only_number(statement) : std::string(row->usual);
    if (row == nullptr || !number) return false;
    for (std::size_t i = 0; i + 1 < rule.cells.size(); ++i) {
        const SquareCell a = rule.cells[i], b = rule.cells[i + 1];
        if (!share_edge(a, b)) return false;
        (row->field == "ratio" ? ratios_ : differences_).insert(pair_of(a, b));
        if (row->field == "ratio") ratio_values_.insert(*number);
        json[std::string(row->field)].push_back({{"cells", names_json({a, b})}, {"value", *number}});
    }
    return true;
}

bool FPuzzlesRuleItems::add_cells(const SquareRule& rule, FPuzzlesJson& json) const {
    const RuleStatement& statement = *rule.statement;
    const FPuzzlesJson cells = names_json(rule.cells);
    if (const FieldOfRule* row = find_field(kCellFields, rule.name)) {
        for (const SquareCell cell : rule.cells)
            json[std::string(row->field)].push_back({{"cell", name_of(cell)}});
    } else if (const FieldOfRule* indexer = find_field(kIndexers, rule.name)) {
        if (indexer->rule == "box_indexer" && !square_.has_usual_boxes) return false;
        json[std::string(indexer->field)].push_back({{"cells", cells}});
    } else if (rule.name == "cage" && (statement.arguments.empty() || only_number(statement))) {
        FPuzzlesJson item = {{"cells", cells}};
        if (const auto sum = only_number(statement)) item["value"] = *sum;
        json["killercage"].push_back(std::move(item));
    } else if (rule.name == "distinct" || (rule.name == "extra_region" && statement.arguments.empty())) {
        json["extraregion"].push_back({{"cells", cells}});
    } else if (rule.name == "quadruple" || (rule.name == "superset" && rule.cells.size() <= 4)) {
        FPuzzlesJson values = FPuzzlesJson::array();
        for (const Argument& argument : statement.arguments)
            values.push_back(to_whole_number<int>(argument.text).value_or(0));
        json["quadruple"].push_back({{"cells", cells}, {"values", values}});
    } else {
        return false;
    }
    return true;
}

/// Returns the clue of a rule for a line. The usual ends of a sandwich may be written: "sandwich 12 1 9".
std::optional<std::string> FPuzzlesRuleItems::outside_number(const RuleStatement& rule) const {
    const std::vector<Argument>& arguments = rule.arguments;
    const bool has_usual_ends = rule.name == "sandwich" && arguments.size() == 3 &&
                                arguments[1].text == "1" && arguments[2].text == std::to_string(square_.size);
    return has_usual_ends ? arguments[0].text : only_number(rule);
}

bool FPuzzlesRuleItems::add_outside(const SquareRule& rule, FPuzzlesJson& json) const {
    const auto number = outside_number(*rule.statement);
    if (!number || rule.cells.empty()) return false;
    const SquareCell first = rule.cells.front();
    const FieldOfRule* row = find_field(kOutsideFields, rule.name);
    constexpr std::array<std::array<int, 2>, 8> kWays = {
        {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
    for (const auto& [down, right] : kWays) {
        const SquareCell start{first.row - down, first.column - right};
        const bool is_diagonal = down != 0 && right != 0;
        if (start.is_inside(square_.size) || cells_from(start, down, right, square_.size) != rule.cells)
            continue;
        FPuzzlesJson item = {{"cell", name_of(start)}, {"value", *number}};
        if (!is_diagonal && row != nullptr) {
            json[std::string(row->field)].push_back(std::move(item));
            return true;
        }
        if (!is_diagonal || (rule.name != "little_killer" && rule.name != "sum")) continue;
        item["cells"] = names_json(rule.cells);
        item["direction"] = std::string(down > 0 ? "D" : "U") + (right > 0 ? "R" : "L");
        json["littlekillersum"].push_back(std::move(item));
        return true;
    }
    return false;
}

bool FPuzzlesRuleItems::add_arrow(const SquareRule& rule, FPuzzlesJson& json) const {
    const bool is_pill = rule.name == "pill_arrow";
    if (!is_pill && rule.name != "arrow") return false;
    std::vector<std::uint32_t> breaks = rule.breaks;
    if (breaks.empty()) {
        const auto length =
            is_pill ? to_whole_number<std::uint32_t>(only_number(*rule.statement).value_or("2")) : 1U;
        breaks = {*length};
    }
    const auto part = [&](std::size_t begin, std::size_t end) {
        return SquareCells(rule.cells.begin() + static_cast<std::ptrdiff_t>(begin),
                           rule.cells.begin() + static_cast<std::ptrdiff_t>(end));
    };
    if (breaks.front() == 0 || breaks.front() >= rule.cells.size()) return false;
    const SquareCells circle = part(0, breaks.front());
    if (is_pill ? !std::ranges::is_sorted(circle) : circle.size() != 1) return false;
    FPuzzlesJson lines = FPuzzlesJson::array();
    for (std::size_t i = 0; i < breaks.size(); ++i) {
        SquareCells line = part(breaks[i], i + 1 < breaks.size() ? breaks[i + 1] : rule.cells.size());
        line.insert(line.begin(), circle.back());
        lines.push_back(names_json(line));
    }
    json["arrow"].push_back({{"lines", lines}, {"cells", names_json(circle)}});
    return true;
}

/// Rules about the whole grid, and about pairs of cells that may be all that have no mark.
bool FPuzzlesRuleItems::add_everywhere(const SquareRule& rule, FPuzzlesJson& json) {
    const RuleStatement& statement = *rule.statement;
    const bool is_everywhere =
        rule.cells.size() == square_.size * square_.size && statement.arguments.empty();
    if (is_everywhere && (rule.name == "anti_knight" || rule.name == "anti_king")) {
        json[rule.name == "anti_knight" ? "antiknight" : "antiking"] = true;
        return true;
    }
    std::set<Pair>* pairs = nullptr;
    if (rule.name == "non_consecutive") {
        pairs = &non_consecutive_;
    } else if (rule.name == "not" && statement.inner.size() == 1 && statement.inner[0].name == "ratio") {
        if (const auto number = only_number(statement.inner[0])) pairs = &not_ratio_[*number];
    } else if (rule.name == "negative" && statement.arguments.size() == 1 &&
               statement.arguments[0].text == "xv") {
        pairs = &not_xv_;
    }
    if (rule.name == "clone") {
        if (std::exchange(last_clone_, &statement) != &statement) add_clones(statement);
        return true;
    }
    if (rule.name == "equal") {
        for (std::size_t i = 0; i + 1 < rule.cells.size(); ++i)
            equal_.emplace_back(rule.cells[i], rule.cells[i + 1]);
        return true;
    }
    if (pairs == nullptr) return false;
    for (std::size_t i = 0; i + 1 < rule.cells.size(); ++i)
        pairs->insert(pair_of(rule.cells[i], rule.cells[i + 1]));
    return true;
}

/// All sequences of a drawing are clones of its first one.
void FPuzzlesRuleItems::add_clones(const RuleStatement& clone) {
    for (const MarkedDrawing& drawing : clone.drawings) {
        for (std::size_t i = 1; i < drawing.size(); ++i) {
            const Slot &original = drawing.front().cells, &copy = drawing[i].cells;
            for (std::size_t j = 0; j < std::min(original.size(), copy.size()); ++j)
                equal_.emplace_back(SquareCell::at(original[j].index(), square_.size),
                                    SquareCell::at(copy[j].index(), square_.size));
        }
    }
}

/// Cells that are equal are clones.
void FPuzzlesRuleItems::add_equal_cells(FPuzzlesJson& json) const {
    if (equal_.empty()) return;
    SquareCells cells, copies;
    for (const auto& [cell, copy] : equal_) {
        cells.push_back(cell);
        copies.push_back(copy);
    }
    json["clone"].push_back({{"cells", names_json(cells)}, {"cloneCells", names_json(copies)}});
}

std::set<FPuzzlesRuleItems::Pair> FPuzzlesRuleItems::all_pairs() const {
    std::set<Pair> pairs;
    for (std::size_t i = 0; i < square_.size * square_.size; ++i) {
        const SquareCell cell = SquareCell::at(i, square_.size);
        for (const SquareCell other : cells_beside(cell, square_.size)) pairs.insert(pair_of(cell, other));
    }
    return pairs;
}

void FPuzzlesRuleItems::add_negatives(FPuzzlesJson& json, std::vector<std::string>& losses) const {
    const auto unmarked = [&](const std::set<Pair>& marked) {
        std::set<Pair> pairs = all_pairs();
        for (const Pair& pair : marked) pairs.erase(pair);
        return pairs;
    };
    if (!non_consecutive_.empty()) {
        if (non_consecutive_ == unmarked(differences_))
            json["nonconsecutive"] = true;
        else
            losses.emplace_back("the rule 'non_consecutive' for some of the pairs without a mark");
    }
    if (!not_ratio_.empty()) {
        std::set<std::string> values;
        bool are_all = true;
        for (const auto& [value, pairs] : not_ratio_) {
            values.insert(value);
            are_all &= pairs == unmarked(ratios_);
        }
        if (are_all && values == (ratio_values_.empty() ? std::set<std::string>{"2"} : ratio_values_))
            json["negative"].push_back("ratio");
        else
            losses.emplace_back(
                "the rule 'not ratio' for some of the pairs without a mark, or for other ratios than the "
                "marks'");
    }
    if (!not_xv_.empty()) {
        if (not_xv_ == all_pairs())
            json["negative"].push_back("xv");
        else
            losses.emplace_back("the rule 'negative xv' for some of the pairs");
    }
}

}  // namespace sator::exchange
