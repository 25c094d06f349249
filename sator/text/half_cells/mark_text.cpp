#include "sator/text/half_cells/mark_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

using puzzle::DrawnMark;
using puzzle::DrawnNumber;

constexpr std::array<std::pair<Glyph, char32_t>, 6> kGlyphCharacters = {{{Glyph::Circle, U'●'},
                                                                         {Glyph::Ring, U'○'},
                                                                         {Glyph::Dot, U'•'},
                                                                         {Glyph::Triangle, U'△'},
                                                                         {Glyph::Square, U'□'},
                                                                         {Glyph::Cross, U'×'}}};
/// Numbers whose names are directions, e.g. those of a compass.
constexpr std::array<std::pair<std::string_view, char32_t>, 4> kDirectionNames = {
    {{"UP", U'↑'}, {"DOWN", U'↓'}, {"LEFT", U'←'}, {"RIGHT", U'→'}}};
/// A shaded cell.
constexpr char32_t kShadedSign = U'▒';

const KindDefinition* kind_of(const Puzzle& puzzle) {
    return puzzle.kind ? puzzle.kind->definition.get() : nullptr;
}

/// Returns digits with a blank between each two.
std::string spaced_digits(const std::string& digits) {
    std::string text;
    for (const char digit : digits) text += (text.empty() ? "" : " ") + std::string(1, digit);
    return text;
}

/// Returns "↑3→2" if all numbers of the sign are about directions; otherwise an empty text.
std::u32string text_of_directions(const DrawnMark& mark) {
    std::u32string text;
    for (const DrawnNumber& number : mark.numbers) {
        const auto direction =
            std::ranges::find(kDirectionNames, number.name, &std::pair<std::string_view, char32_t>::first);
        if (direction == kDirectionNames.end()) return {};
        text += direction->second + to_code_points(std::to_string(number.value));
    }
    return text;
}

}  // namespace

bool is_filling(const DrawnPart& part) {
    return !part.glyph && !part.stroke && !part.is_sight && !part.is_spaced && !part.is_printed &&
           !part.is_coloured && !part.is_in_corner && part.after.empty();
}

std::optional<Glyph> sign_glyph(const Puzzle& puzzle, std::string_view sign) {
    const KindDefinition* kind = kind_of(puzzle);
    if (kind == nullptr || sign.empty()) return std::nullopt;
    const auto part = std::ranges::find_if(
        kind->picture, [&](const DrawnPart& own) { return own.name == sign && own.glyph; });
    return part == kind->picture.end() ? std::nullopt : part->glyph;
}

bool fills_sign(const Puzzle& puzzle, std::string_view sign) {
    const KindDefinition* kind = kind_of(puzzle);
    if (kind == nullptr || sign.empty()) return false;
    return std::ranges::any_of(kind->picture,
                               [&](const DrawnPart& part) { return part.name == sign && is_filling(part); });
}

std::optional<std::string> printed_number(const Puzzle& puzzle, const DrawnMark& mark) {
    const KindDefinition* kind = kind_of(puzzle);
    const auto is_of_number = [&](const DrawnPart& part) {
        return part.name == mark.name && (part.is_spaced || part.is_printed || !part.after.empty());
    };
    if (kind != nullptr && !mark.name.empty()) {
        const auto part = std::ranges::find_if(kind->picture, is_of_number);
        if (part != kind->picture.end()) {
            if (mark.numbers.empty()) return part->after;
            const std::string digits = std::to_string(mark.numbers.front().value);
            return part->is_spaced ? spaced_digits(digits) : digits + part->after;
        }
    }
    const auto number = std::ranges::find(mark.numbers, std::string(), &DrawnNumber::name);
    return number == mark.numbers.end() ? std::nullopt : std::optional(std::to_string(number->value));
}

std::optional<std::u32string> mark_text(const Puzzle& puzzle, const DrawnMark& mark) {
    std::u32string text;
    bool has_look = false;
    if (const auto glyph = sign_glyph(puzzle, mark.name)) {
        const auto character =
            std::ranges::find(kGlyphCharacters, *glyph, &std::pair<Glyph, char32_t>::first);
        has_look = character != kGlyphCharacters.end();
        if (has_look) text += character->second;
    }
    if (fills_sign(puzzle, mark.name)) {
        text += kShadedSign;
        has_look = true;
    }
    auto number = printed_number(puzzle, mark);
    if (!number && has_look && mark.numbers.size() == 1) number = std::to_string(mark.numbers.front().value);
    if (number) return text + to_code_points(*number);
    if (has_look) return text;
    text = text_of_directions(mark);
    return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace sator::text
