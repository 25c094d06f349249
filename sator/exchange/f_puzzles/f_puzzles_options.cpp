#include "sator/exchange/f_puzzles/f_puzzles_options.hpp"

#include <algorithm>
#include <array>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

/// Fields that are read elsewhere, or that say only how the puzzle looks or is played.
constexpr std::array<std::string_view, 13> kOthers = {"size",
                                                      "grid",
                                                      "title",
                                                      "author",
                                                      "ruleset",
                                                      "solution",
                                                      "negative",
                                                      "disabledlogic",
                                                      "truecandidatesoptions",
                                                      "highlightConflicts",
                                                      "successMessage",
                                                      "msgcorrect",
                                                      "id"};

/// Returns a name in small letters without blanks: "Killer Cage" is the field "killercage".
std::string field_of(std::string_view name) {
    std::string field;
    for (const char c : name) {
        if (c != ' ') field += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    }
    return field;
}

bool is_on(const JsonValue& value) {
    return value.is(JsonKind::Boolean) ? value.boolean() : value.integer().value_or(0) != 0;
}

}  // namespace

std::set<std::string> disabled_f_puzzles_logic(const JsonValue& root) {
    std::set<std::string> disabled;
    const auto list = root.find("disabledlogic");
    if (!list || !list->is(JsonKind::Array)) return disabled;
    for (const JsonValue& name : list->members()) {
        if (name.is(JsonKind::String)) disabled.insert(field_of(name.text()));
    }
    return disabled;
}

void read_f_puzzles_options(const JsonValue& root, const std::set<std::string>& disabled,
                            SquareStatements& puzzle) {
    bool has_non_consecutive = false;
    for (const FPuzzlesOption& option : f_puzzles_switches()) {
        const auto value = root.find(option.key);
        if (!value || !is_on(*value) || disabled.contains(std::string(option.key))) continue;
        option.read(root, puzzle);
        has_non_consecutive |= option.key == "nonconsecutive";
    }
    const auto negatives = root.find("negative");
    if (!negatives || !negatives->is(JsonKind::Array)) return;
    for (const JsonValue& name : negatives->members()) {
        const std::string key = name.is(JsonKind::String) ? field_of(name.text()) : std::string();
        const auto negative = std::ranges::find(f_puzzles_negatives(), key, &FPuzzlesOption::key);
        if (negative == f_puzzles_negatives().end()) {
            puzzle.remark("not understood: the negative constraint '" + std::string(name.text()) + "'");
        } else if (!disabled.contains(key) &&
                   !(has_non_consecutive && negative->read == read_non_consecutive)) {
            negative->read(root, puzzle);
        }
    }
}

bool is_f_puzzles_option(std::string_view key) {
    return std::ranges::find(kOthers, key) != kOthers.end() ||
           std::ranges::find(f_puzzles_switches(), key, &FPuzzlesOption::key) != f_puzzles_switches().end();
}

}  // namespace sator::exchange
