#include "sator/exchange/f_puzzles/f_puzzles_output.hpp"

#include <algorithm>
#include <array>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// A rule that the table of fields knows by another name, or that has a number even if it states none.
struct Spelling {
    std::string_view rule, name, number;
};
constexpr std::array kSpellings = {
    Spelling{"in_order", "slow_thermometer", ""},  Spelling{"whispers", "whispers", "5"},
    Spelling{"dutch_whispers", "whispers", "4"},   Spelling{"lockout", "lockout", "4"},
    Spelling{"modular_line", "modular_line", "3"}, Spelling{"consecutive", "difference", "1"},
    Spelling{"white_dot", "difference", "1"},      Spelling{"black_dot", "ratio", "2"},
};

FPuzzlesRule plain_rule(const SquareRule& rule) {
    const auto spelling = std::ranges::find(kSpellings, rule.name, &Spelling::rule);
    const auto& arguments = rule.statement->arguments;
    FPuzzlesRule plain{rule.name, std::nullopt, &rule};
    if (spelling != kSpellings.end()) plain.name = spelling->name;
    if (arguments.size() == 1 && to_whole_number<int>(arguments[0].text)) plain.number = arguments[0].text;
    if (arguments.empty() && spelling != kSpellings.end() && !spelling->number.empty())
        plain.number = spelling->number;
    return plain;
}

bool write_rule(const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const auto is_written = [&](const FPuzzlesField& field) {
        return (field.rule == rule.name || field.other_rule == rule.name) &&
               field.shape->write(field, rule, output);
    };
    const auto is_on = [&](const FPuzzlesOption& option) {
        return option.rule == rule.name && option.write != nullptr && option.write(option, rule, output);
    };
    return std::ranges::any_of(f_puzzles_fields(), is_written) ||
           std::ranges::any_of(f_puzzles_switches(), is_on) ||
           std::ranges::any_of(f_puzzles_negatives(), is_on);
}

}  // namespace

FPuzzlesJson names_json(const SquareCells& cells) {
    FPuzzlesJson names = FPuzzlesJson::array();
    for (const SquareCell cell : cells) names.push_back(name_of(cell));
    return names;
}

void write_f_puzzles_rules(const SquarePuzzle& square, FPuzzlesJson& json, std::vector<std::string>& losses) {
    FPuzzlesOutput output{.square = square, .json = json};
    for (const FPuzzlesOption& option : f_puzzles_switches()) {
        if (option.is_of_grid != nullptr && option.is_of_grid(square)) json[std::string(option.key)] = true;
    }
    for (const SquareCells& cells : square.more_regions)
        output.add("extraregion", {{"cells", names_json(cells)}});
    for (const SquareRule& rule : square.rules) {
        if (!write_rule(plain_rule(rule), output)) losses.push_back(lost_rule(*rule.statement));
    }
    write_extremes(output, losses);
    write_equal_cells(output);
    write_disjoint_groups(output, losses);
    write_negatives(output, losses);
}

}  // namespace sator::exchange
