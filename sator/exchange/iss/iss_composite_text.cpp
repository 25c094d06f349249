#include "sator/exchange/iss/iss_composite_text.hpp"

#include <algorithm>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_constraint.hpp"
#include "sator/exchange/iss/iss_machine_code.hpp"
#include "sator/exchange/iss/iss_rule_text.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/text_pieces.hpp"

namespace sator::exchange {

namespace {

using IssText = std::optional<std::string>;

/// Returns the groups of cells between the breaks.
std::vector<SquareCells> groups_of(const SquareRule& rule) {
    std::vector<SquareCells> groups(1);
    for (std::size_t i = 0; i < rule.cells.size(); ++i) {
        if (i > 0 && std::ranges::find(rule.breaks, i) != rule.breaks.end()) groups.emplace_back();
        groups.back().push_back(rule.cells[i]);
    }
    return groups;
}

/// Writes groups of cells with "~-" between them.
std::string segments_text(const SquareRule& rule) {
    std::string text;
    for (const SquareCells& group : groups_of(rule))
        text += (text.empty() ? "" : "~-") + iss_cell_names(group);
    return text;
}

/// `superset 1 2`.
IssText contain_text(const SquareRule& rule) {
    std::string values;
    for (const Argument& value : rule.statement->arguments) {
        if (!to_whole_number<int>(value.text)) return std::nullopt;
        values += (values.empty() ? "" : "_") + value.text;
    }
    if (values.empty()) return std::nullopt;
    return ".ContainAtLeast~" + values + iss_cell_names(rule.cells);
}

/// `count 4 2`: two 4s.
IssText count_text(const SquareRule& rule) {
    const auto& arguments = rule.statement->arguments;
    const auto is_digit = [](const Argument& a) {
        return a.text.size() == 1 && to_whole_number<int>(a.text).has_value();
    };
    if (arguments.size() != 2 || !std::ranges::all_of(arguments, is_digit) || arguments[1].text == "0")
        return std::nullopt;
    return ".LookAndSay~" + arguments[1].text + arguments[0].text + iss_cell_names(rule.cells);
}

SquareCells square_cells(const Sequence& sequence, std::size_t size) {
    SquareCells cells;
    for (const CellId cell : sequence.cells) cells.push_back(SquareCell::at(cell.index(), size));
    return cells;
}

/// The groups must have the same size.
IssText same_values_text(const RuleStatement& statement, const std::vector<SquareCells>& groups) {
    const auto is_as_large = [&](const SquareCells& g) { return g.size() == groups.front().size(); };
    if (!statement.arguments.empty() || !std::ranges::all_of(groups, is_as_large) ||
        groups.front().size() < 2)
        return std::nullopt;
    std::string text = ".SameValues~" + std::to_string(groups.size());
    for (const SquareCells& group : groups) text += iss_cell_names(group);
    return text;
}

/// Whether the sequences of a drawing are one rule.
bool is_about_groups(const RuleStatement& statement) {
    const RuleEntry* entry = Registry::standard().find(statement.name);
    return entry == nullptr || entry->shape != RuleShape::OneSequence;
}

/// Returns the letter that an expression has for a cell, or "" if there are too few letters.
std::string letter_of(std::size_t cell) {
    constexpr std::size_t kLetters = 26;
    return cell < kLetters ? std::string(1, static_cast<char>('a' + cell)) : "";
}

/// `(b = 1 and c = a) or (b = 2 and d = a)`: the cell at the place b has the value a.
IssText value_indexing_text(const SquareRule& rule, std::size_t size) {
    std::string text;
    for (std::size_t place = 1; place <= size && place + 1 < rule.cells.size(); ++place)
        text += (text.empty() ? "(b = " : " or (b = ") + std::to_string(place) + " and " +
                letter_of(place + 1) + " = a)";
    return text == rule.statement->text ? IssText(".ValueIndexing" + iss_cell_names(rule.cells))
                                        : std::nullopt;
}

/// `2 * a + -1 * b = 3`.
IssText weighted_sum_text(const SquareRule& rule) {
    const auto sides = rules::pieces_of(rule.statement->text, '=');
    const auto sum = to_whole_number<int>(sides.back());
    if (sides.size() != 2 || !sum) return std::nullopt;
    std::string factors;
    std::size_t cell = 0;
    for (const std::string_view term : rules::pieces_of(sides.front(), '+')) {
        const auto words = rules::words_of_piece(term);
        if (words.size() != 3 || !to_whole_number<int>(words[0]) || words[1] != "*" ||
            words[2] != letter_of(cell++))
            return std::nullopt;
        factors += "_" + std::string(words[0]);
    }
    if (cell != rule.cells.size()) return std::nullopt;
    return ".Sum~" + std::to_string(*sum) + "_=" + factors + iss_cell_names(rule.cells);
}

/// Expressions about single cells, in the form in which the reader writes them.
IssText expression_text(const SquareRule& rule, std::size_t size) {
    if (!rule.statement->is_placed || !rule.breaks.empty()) return std::nullopt;
    if (auto text = value_indexing_text(rule, size)) return text;
    return weighted_sum_text(rule);
}

IssText automaton_text(const SquareRule& rule, std::size_t size) {
    const auto& arguments = rule.statement->arguments;
    if (arguments.size() != 1) return std::nullopt;
    const auto code = iss_machine_code(arguments[0].text, size);
    return code ? IssText(".NFA~" + *code + "~" + segments_text(rule)) : std::nullopt;
}

/// `a in (1, 2)` about one cell, which stands for the values of a given.
IssText given_text(const SquareRule& rule) {
    std::string_view text = rule.statement->text;
    constexpr std::string_view kBegin = "a in (";
    if (rule.cells.size() != 1 || !rule.statement->is_placed || !text.starts_with(kBegin) ||
        !text.ends_with(')'))
        return std::nullopt;
    text.remove_prefix(kBegin.size());
    text.remove_suffix(1);
    std::string written = ".~" + iss_cell_name(rule.cells.front());
    for (const std::string_view value : rules::pieces_of(text, ',')) {
        if (!to_whole_number<int>(value)) return std::nullopt;
        written += "_" + std::string(value);
    }
    return written;
}

/// Writes a rule that is a part of an alternative.
IssText alternative_rule_text(const RuleStatement& statement, const Sequence& sequence, std::size_t size) {
    SquareRule rule{&statement, statement.name, square_cells(sequence, size), sequence.breaks};
    if (const RuleEntry* entry = Registry::standard().find(statement.name)) rule.name = entry->name;
    const bool is_permutation = rule.name == "permutation" && rule.cells.size() == size &&
                                statement.arguments.size() == 1 &&
                                statement.arguments[0].text == "1.." + std::to_string(size);
    if (is_permutation) return ".AllDifferent" + iss_cell_names(rule.cells);
    if (auto given = given_text(rule)) return given;
    return iss_rule_text(rule, size);
}

}  // namespace

std::optional<std::string> iss_set_text(const SquareRule& rule, std::size_t size) {
    if (rule.name == "superset") return contain_text(rule);
    if (rule.name == "count") return count_text(rule);
    if (rule.name == "automaton") return automaton_text(rule, size);
    return rule.name == kExpressionRule ? expression_text(rule, size) : std::nullopt;
}

std::optional<std::string> iss_groups_text(const RuleStatement& statement, const MarkedDrawing& groups,
                                           std::size_t size) {
    std::vector<SquareCells> parts;
    for (const Sequence& sequence : groups) parts.push_back(square_cells(sequence, size));
    if (parts.size() < 2) return std::nullopt;
    if (statement.name == "same_values") return same_values_text(statement, parts);
    if (statement.name != kExpressionRule || !statement.is_placed || parts.size() != 2) return std::nullopt;
    if (statement.text == "sum(a) = sum(b)")
        return ".EqualSum" + iss_cell_names(parts[0]) + "~-" + iss_cell_names(parts[1]);
    std::string counted;
    for (std::size_t value = 1; value <= size; ++value)
        counted += (counted.empty() ? "" : ", ") + std::to_string(value) + " in b";
    if (parts.front().size() == 1 && statement.text == "a = count(" + counted + ")")
        return ".CountDistinct" + iss_cell_names(parts[0]) + iss_cell_names(parts[1]);
    return std::nullopt;
}

std::optional<std::string> iss_or_text(const RuleStatement& any_of, std::size_t size) {
    std::string text = ".Or";
    for (const RuleStatement& alternative : any_of.inner) {
        const bool is_group = alternative.name == rules::kAlternative;
        const std::span<const RuleStatement> statements =
            is_group ? std::span<const RuleStatement>(alternative.inner) : std::span(&alternative, 1);
        std::string rules;
        std::size_t count = 0;
        for (const RuleStatement& statement : statements) {
            for (const MarkedDrawing& drawing : statement.drawings) {
                if (const auto grouped = iss_groups_text(statement, drawing, size)) {
                    rules += *grouped;
                    ++count;
                    continue;
                }
                if (is_about_groups(statement) && drawing.size() > 1) return std::nullopt;
                for (const Sequence& sequence : drawing) {
                    const auto rule = alternative_rule_text(statement, sequence, size);
                    if (!rule) return std::nullopt;
                    rules += *rule;
                    ++count;
                }
            }
        }
        if (count == 0) return std::nullopt;
        text += count == 1 ? rules : ".And" + rules + ".End";
    }
    return text + ".End";
}

}  // namespace sator::exchange
