#include "sator/render/picture/picture_style.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/assert.hpp"

namespace sator::render {

namespace {

/// Colours by role.
enum class Tone : std::uint8_t {
    None,
    Paper,
    Cell,
    Ink,
    Muted,
    Rule,
    Shade,
    Fixed,
    Highlight,
    Block,
    OnBlock,
    Accent,
    Warning,
    Tube,
    Stroke,
    White,
    Black,
    Violet,
    Green,
    Blue,
    Orange,
    Teal,
    Red,
    Gold,
    Pale
};

struct Colours {
    std::string_view light, dark;
};
/// By tone. On its background, each text has a contrast of at least 4.5 to 1 in either theme (the WCAG's
/// level AA).
constexpr std::array<Colours, 25> kColours = {
    {{"none", "none"},       {"#ffffff", "#14161a"}, {"#ffffff", "#20242b"}, {"#1b1b1b", "#ececec"},
     {"#5a5f66", "#b0b6bf"}, {"#868b93", "#767d88"}, {"#e6e7e2", "#323843"}, {"#dcdddf", "#3c424d"},
     {"#fcefc0", "#4b4220"}, {"#45494f", "#99a0ab"}, {"#ffffff", "#101215"}, {"#0b57a4", "#8ec5ff"},
     {"#b3261e", "#ff9a8f"}, {"#cfd2d6", "#4b525e"}, {"#c2b27a", "#857846"}, {"#ffffff", "#f4f4f4"},
     {"#111111", "#000000"}, {"#dcaaf0", "#6b3d80"}, {"#9fdb95", "#2f6a2c"}, {"#9cc7f5", "#2a5687"},
     {"#f9c38c", "#85511b"}, {"#8fdbd3", "#1f635d"}, {"#f6a9a9", "#85393a"}, {"#ecd76a", "#6a5c14"},
     {"#d9d3ea", "#4a4560"}}};

struct LookStyle {
    Look look;
    std::string_view name;
    Tone fill, stroke;
    std::string_view rest;  // further declarations
};

constexpr std::string_view kSans =
    "font-family:'DejaVu Sans','Noto Sans','Segoe UI',Helvetica,Arial,sans-serif";
constexpr std::string_view kMono =
    "font-family:'DejaVu Sans Mono','Noto Sans Mono',Menlo,Consolas,'Liberation Mono',monospace";

constexpr std::string_view kWideLine = "stroke-width:9;stroke-linecap:round;stroke-linejoin:round";

constexpr std::string_view kDrawnLine = "stroke-width:4.5;stroke-linecap:round";
constexpr std::string_view kDrawnCross = "stroke-width:1.3;stroke-linecap:round";

/// In the order of `Look`.
constexpr std::array<LookStyle, 68> kLooks = {{
    {Look::Cell, "cell", Tone::Cell, Tone::None, ""},
    {Look::Shade, "shade", Tone::Shade, Tone::None, ""},
    {Look::Fixed, "fixed", Tone::Fixed, Tone::None, ""},
    {Look::Highlight, "highlight", Tone::Highlight, Tone::None, ""},
    {Look::Solid, "solid", Tone::Ink, Tone::None, ""},
    {Look::Block, "block", Tone::Block, Tone::None, ""},
    {Look::BlockLine, "blockline", Tone::None, Tone::OnBlock, "stroke-width:1"},
    {Look::Thermometer, "thermometer", Tone::None, Tone::Tube,
     "stroke-width:13;stroke-linecap:round;stroke-linejoin:round"},
    {Look::Bulb, "bulb", Tone::Tube, Tone::None, ""},
    {Look::OpenBulb, "openbulb", Tone::Cell, Tone::None, ""},
    {Look::VioletLine, "violetline", Tone::None, Tone::Violet, kWideLine},
    {Look::GreenLine, "greenline", Tone::None, Tone::Green, kWideLine},
    {Look::BlueLine, "blueline", Tone::None, Tone::Blue, kWideLine},
    {Look::OrangeLine, "orangeline", Tone::None, Tone::Orange, kWideLine},
    {Look::TealLine, "tealline", Tone::None, Tone::Teal, kWideLine},
    {Look::RedLine, "redline", Tone::None, Tone::Red, kWideLine},
    {Look::GoldLine, "goldline", Tone::None, Tone::Gold, kWideLine},
    {Look::PaleLine, "paleline", Tone::None, Tone::Pale, kWideLine},
    {Look::Line, "line", Tone::None, Tone::Muted,
     "stroke-width:2;stroke-linecap:round;stroke-linejoin:round"},
    {Look::Circle, "circle", Tone::None, Tone::Muted, "stroke-width:2"},
    {Look::Diagonal, "diagonal", Tone::None, Tone::Rule, "stroke-width:1.5;stroke-dasharray:7 4"},
    {Look::Hatch, "hatch", Tone::None, Tone::Stroke, "stroke-width:1"},
    {Look::Border, "border", Tone::None, Tone::Rule, "stroke-width:1;stroke-linecap:square"},
    {Look::FaintBorder, "faintborder", Tone::None, Tone::Shade, "stroke-width:1;stroke-linecap:square"},
    {Look::Thick, "thick", Tone::None, Tone::Ink, "stroke-width:2.6;stroke-linecap:round"},
    {Look::Cage, "cage", Tone::None, Tone::Muted, "stroke-width:1.3;stroke-dasharray:4 3"},
    {Look::CageOfLongDashes, "longcage", Tone::None, Tone::Muted, "stroke-width:1.3;stroke-dasharray:9 3"},
    {Look::CageOfTwoDashes, "twocage", Tone::None, Tone::Muted, "stroke-width:1.3;stroke-dasharray:9 3 2 3"},
    {Look::DottedCage, "dottedcage", Tone::None, Tone::Ink,
     "stroke-width:1.7;stroke-dasharray:0 3.6;stroke-linecap:round"},
    {Look::SlotOutline, "slot", Tone::None, Tone::Accent, "stroke-width:2.4;stroke-linejoin:round"},
    {Look::Differs, "differs", Tone::None, Tone::Warning, "stroke-width:2.2;stroke-dasharray:2 3"},
    {Look::Found, "found", Tone::None, Tone::Accent, "stroke-width:1.6;stroke-linejoin:round"},
    {Look::WhiteSign, "whitesign", Tone::White, Tone::Ink, "stroke-width:2.6"},
    {Look::BlackSign, "blacksign", Tone::Black, Tone::Ink, "stroke-width:1.3"},
    {Look::LatticeDot, "latticedot", Tone::Ink, Tone::None, ""},
    {Look::LineGround, "lineground", Tone::None, Tone::Highlight, "stroke-width:14;stroke-linecap:round"},
    {Look::GivenLine, "givenline", Tone::None, Tone::Ink, kDrawnLine},
    {Look::SolutionLine, "solutionline", Tone::None, Tone::Accent, kDrawnLine},
    {Look::PlacedLine, "placedline", Tone::None, Tone::Accent, "stroke-width:7;stroke-linecap:round"},
    {Look::NoLine, "noline", Tone::None, Tone::Muted, kDrawnCross},
    {Look::PlacedNoLine, "placednoline", Tone::None, Tone::Accent, "stroke-width:2.6;stroke-linecap:round"},
    {Look::WhiteDot, "whitedot", Tone::White, Tone::Ink, "stroke-width:1.3"},
    {Look::BlackDot, "blackdot", Tone::Black, Tone::Ink, "stroke-width:1.3"},
    {Look::SignGround, "signground", Tone::Cell, Tone::None, ""},
    {Look::Sign, "sign", Tone::Ink, Tone::None, ""},
    {Look::BlackDotText, "blackdottext", Tone::White, Tone::None, "font-weight:bold"},
    {Look::WhiteDotText, "whitedottext", Tone::Black, Tone::None, "font-weight:bold"},
    {Look::Small, "small", Tone::Ink, Tone::Cell, "stroke-width:3;paint-order:stroke;stroke-linejoin:round"},
    {Look::PlacedRing, "placedring", Tone::Cell, Tone::Accent, "stroke-width:2.2"},
    {Look::UsedRing, "usedring", Tone::Cell, Tone::Accent, "stroke-width:1.3"},
    {Look::Given, "given", Tone::Ink, Tone::Cell,
     "font-weight:bold;stroke-width:2.5;paint-order:stroke;stroke-linejoin:round"},
    {Look::FixedValue, "fixedvalue", Tone::Muted, Tone::None, ""},
    {Look::Solution, "solution", Tone::Accent, Tone::Cell,
     "stroke-width:2.5;paint-order:stroke;stroke-linejoin:round"},
    {Look::Placed, "placed", Tone::Accent, Tone::None, "font-weight:bold"},
    {Look::Candidate, "candidate", Tone::Muted, Tone::None, ""},
    {Look::Used, "used", Tone::Accent, Tone::None, "font-weight:bold"},
    {Look::RemovedCandidate, "removed", Tone::Warning, Tone::None, ""},
    {Look::Strike, "strike", Tone::None, Tone::Warning, "stroke-width:1.8;stroke-linecap:round"},
    {Look::CornerDot, "cornerdot", Tone::White, Tone::Ink, "stroke-width:1.3"},
    {Look::CornerText, "cornertext", Tone::Black, Tone::None, "font-weight:bold"},
    {Look::Clue, "clue", Tone::Ink, Tone::None, kMono},
    {Look::UsedClue, "usedclue", Tone::Accent, Tone::None, kMono},
    {Look::ClueLine, "clueline", Tone::None, Tone::Accent,
     "stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round"},
    {Look::BlockClue, "blockclue", Tone::OnBlock, Tone::None, "font-weight:bold"},
    {Look::Title, "title", Tone::Ink, Tone::None, "font-weight:bold"},
    {Look::Note, "note", Tone::Muted, Tone::None, ""},
    {Look::ArrowHead, "arrowhead", Tone::None, Tone::Ink,
     "stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round"},
    {Look::Typed, "typed", Tone::Ink, Tone::None, kMono},
}};

/// Colours in the dark of a picture with black cells.
constexpr std::array<std::pair<Tone, std::string_view>, 4> kShadedDark = {
    {{Tone::Cell, "#4d5563"}, {Tone::Rule, "#8d95a1"}, {Tone::Block, "#050608"}, {Tone::OnBlock, "#ececec"}}};

std::string_view colour(Tone tone, Theme theme, bool is_shaded) {
    const Colours& colours = kColours[static_cast<std::size_t>(tone)];
    if (theme != Theme::Dark) return colours.light;
    const auto shaded = std::ranges::find_if(kShadedDark, [&](const auto& row) { return row.first == tone; });
    return is_shaded && shaded != kShadedDark.end() ? shaded->second : colours.dark;
}

/// Returns the rule of a look. `elements`: the selector of the pictures.
std::string rule(std::string_view elements, const LookStyle& style, Theme theme, bool with_rest,
                 bool is_shaded) {
    const Tone fill = is_shaded && style.look == Look::Solid ? Tone::Black : style.fill;
    std::string text(elements);
    text += " .";
    text += style.name;
    text += "{fill:";
    text += colour(fill, theme, is_shaded);
    text += ";stroke:";
    text += colour(style.stroke, theme, is_shaded);
    if (with_rest && !style.rest.empty()) {
        text += ';';
        text += style.rest;
    }
    return text + "}\n";
}

/// Returns whether only pictures with lines between cells have this look.
bool is_of_lines(Look look) {
    return look == Look::FaintBorder || (look >= Look::LatticeDot && look <= Look::PlacedNoLine);
}

/// Returns the rules for elements of class "shaded" that differ from those of others.
std::string shaded_rules() {
    constexpr std::string_view kShaded = ".sator.shaded";
    std::string text;
    for (const LookStyle& style : kLooks) {
        const std::string own = rule(kShaded, style, Theme::Dark, false, true);
        if (own != rule(kShaded, style, Theme::Dark, false, false)) text += own;
    }
    return text;
}

std::string rules(Theme theme, bool with_rest, StyledLooks looks) {
    constexpr std::string_view kAll = ".sator";
    // In the light, black cells are darker in any case.
    const bool is_shaded = looks.black_cells == BlackCells::Some && theme == Theme::Dark;
    std::string text =
        rule(kAll, {Look::Cell, "paper", Tone::Paper, Tone::None, ""}, theme, with_rest, is_shaded);
    for (const LookStyle& style : kLooks) {
        if (!looks.have_lines && is_of_lines(style.look)) continue;
        text += rule(kAll, style, theme, with_rest, is_shaded);
    }
    if (looks.black_cells == BlackCells::ByClass && theme == Theme::Dark) text += shaded_rules();
    return text;
}

}  // namespace

std::string_view class_name(Look look) {
    const LookStyle& style = kLooks[static_cast<std::size_t>(look)];
    SATOR_ASSERT(style.look == look);
    return style.name;
}

StyledLooks looks_of(const Picture& picture) {
    const auto has = [&](auto is_it) {
        return std::ranges::any_of(picture.shapes, [&](const Shape& shape) { return is_it(shape.look); });
    };
    return {.have_lines = has(is_of_lines),
            .black_cells = has([](Look look) { return look == Look::Solid || look == Look::Block; })
                               ? BlackCells::Some
                               : BlackCells::None};
}

std::string picture_style(Theme theme, StyledLooks looks) {
    std::string text = ".sator{";
    text += kSans;
    text += "}\n";
    text += rules(theme == Theme::Dark ? Theme::Dark : Theme::Light, true, looks);
    // On paper, the light theme is used in any case.
    if (theme == Theme::Auto)
        text += "@media screen and (prefers-color-scheme:dark){\n" + rules(Theme::Dark, false, looks) + "}\n";
    return text;
}

}  // namespace sator::render
