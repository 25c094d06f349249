#include "sator/rules/expression/counting_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "sator/base/ascii.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::rules {

namespace {

/// Takes the parts of an expression from its front.
class ExpressionParts {
  public:
    explicit ExpressionParts(std::string_view text) : rest_(text) {}

    bool take(std::string_view part) {
        if (!rest_.starts_with(part)) return false;
        rest_.remove_prefix(part.size());
        return true;
    }
    std::string_view take_until(std::string_view end) {
        const std::string_view part = rest_.substr(0, rest_.find(end));
        rest_.remove_prefix(part.size());
        return part;
    }
    std::string_view rest() const { return rest_; }

  private:
    std::string_view rest_;
};

/// `count(b, "#")`
struct Counted {
    const Sequence* group = nullptr;
    ValueId value;
};

std::optional<ValueId> value_of_text(std::string_view text, const Puzzle& puzzle) {
    if (text.size() > 1 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    for (std::size_t i = 0; i < puzzle.alphabet.size(); ++i) {
        if (puzzle.alphabet[ValueId(i)].to_string() == text) return ValueId(i);
    }
    return std::nullopt;
}

std::optional<Counted> take_count(ExpressionParts& parts, std::span<const Sequence> groups,
                                  const Puzzle& puzzle) {
    if (!parts.take("count(")) return std::nullopt;
    const auto group = std::ranges::find(groups, parts.take_until(", "), &Sequence::label);
    if (group == groups.end() || !parts.take(", ")) return std::nullopt;
    const auto value = value_of_text(parts.take_until(")"), puzzle);
    if (!value || !parts.take(")")) return std::nullopt;
    return Counted{&*group, *value};
}

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

std::string cells_with(const Puzzle& puzzle, ValueId value, bool is_one) {
    return spoken_cells(puzzle, std::array{value}, is_one ? GrammaticalNumber::One : GrammaticalNumber::Many);
}

/// Returns the demand of `if a = "." then count(b, "#") = 3`.
std::optional<std::string> demand_under_condition(ExpressionParts parts, std::span<const Sequence> groups,
                                                  const RuleNaming& naming) {
    if (!parts.take("if ")) return std::nullopt;
    parts.take_until(" then ");
    if (!parts.take(" then ")) return std::nullopt;
    const auto counted = take_count(parts, groups, naming.puzzle);
    const bool is_negated = counted && parts.take(" != ");
    if (!counted || !(is_negated || parts.take(" = ")) || !is_number(parts.rest())) return std::nullopt;
    const std::string number(parts.rest());
    const bool is_none = number == "0";
    const std::string cells =
        cells_with(naming.puzzle, counted->value, number == "1" || (is_none && is_negated));
    const std::string place =
        rule_subject(naming, {"", counted->group->cells}, {}, "", ReadingDirection::DoesNotMatter);
    const std::string how_many = is_none
                                     ? (is_negated ? "have at least 1 " : "have no ")
                                     : (is_negated ? "not have exactly " : "have exactly ") + number + " ";
    return how_many + cells + " among these: " + place;
}

/// Returns the demand of `max(count(a, "I"), count(a, "-")) = 4`.
std::optional<std::string> demand_of_greater_count(ExpressionParts parts, std::span<const Sequence> groups,
                                                   const Puzzle& puzzle) {
    if (!parts.take("max(")) return std::nullopt;
    const auto one = take_count(parts, groups, puzzle);
    if (!one || !parts.take(", ")) return std::nullopt;
    const auto two = take_count(parts, groups, puzzle);
    if (!two || one->group != two->group || !parts.take(") = ") || !is_number(parts.rest()))
        return std::nullopt;
    return "have " + std::string(parts.rest()) + " as the greater number of " +
           cells_with(puzzle, one->value, false) + " and " + cells_with(puzzle, two->value, false);
}

}  // namespace

std::optional<RuleWords> words_of_count(const std::string& text, std::span<const Sequence> groups,
                                        const std::string& label, const RuleNaming& naming) {
    if (label.empty()) return std::nullopt;
    std::optional<std::string> demand = demand_of_greater_count(ExpressionParts(text), groups, naming.puzzle);
    if (!demand && label.contains(", if "))
        demand = demand_under_condition(ExpressionParts(text), groups, naming);
    return demand ? std::optional(RuleWords{label, std::move(*demand)}) : std::nullopt;
}

}  // namespace sator::rules
