#include "sator/render/kinds/kind_looks.hpp"

#include <algorithm>

#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/render/kinds/value_colours.hpp"

namespace sator::render {

namespace {

/// The word of `input` for the value that leaves a cell white on paper.
constexpr std::string_view kDot = "dot";

/// Returns the value that a kind's text calls so, by its name or by its sign.
std::optional<ValueId> named_value(const Puzzle& puzzle, std::string_view name) {
    std::string_view sign = name;
    for (const ValueName& value : puzzle.kind->values) {
        if (value.name == name || value.plural == name) sign = value.sign;
    }
    for (std::size_t i = 0; i < puzzle.alphabet.size(); ++i) {
        const std::string text = to_symbol_text(puzzle.alphabet[ValueId(i)]);
        if (text == sign || in_quotes(text) == sign || text == in_quotes(sign)) return ValueId(i);
    }
    return std::nullopt;
}

/// Returns both values of a puzzle of two, the white one last; else none.
std::vector<ValueId> two_values(const Puzzle& puzzle) {
    if (puzzle.alphabet.size() != 2) return {};
    std::vector<ValueId> values = {ValueId(0), ValueId(1)};
    if (is_white(puzzle.alphabet[values[0]])) std::ranges::reverse(values);
    return values;
}

/// Returns by value whether it is in a range that has one of these values, too. A line and a cell may have different ranges.
std::vector<bool> values_beside(const Puzzle& puzzle, const std::vector<bool>& is_one) {
    std::vector<bool> is_beside(is_one.size());
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i) {
        const std::vector<ValueId> range = range_of(puzzle, CellId(i));
        if (std::ranges::any_of(range, [&](ValueId value) { return is_one[value.index()]; })) {
            for (const ValueId value : range) is_beside[value.index()] = true;
        }
        if (puzzle.ranges.empty()) break;  // all ranges are the same
    }
    return is_beside;
}

/// Returns the one value beside those of the clicks that no click names, and that is no sign of the printed puzzle; nullopt if there are
/// several.
std::optional<ValueId> other_value(const Puzzle& puzzle, const std::vector<std::string>& clicks) {
    std::vector<bool> is_named(puzzle.alphabet.size());
    const auto note = [&](const std::string& name) {
        if (const auto value = named_value(puzzle, name)) is_named[value->index()] = true;
    };
    std::ranges::for_each(clicks, note);
    const std::vector<bool> is_beside = values_beside(puzzle, is_named);
    for (std::size_t value = 0; value < is_named.size(); ++value)
        is_named[value] = is_named[value] || !is_beside[value];
    for (const text::KindDrawing& drawing : definition_of(puzzle)->drawings) {
        for (const text::KindSign& sign : drawing.signs) {
            if (!sign.name.empty()) note(sign.name);
        }
    }
    if (std::ranges::count(is_named, false) != 1) return std::nullopt;
    return ValueId(static_cast<std::size_t>(std::ranges::find(is_named, false) - is_named.begin()));
}

/// Gives each value that has the name of a colour its colour.
void add_colours(const Puzzle& puzzle, std::vector<ValueLook>& looks) {
    for (const ValueName& value : puzzle.kind->values) {
        if (const auto own = named_value(puzzle, value.name))
            looks[own->index()].colour = value_colour(value.name);
    }
}

}  // namespace

bool is_white(const Symbol& symbol) {
    return symbol.kind == Symbol::Kind::Blank || symbol.text == U"." || symbol.text == U"·";
}

bool is_black(const Symbol& symbol) {
    return symbol.text == U"#" || symbol.text == U"■" || symbol.text == U"█";
}

const text::KindDefinition* definition_of(const Puzzle& puzzle) {
    return puzzle.kind ? puzzle.kind->definition.get() : nullptr;
}

std::vector<ValueLook> value_looks(const Puzzle& puzzle) {
    std::vector<ValueLook> looks(puzzle.alphabet.size());
    const text::KindDefinition* kind = definition_of(puzzle);
    if (kind == nullptr) return looks;
    for (const text::DrawnPart& part : kind->picture) {
        if (part.is_coloured) add_colours(puzzle, looks);
        const auto value = named_value(puzzle, part.name);
        if (!value) continue;
        ValueLook& look = looks[value->index()];
        if (part.glyph) look.glyph = part.glyph;
        look.shades_sight |= part.is_sight;
        look.is_filled |= is_filling(part);
    }
    const auto& clicks = kind->input.clicks;
    if (std::ranges::find(clicks, kDot) != clicks.end()) {
        if (const auto open = other_value(puzzle, clicks)) looks[open->index()].is_open = true;
    }
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const bool has_look = looks[i].glyph || looks[i].is_filled;
        looks[i].is_open |= is_white(puzzle.alphabet[ValueId(i)]) && !has_look && !kind->picture.empty();
    }
    return looks;
}

bool has_circles_of_two_colours(const Puzzle& puzzle) {
    const text::KindDefinition* kind = definition_of(puzzle);
    const auto has = [&](text::Glyph glyph) {
        return std::ranges::any_of(kind->picture,
                                   [&](const text::DrawnPart& part) { return part.glyph == glyph; });
    };
    return kind != nullptr && has(text::Glyph::Ring) && has(text::Glyph::Circle);
}

bool has_numbers_in_corners(const Puzzle& puzzle) {
    const text::KindDefinition* kind = definition_of(puzzle);
    return kind != nullptr && std::ranges::any_of(kind->picture, &text::DrawnPart::is_in_corner);
}

std::vector<ValueId> clicked_values(const Puzzle& puzzle) {
    std::vector<ValueId> values;
    const text::KindDefinition* kind = definition_of(puzzle);
    if (kind == nullptr || kind->input.clicks.empty()) return two_values(puzzle);
    for (const std::string& click : kind->input.clicks) {
        const auto value =
            click == kDot ? other_value(puzzle, kind->input.clicks) : named_value(puzzle, click);
        if (value) values.push_back(*value);
    }
    return values;
}

}  // namespace sator::render
