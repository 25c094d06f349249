#include "sator/text/definitions/kind_picture.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

struct NamedGlyph {
    std::u32string_view name;
    Glyph glyph;
};
constexpr std::array<NamedGlyph, 39> kGlyphs = {{{U"bulb", Glyph::Bulb},
                                                 {U"star", Glyph::Star},
                                                 {U"queen", Glyph::Queen},
                                                 {U"tree", Glyph::Tree},
                                                 {U"tent", Glyph::Tent},
                                                 {U"mine", Glyph::Mine},
                                                 {U"ship", Glyph::Ship},
                                                 {U"circle", Glyph::Circle},
                                                 {U"ring", Glyph::Ring},
                                                 {U"dot", Glyph::Dot},
                                                 {U"cross", Glyph::Cross},
                                                 {U"plus", Glyph::Plus},
                                                 {U"minus", Glyph::Minus},
                                                 {U"triangle", Glyph::Triangle},
                                                 {U"square", Glyph::Square},
                                                 {U"upright", Glyph::Upright},
                                                 {U"level", Glyph::Level},
                                                 {U"half_left", Glyph::HalfLeft},
                                                 {U"half_right", Glyph::HalfRight},
                                                 {U"half_up", Glyph::HalfUp},
                                                 {U"half_down", Glyph::HalfDown},
                                                 {U"falling", Glyph::Falling},
                                                 {U"rising", Glyph::Rising},
                                                 {U"spot", Glyph::Spot},
                                                 {U"spot_right", Glyph::SpotRight},
                                                 {U"spot_below", Glyph::SpotBelow},
                                                 {U"spot_corner", Glyph::SpotCorner},
                                                 {U"spots_after", Glyph::SpotsAfter},
                                                 {U"wall_right", Glyph::WallRight},
                                                 {U"wall_below", Glyph::WallBelow},
                                                 {U"walls_after", Glyph::WallsAfter},
                                                 {U"triangle_upper_left", Glyph::TriangleUpperLeft},
                                                 {U"triangle_upper_right", Glyph::TriangleUpperRight},
                                                 {U"triangle_lower_right", Glyph::TriangleLowerRight},
                                                 {U"triangle_lower_left", Glyph::TriangleLowerLeft},
                                                 {U"pillow_left", Glyph::PillowLeft},
                                                 {U"pillow_right", Glyph::PillowRight},
                                                 {U"pillow_up", Glyph::PillowUp},
                                                 {U"pillow_down", Glyph::PillowDown}}};

/// A word and its place in the line.
struct Word {
    std::u32string_view text;
    std::size_t at = 0;
};

/// Returns the words between each two commas, up to a comment.
std::vector<std::vector<Word>> items_of(const LineSlice& line) {
    const std::u32string_view text = without_comment(line.text);
    std::vector<std::vector<Word>> items(1);
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == U',') items.emplace_back();
        const std::size_t end = std::min(text.find_first_of(U" \t,", at), text.size());
        if (end > at) items.back().push_back({text.substr(at, end - at), at});
        at = std::max(end, at + 1);
    }
    return items;
}

SourceSpan span_of(const LineSlice& line, const std::vector<Word>& item) {
    if (item.empty()) return line.span(0, std::max<std::size_t>(1, line.text.size()));
    return line.span(item.front().at, item.back().at + item.back().text.size() - item.front().at);
}

std::string all_glyphs() {
    std::string names;
    for (const NamedGlyph& glyph : kGlyphs) names += (names.empty() ? "" : ", ") + to_utf8(glyph.name);
    return names;
}

/// Returns what `thick line`, `double line` or `border` is, from a word on.
std::optional<Stroke> stroke_at(const std::vector<Word>& item, std::size_t at) {
    if (item.size() == at + 1 && item[at].text == U"border") return Stroke::Border;
    if (item.size() != at + 2 || item[at + 1].text != U"line") return std::nullopt;
    if (item[at].text == U"thick") return Stroke::ThickLine;
    return item[at].text == U"double" ? std::optional(Stroke::DoubleLine) : std::nullopt;
}

std::expected<DrawnPart, Diagnostic> read_part(const LineSlice& line, const std::vector<Word>& item) {
    const bool is_sight = item.size() == 4 && item[0].text == U"sight" && item[1].text == U"of";
    const std::size_t name = is_sight ? 2 : 0;
    if (item.size() == name + 2 && item.back().text == U"shaded")
        return DrawnPart{to_utf8(item[name].text), std::nullopt, is_sight};
    if (item.size() == 2 && item[0].text == U"values" && item[1].text == U"coloured")
        return DrawnPart{.name = "values", .is_coloured = true};
    if (item.size() == 3 && item[0].text == U"numbers" && item[1].text == U"in" && item[2].text == U"corner")
        return DrawnPart{.name = "numbers", .is_in_corner = true};
    if (item.size() == 2 && item[1].text == U"spaced")
        return DrawnPart{.name = to_utf8(item[0].text), .is_spaced = true};
    if (item.size() == 2 && item[1].text == U"printed")
        return DrawnPart{.name = to_utf8(item[0].text), .is_printed = true};
    if (item.size() == 3 && item[1].text == U"with")
        return DrawnPart{.name = to_utf8(item[0].text), .after = to_utf8(item[2].text)};
    const auto stroke = item.size() > 2 && item[1].text == U"as" ? stroke_at(item, 2) : std::nullopt;
    if (stroke) return DrawnPart{.name = to_utf8(item[0].text), .stroke = stroke};
    if (item.size() != 3 || item[1].text != U"as")
        return std::unexpected(
            error_at(span_of(line, item), "this says nothing about a picture",
                     "write 'NAME as star', 'NAME shaded', 'sight of NAME shaded', 'NAME "
                     "with →', 'NAME printed', 'NAME spaced', 'numbers in corner' or 'values coloured'"));
    const auto glyph = std::ranges::find(kGlyphs, item[2].text, &NamedGlyph::name);
    if (glyph == kGlyphs.end())
        return std::unexpected(error_at(line.span(item[2].at, item[2].text.size()),
                                        "nothing is drawn as '" + to_utf8(item[2].text) + "'",
                                        "there are " + all_glyphs() + ", thick line, double line, border"));
    return DrawnPart{to_utf8(item[0].text), glyph->glyph, false};
}

}  // namespace

std::expected<std::vector<DrawnPart>, Diagnostic> read_drawn_parts(const LineSlice& text) {
    std::vector<DrawnPart> parts;
    for (const auto& item : items_of(text)) {
        auto part = read_part(text, item);
        if (!part) return failure(part);
        parts.push_back(std::move(*part));
    }
    return parts;
}

std::expected<KindInput, Diagnostic> read_kind_input(const LineSlice& text) {
    const auto items = items_of(text);
    KindInput input;
    for (const auto& item : items) {
        if (item.size() != 1)
            return std::unexpected(
                error_at(span_of(text, item), "this says nothing about input",
                         "write 'digits', 'letters', or what a click enters: 'lamp, dot'"));
        input.clicks.push_back(to_utf8(item[0].text));
    }
    if (items.size() != 1) return input;
    const std::u32string_view only = items[0][0].text;
    if (only == U"digits") return KindInput{{}, KindInput::Keys::Digits};
    if (only == U"letters") return KindInput{{}, KindInput::Keys::Letters};
    return input;
}

}  // namespace sator::text
