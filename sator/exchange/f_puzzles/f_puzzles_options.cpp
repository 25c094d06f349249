#include "sator/exchange/f_puzzles/f_puzzles_options.hpp"

#include <algorithm>
#include <array>

#include "sator/base/printable_text.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

/// Fields that are read elsewhere, or that say only how the puzzle looks or is played.
constexpr std::array<FormatPart, 15> kOtherFields = {{
    {"size", PartUse::Read, true},
    {"grid", PartUse::Read, true},
    {"title", PartUse::Read, true},
    {"author", PartUse::Read, true},
    {"ruleset", PartUse::Read, true},
    {"solution", PartUse::Read, true},
    {"negative", PartUse::Read, true},
    {"disabledlogic", PartUse::Read},
    {"truecandidatesoptions", PartUse::Skipped},
    {"highlightConflicts", PartUse::Skipped},
    {"successMessage", PartUse::Skipped},
    {"msgcorrect", PartUse::Skipped},
    {"id", PartUse::Skipped},
    {"fogofwar", PartUse::Skipped},
    {"foglight", PartUse::Skipped},
}};

/// Returns a name in small letters without blanks: "Killer Cage" is the field "killercage".
std::string field_of(std::string_view name) {
    std::string field;
    for (const char c : name) {
        if (c != ' ') field += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    }
    return field;
}

/// Whether a mark of a difference states another one than 1. Programs do not agree on what "negative" means then.
bool has_other_differences(const JsonValue& root) {
    const auto marks = root.find("difference");
    if (!marks || !marks->is(JsonKind::Array)) return false;
    return std::ranges::any_of(marks->members(), [&](const JsonValue& mark) {
        const FPuzzlesItem item(mark, *marks);
        return item.number_or(1) != 1;
    });
}

void read_negative(const JsonValue& name, const JsonValue& root, const std::set<std::string>& disabled,
                   bool has_non_consecutive, SquareStatements& puzzle) {
    const std::string key = name.is(JsonKind::String) ? field_of(name.text()) : std::string();
    const auto negative = std::ranges::find(f_puzzles_negatives(), key, &FPuzzlesOption::key);
    if (negative == f_puzzles_negatives().end())
        return puzzle.leave_out("not understood: the negative constraint '" + printable_text(key) + "'");
    if (disabled.contains(key)) return;
    if (key == "difference" && has_other_differences(root))
        return puzzle.leave_out_restriction(
            "not understood: the negative constraint 'difference' beside marks of other differences than 1");
    if (!(has_non_consecutive && negative->read == read_non_consecutive)) negative->read(root, puzzle);
}

}  // namespace

bool is_on(const JsonValue& value) {
    switch (value.kind()) {
        case JsonKind::Null:
            return false;
        case JsonKind::Boolean:
            return value.boolean();
        case JsonKind::String:
            return !value.text().empty();
        default:
            return value.integer() != 0;
    }
}

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
    if (!negatives) return;
    if (!negatives->is(JsonKind::Array)) {
        if (is_on(*negatives)) puzzle.leave_out("not understood: 'negative', which is no list");
        return;
    }
    for (const JsonValue& name : negatives->members())
        read_negative(name, root, disabled, has_non_consecutive, puzzle);
}

std::span<const FormatPart> f_puzzles_other_fields() {
    return kOtherFields;
}

bool is_f_puzzles_option(std::string_view key) {
    return std::ranges::find(kOtherFields, key, &FormatPart::name) != kOtherFields.end() ||
           std::ranges::find(f_puzzles_switches(), key, &FPuzzlesOption::key) != f_puzzles_switches().end();
}

}  // namespace sator::exchange
