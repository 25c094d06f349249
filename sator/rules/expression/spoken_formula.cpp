#include "sator/rules/expression/spoken_formula.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/ascii.hpp"
#include "sator/puzzle/spoken_values.hpp"

namespace sator::rules {

namespace {

bool is_of_name(char c) {
    return is_ascii_letter(c) || is_digit(c) || c == '_';
}

/// A comparison, and what a sentence says of a number of cells before the number, about one group and about several cells.
struct Comparison {
    std::string_view sign, of_one, of_several;
};
constexpr Comparison kComparisons[] = {{" = ", " has exactly ", " have exactly "},
                                       {" != ", " does not have exactly ", " do not have exactly "},
                                       {" >= ", " has at least ", " have at least "},
                                       {" <= ", " has at most ", " have at most "},
                                       {" > ", " has more than ", " have more than "},
                                       {" < ", " has fewer than ", " have fewer than "}};

/// `count(b, 1) + count(b, 2)`
struct CountedCells {
    const Sequence* group = nullptr;
    std::vector<ValueId> values;
};

class FormulaSpeaker {
  public:
    FormulaSpeaker(std::string_view text, std::span<const Sequence> groups, const Puzzle& puzzle,
                   const std::function<std::string(const Sequence&)>& name_of)
        : rest_(text), groups_(groups), puzzle_(puzzle), name_of_(name_of) {}

    std::string speak() {
        while (!rest_.empty()) {
            if (say_count() || say_value() || take(" then ", ", then ")) continue;
            if (counts_conditions() && take("count(", "the number of these that hold (")) continue;
            const std::string_view word = next_word();
            const Sequence* group = is_call(word) ? nullptr : group_named(word);
            said_ += group == nullptr ? std::string(word) : name_of_(*group);
            rest_.remove_prefix(word.size());
        }
        return std::move(said_);
    }

  private:
    bool take(std::string_view part, std::string_view words) {
        if (!rest_.starts_with(part)) return false;
        rest_.remove_prefix(part.size());
        said_ += words;
        return true;
    }

    /// Returns a name, a quoted symbol, or a single character.
    std::string_view next_word() const {
        std::size_t end = 0;
        if (rest_.front() == '"') {
            end = std::min(rest_.find('"', 1), rest_.size() - 1) + 1;
        } else {
            while (end < rest_.size() && is_of_name(rest_[end])) ++end;
        }
        return rest_.substr(0, std::max<std::size_t>(end, 1));
    }

    bool is_call(std::string_view word) const { return rest_.substr(word.size()).starts_with('('); }

    const Sequence* group_named(std::string_view name) const {
        const auto group = std::ranges::find(groups_, name, &Sequence::label);
        return group == groups_.end() ? nullptr : &*group;
    }

    /// Takes a value from the front of a text: a quoted symbol, or a number.
    std::optional<ValueId> take_value(std::string_view& text) const {
        std::string_view symbol;
        if (text.starts_with('"')) {
            symbol = text.substr(1, std::min(text.find('"', 1), text.size()) - 1);
            text.remove_prefix(std::min(symbol.size() + 2, text.size()));
        } else {
            symbol = text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
            text.remove_prefix(symbol.size());
        }
        for (std::size_t i = 0; i < puzzle_.alphabet.size() && !symbol.empty(); ++i) {
            if (puzzle_.alphabet[ValueId(i)].to_string() == symbol) return ValueId(i);
        }
        return std::nullopt;
    }

    static bool take_from(std::string_view& text, std::string_view part) {
        if (!text.starts_with(part)) return false;
        text.remove_prefix(part.size());
        return true;
    }

    /// Takes a sum of counts over one group from the front of a text.
    std::optional<CountedCells> take_counts(std::string_view& text) const {
        std::string_view ahead = text;
        CountedCells counted;
        take_from(ahead, "0 + ");
        do {
            if (!take_from(ahead, "count(")) return std::nullopt;
            const std::size_t comma = ahead.find(", ");
            const Sequence* group =
                comma == std::string_view::npos ? nullptr : group_named(ahead.substr(0, comma));
            if (group == nullptr || (counted.group != nullptr && counted.group != group)) return std::nullopt;
            counted.group = group;
            ahead.remove_prefix(comma + 2);
            const auto value = take_value(ahead);
            if (!value || !is_told(*value) || !take_from(ahead, ")")) return std::nullopt;
            counted.values.push_back(*value);
        } while (take_from(ahead, " + "));
        text = ahead;
        return counted;
    }

    /// Whether people have a word for a value.
    bool is_told(ValueId value) const {
        return value_name(puzzle_, value) != nullptr || puzzle_.alphabet[value].kind == Symbol::Kind::Number;
    }

    /// Whether a count of conditions follows, and not one of a value in a group.
    bool counts_conditions() const {
        constexpr std::string_view kCount = "count(";
        if (!rest_.starts_with(kCount)) return false;
        const std::string_view first = rest_.substr(kCount.size());
        return group_named(first.substr(0, first.find_first_of(",)"))) == nullptr;
    }

    bool say_count() {
        std::string_view ahead = rest_;
        const auto counted = take_counts(ahead);
        if (!counted) return false;
        const std::string group = name_of_(*counted->group);
        const bool are_several = group.contains(" cells ");
        for (const auto& [sign, of_one, of_several] : kComparisons) {
            std::string_view after = ahead;
            if (!take_from(after, sign)) continue;
            const std::size_t length = std::min(after.find_first_not_of("0123456789"), after.size());
            if (length == 0 || is_calculated(after.substr(length))) break;
            const std::string_view number = after.substr(0, length);
            const bool is_none = number == "0" && sign == " = ";
            const std::string words(are_several ? of_several : of_one);
            const std::string no_cells = are_several ? " have no " : " has no ";
            said_ += group + (is_none ? no_cells : words + std::string(number) + " ") +
                     spoken_cells(puzzle_, counted->values,
                                  number == "1" ? GrammaticalNumber::One : GrammaticalNumber::Many);
            rest_ = after.substr(length);
            return true;
        }
        said_ += "the number of " + spoken_cells(puzzle_, counted->values, GrammaticalNumber::Many) + " in " +
                 group;
        rest_ = ahead;
        return true;
    }

    /// Whether a calculation goes on behind a number.
    static bool is_calculated(std::string_view text) {
        return text.starts_with(" + ") || text.starts_with(" - ") || text.starts_with(" * ") ||
               text.starts_with(" / ") || text.starts_with(" % ");
    }

    std::string spoken(ValueId value) const {
        const ValueName* name = value_name(puzzle_, value);
        return name->plural == name->name ? spoken_value(puzzle_, value)
                                          : with_article(spoken_value(puzzle_, value));
    }

    /// Says `a = "#"`, `a != "#"` and `a not in ("o", "@")` for a cell and values with names.
    bool say_value() {
        const std::string_view word = next_word();
        const Sequence* group = group_named(word);
        if (group == nullptr || group->cells.size() != 1 || is_call(word)) return false;
        std::string_view ahead = rest_.substr(word.size());
        const bool is_not_in = take_from(ahead, " not in (");
        const bool is_list = is_not_in || take_from(ahead, " in (");
        const bool is_not = is_not_in || take_from(ahead, " != ");
        if (!is_list && !is_not && !take_from(ahead, " = ")) return false;
        std::string values;
        do {
            const bool is_symbol = ahead.starts_with('"');
            const auto value = take_value(ahead);
            if (!is_symbol || !value || value_name(puzzle_, *value) == nullptr) return false;
            values += (values.empty() ? "" : " or ") + spoken(*value);
        } while (is_list && take_from(ahead, ", "));
        if (is_list && !take_from(ahead, ")")) return false;
        said_ += name_of_(*group) + (is_not ? " is not " : " is ") + values;
        rest_ = ahead;
        return true;
    }

    std::string_view rest_;
    std::string said_;
    std::span<const Sequence> groups_;
    const Puzzle& puzzle_;
    const std::function<std::string(const Sequence&)>& name_of_;
};

}  // namespace

std::string spoken_formula(const std::string& text, std::span<const Sequence> groups, const Puzzle& puzzle,
                           const std::function<std::string(const Sequence&)>& name_of) {
    return FormulaSpeaker(text, groups, puzzle, name_of).speak();
}

}  // namespace sator::rules
