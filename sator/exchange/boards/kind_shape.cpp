#include "sator/exchange/boards/kind_shape.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/text/definitions/clue_lines.hpp"
#include "sator/text/scope/range_names.hpp"

namespace sator::exchange {

namespace {

using text::KindDrawing;
using text::KindLine;
using text::KindParameter;
using text::KindSign;

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words(1);
    for (const char c : line) {
        if (c != ' ' && c != ':') {
            words.back() += c;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

StatedRule stated_rule(std::vector<std::string> words) {
    StatedRule rule;
    if (!words.empty() && words.front() == "rule") words.erase(words.begin());
    if (words.empty()) return rule;
    rule.name = words.front();
    const auto at = std::ranges::find(words, "at");
    rule.arguments.assign(words.begin() + 1, at);
    if (at == words.end()) return rule;
    for (auto place = at + 1; place != words.end(); ++place) {
        std::string name = *place;
        std::erase(name, ';');
        rule.places.push_back(std::move(name));
    }
    return rule;
}

bool is_side(const std::string& word) {
    constexpr std::array<std::string_view, 6> kSides = {"rows", "columns", "left", "right", "top", "bottom"};
    return std::ranges::find(kSides, word) != kSides.end();
}

/// Returns the name in a pattern such as "RESULT+", which has capital letters; empty if there is none.
std::string_view name_in(std::string_view pattern) {
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto begin = std::ranges::find_if(pattern, is_capital);
    const auto end = std::find_if_not(begin, pattern.end(), is_capital);
    return {begin, end};
}

/// Reads `RESULT+ RESULT: rule sum RESULT` or `COUNT: count black COUNT`; nullopt for a clue without a number.
std::optional<ClueForm> clue_form(const std::string& line) {
    constexpr std::string_view kEnd = ": ", kRule = "rule ";
    const std::string_view pattern =
        std::string_view(line).substr(0, std::min(line.find(' '), line.find(kEnd)));
    const std::string_view name = name_in(pattern);
    const std::size_t end = line.find(kEnd);
    if (name.empty() || end == std::string::npos) return std::nullopt;
    std::size_t begin = line.find_first_not_of(' ', end + kEnd.size());
    if (begin != std::string::npos && line.compare(begin, kRule.size(), kRule) == 0) begin += kRule.size();
    const std::size_t at = line.find(name, begin);
    if (at == std::string::npos) return std::nullopt;
    const std::size_t place = pattern.find(name);
    return ClueForm{std::string(pattern.substr(0, place)), std::string(pattern.substr(place + name.size())),
                    line.substr(begin, at - begin), line.substr(at + name.size())};
}

/// Puts the symbols of values in the place of their names: "count # " for "count black ".
std::string with_symbols(std::string_view words, const std::vector<puzzle::ValueName>& values) {
    std::string text;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        const auto value = std::ranges::find(values, word, &puzzle::ValueName::name);
        text += value == values.end() ? std::string(word) : symbol_of(*value);
        if (end < words.size()) text += ' ';
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return text;
}

/// The words of a rule as a kind states it: "sum 12".
std::string words_of_rule(const RuleFact& rule) {
    std::string text = rule.name == kExpressionRule ? "" : rule.name + " ";
    for (std::size_t i = 0; i < rule.arguments.size(); ++i) text += (i == 0 ? "" : " ") + rule.arguments[i];
    return text;
}

/// Returns the values of `0..8 mine "M"` without those that have names.
std::string unnamed_values(const KindLine& range) {
    std::vector<puzzle::ValueName> names;
    std::string text = text::take_value_names(range.text, names).value_or("");
    for (const puzzle::ValueName& name : names) {
        const std::size_t at = text.find(name.sign);
        if (at != std::string::npos) text.erase(at, name.sign.size());
    }
    while (text.ends_with(' ')) text.pop_back();
    return names.empty() ? std::string() : text;
}

/// Whether the conditions of a drawing hold for a board, whose kind has a drawing and no keys.
bool holds(const std::vector<text::KindCondition>& conditions, const std::vector<std::string>& flags) {
    return std::ranges::all_of(conditions, [&](const text::KindCondition& condition) {
        const bool is_true =
            condition.name == "drawing" || std::ranges::find(flags, condition.name) != flags.end();
        return is_true != condition.is_negated;
    });
}

/// Signs of one direction have the numbers from 1; if a sign is also written backwards, it says which cell is less.
std::vector<EdgeSign> signs_between(const KindDrawing& drawing) {
    std::vector<EdgeSign> edges;
    int number = 0;
    for (const KindSign& sign : drawing.signs) {
        if (sign.place != KindSign::Place::Between) continue;
        const bool has_direction = std::ranges::any_of(drawing.signs, [&](const KindSign& other) {
            return other.name == sign.name && other.is_backwards;
        });
        edges.push_back({&sign, !has_direction ? ++number : sign.is_backwards ? kGreater : kLess});
    }
    return edges;
}

/// Returns the sign of the drawing that has this name, else the symbol of the value that has it, else the name.
std::string sign_named(const KindShape& shape, std::string_view name) {
    if (shape.drawing != nullptr) {
        for (const KindSign& sign : shape.drawing->signs) {
            if (sign.name == name) return to_utf8(sign.patterns.front().written());
        }
    }
    for (const puzzle::ValueName& value : shape.definition.values) {
        if (value.name == name) return symbol_of(value);
    }
    return std::string(name);
}

/// Returns the sign of this name if it has a number of its own, else null.
const KindSign* sign_with_number(const KindDrawing* drawing, std::string_view name) {
    if (drawing == nullptr) return nullptr;
    const auto found = std::ranges::find(drawing->signs, name, &KindSign::name);
    return found != drawing->signs.end() && found->patterns.front().has_numbers() ? &*found : nullptr;
}

}  // namespace

std::string symbol_of(const puzzle::ValueName& value) {
    const bool is_quoted = value.sign.size() > 2 && value.sign.starts_with('"');
    return is_quoted ? value.sign.substr(1, value.sign.size() - 2) : value.sign;
}

bool StatedRule::is_at(std::string_view place) const {
    return std::ranges::find(places, place) != places.end();
}

std::optional<std::size_t> StatedRule::index_of(std::string_view argument) const {
    const auto found = std::ranges::find(arguments, argument);
    if (found == arguments.end()) return std::nullopt;
    return static_cast<std::size_t>(found - arguments.begin());
}

std::optional<int> ClueForm::number_of(const RuleFact& rule) const {
    const std::string words = words_of_rule(rule);
    if (!words.starts_with(rule_before) || !words.ends_with(rule_after) ||
        words.size() <= rule_before.size() + rule_after.size())
        return std::nullopt;
    return small_number(std::string_view(words).substr(
        rule_before.size(), words.size() - rule_before.size() - rule_after.size()));
}

KindShape::KindShape(const text::KindDefinition& kind, std::span<const std::string_view> words,
                     std::span<const std::string_view> values)
    : definition(kind), flags(words.begin(), words.end()) {
    for (const KindLine& line : definition.lines) {
        const std::string text = to_utf8(line.text.text);
        auto parts = words_of(text);
        if (line.word == "lists") {
            // `lists left right: visible N`
            while (sides.size() < parts.size() && is_side(parts[sides.size()]))
                sides.push_back(parts[sides.size()]);
            parts.erase(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(sides.size()));
            list_rule = stated_rule(std::move(parts));
        } else if (line.word == "clues") {
            if (auto form = clue_form(text)) clues.push_back(std::move(*form));
        } else {
            // Values between cells are in no cell.
            if (line.word == "range" && text.find(" at ") == std::string::npos)
                unnamed = unnamed_values(line);
            parts.insert(parts.begin(), line.word);
            rules.push_back(stated_rule(std::move(parts)));
        }
    }
    for (ClueForm& clue : clues) {
        clue.rule_before = with_symbols(clue.rule_before, definition.values);
        clue.rule_after = with_symbols(clue.rule_after, definition.values);
    }
    for (const KindParameter& parameter : definition.parameters) {
        const bool is_list = parameter.type == KindParameter::Type::List;
        if (parameter.name == "PIECES") continue;  // they are the board's shapes
        // A number that may be missing is no number of the board.
        if (!is_list &&
            (parameter.type != KindParameter::Type::Number || (parameter.is_optional && !parameter.usual)))
            continue;
        number = parameter.name;
        has_letters = is_list && parameter.usual && parameter.usual->starts_with("A..");
    }
    const auto fitting = std::ranges::find_if(
        definition.drawings, [&](const KindDrawing& d) { return holds(d.conditions, flags); });
    if (fitting != definition.drawings.end()) drawing = &*fitting;
    if (drawing != nullptr) {
        edge_signs = signs_between(*drawing);
        for (const KindSign& sign : drawing->signs) {
            if (sign.place == KindSign::Place::Corner && !sign.name.empty()) corner_signs.push_back(&sign);
        }
    }
    for (const std::string_view value : values) {
        numbered.push_back(sign_named(*this, value));
        signs_with_numbers.push_back(sign_with_number(drawing, value));
    }
}

std::string KindShape::sign_text(int numbered_sign, int own_number) const {
    const auto at = static_cast<std::size_t>(numbered_sign) - 1;
    std::string text = numbered[at];
    if (signs_with_numbers[at] == nullptr) return text;
    const std::string_view name = name_in(text);
    return text.replace(static_cast<std::size_t>(name.data() - text.data()), name.size(),
                        std::to_string(own_number));
}

std::optional<std::pair<int, int>> KindShape::sign_of(const puzzle::DrawnMark& mark) const {
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        if (signs_with_numbers[i] == nullptr && numbered[i] == mark.text)
            return std::pair(static_cast<int>(i) + 1, DrawnBoard::kOpen);
        const auto numbers = signs_with_numbers[i] == nullptr
                                 ? std::nullopt
                                 : signs_with_numbers[i]->patterns.front().match(to_code_points(mark.text));
        if (numbers && numbers->size() == 1)
            return std::pair(static_cast<int>(i) + 1, static_cast<int>(numbers->front().value));
    }
    return std::nullopt;
}

KindDrawing::Use KindShape::use() const {
    return drawing == nullptr ? KindDrawing::Use::Values : drawing->use;
}

bool KindShape::has_runs() const {
    return std::ranges::find(sides, "rows") != sides.end();
}

bool KindShape::draws_numbers(KindSign::Place place) const {
    return draws_cells() && std::ranges::any_of(drawing->signs, [&](const KindSign& sign) {
               return sign.place == place && sign.value.empty() &&
                      std::ranges::any_of(sign.patterns, &text::SignPattern::has_numbers);
           });
}

std::string KindShape::hidden_sign() const {
    if (drawing == nullptr) return {};
    for (const auto place : {KindSign::Place::Block, KindSign::Place::Cell}) {
        for (const KindSign& sign : drawing->signs) {
            const bool means_nothing = place == KindSign::Place::Cell && sign.name.empty();
            if (sign.place != place || means_nothing || sign.patterns.front().has_numbers()) continue;
            // A sign that links have by a number of its own does not say that a number is not known.
            std::string mark = to_utf8(sign.patterns.front().written());
            if (std::ranges::find(numbered, mark) == numbered.end()) return mark;
        }
    }
    return {};
}

int KindShape::least_number(KindSign::Place place) const {
    constexpr int kDigits = 10;
    for (int least = 0; least < kDigits; ++least) {
        const std::u32string mark = to_code_points(std::to_string(least));
        const bool is_drawn = std::ranges::any_of(drawing->signs, [&](const KindSign& sign) {
            return sign.place == place && sign.value.empty() &&
                   std::ranges::any_of(sign.patterns, [&](const text::SignPattern& pattern) {
                       return pattern.has_numbers() && pattern.match(mark);
                   });
        });
        if (is_drawn) return least;
    }
    return 0;
}

}  // namespace sator::exchange
