#include "sator/rules/expression/expression_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/ascii.hpp"

namespace sator::rules {

namespace {

/// The text before the group and after it, as in "sum(a) = 17", and the demand that it states in words.
struct KnownForm {
    std::string_view before, after, demand;
    bool has_number;
};
constexpr std::array kKnownForms = {KnownForm{"sum(", ") = ", "add up to ", true},
                                    KnownForm{"product(", ") = ", "multiply to ", true},
                                    KnownForm{"distinct(", ")", "hold different values", false}};

bool is_of_name(char c) {
    return is_ascii_letter(c) || is_digit(c) || c == '_';
}

/// Returns the text with `name(group)` in place of each group's name.
template <class Name>
std::string with_names(const std::string& text, std::span<const Sequence> groups, Name name) {
    std::string written;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '"') {  // copy a quoted symbol
            const std::size_t end = std::min(text.find('"', i + 1), text.size() - 1);
            written += text.substr(i, end + 1 - i);
            i = end + 1;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && is_of_name(text[end])) ++end;
        end = std::max(end, i + 1);
        const std::string word = text.substr(i, end - i);
        const auto group = std::ranges::find(groups, word, &Sequence::label);
        const bool is_call = end < text.size() && text[end] == '(';
        written += group == groups.end() || is_call ? word : name(*group);
        i = end;
    }
    return written;
}

/// Returns the demand that an expression with one group states, or nullopt if it has no known form.
std::optional<std::string> known_demand(const std::string& text, const std::string& group) {
    for (const KnownForm& form : kKnownForms) {
        const std::string begin = std::string(form.before) + group + std::string(form.after);
        if (!text.starts_with(begin)) continue;
        const std::string number = text.substr(begin.size());
        if (number.empty() == form.has_number || !std::ranges::all_of(number, is_digit)) continue;
        return std::string(form.demand) + number;
    }
    return std::nullopt;
}

}  // namespace

RuleWords expression_words(const std::string& text, std::span<const Sequence> groups,
                           const std::string& label, const RuleNaming& naming) {
    const auto name_of = [&](const Sequence& group) {
        return rule_subject(naming, {"", group.cells}, {}, "", ReadingDirection::DoesNotMatter);
    };
    if (groups.size() == 1) {
        if (auto demand = known_demand(text, groups[0].label))
            return {label.empty() ? name_of(groups[0]) : label, std::move(*demand)};
    }
    return formula_words(label, with_names(text, groups, name_of));
}

}  // namespace sator::rules
