// A genre is a row here: its name, and what its links have. To add one, its links must consist of parts that kinds have, too.

#include "sator/exchange/puzz_link/drawn_genres.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/text/definitions/read_kind_definition.hpp"

namespace sator::exchange {

namespace {

/// What "#" is in a grid of numbers and "#".
enum class Signs { Blocks, Unknown };

struct GenreRow {
    std::string_view title, name, parts;
    Signs signs = Signs::Blocks;
};

constexpr std::array kGenres = {
    GenreRow{"Bhaibahan", "bhaibahan", "numbers"},
    GenreRow{"Bonsan", "bonsan", "option c, numbers"},
    GenreRow{"Bramble", "bramble", "borders, numbers of regions"},
    GenreRow{"Black and White Loop", "bwloop", "circles, values ring disc"},
    GenreRow{"Dotchi Dotchi Loop", "dotchi2", "borders, circles, values ring disc"},
    GenreRow{"Edamame", "edamame", "grid of 0..4 and #", Signs::Unknown},
    GenreRow{"Heyabon", "heyabon", "borders, numbers"},
    GenreRow{"Heyapin", "heyapin", "borders, numbers of regions"},
    GenreRow{"Ichimaga", "ichimaga", "grid of 0..4 and #", Signs::Unknown},
    GenreRow{"Magnetic Ichimaga", "ichimagam", "grid of 0..4 and #", Signs::Unknown},
    GenreRow{"Crossing Ichimaga", "ichimagax", "grid of 0..4 and #", Signs::Unknown},
    GenreRow{"Inaba's Island", "island", "numbers"},
    GenreRow{"Kaidan", "kaidan", "grid of 0..4 and #"},
    GenreRow{"Kusabi", "kusabi", "digits"},
    GenreRow{"La Paz", "lapaz", "numbers"},
    GenreRow{"Portal Loop", "portal", "numbers"},
    GenreRow{"Rectangle-Slider", "rectslider", "numbers"},
    GenreRow{"Retsurin", "retsurin", "numbers"},
    GenreRow{"Satogaeri", "satogaeri", "borders, numbers"},
    GenreRow{"Sendai-Miyagi", "sendai", "borders, numbers of regions"},
    GenreRow{"Slash Pack", "slashpack", "numbers"},
    GenreRow{"Takoyaki", "takoyaki", "grid of 0..4 and #"},
    GenreRow{"Tetroctb", "tetroctb", "borders, numbers of regions"},
    GenreRow{"Tile City", "tilecity", "borders, digits"},
    GenreRow{"Toichika 2", "toichika2", "borders, numbers of regions"},
    GenreRow{"Tontti", "tontti", "numbers"},
    GenreRow{"Trizone", "trizone", "numbers"},
    GenreRow{"U-Turns", "uturns", "digits"},
    GenreRow{"Wall Logic", "walllogic", "numbers"},
    GenreRow{"Wataridori", "wataridori", "borders, numbers"},
    GenreRow{"Zabajaba", "zabajaba", "numbers"},
};

bool has_blocks(const GenreRow& genre) {
    return genre.parts.starts_with("grid of") && genre.signs == Signs::Blocks;
}

bool has_circles(const GenreRow& genre) {
    return genre.parts.contains("circles");
}

/// Returns what the drawing of the genre has.
std::string drawing_of(const GenreRow& genre) {
    if (has_blocks(genre)) return ". cell · # block · 0..4 block number";
    if (genre.signs == Signs::Unknown) return ". cell · 0..4 number · # sign unknown";
    const std::string regions = genre.parts.starts_with("borders") ? "a letter for each region, then " : "";
    if (has_circles(genre)) return regions + ". cell · o sign ring · x sign disc";
    return regions + ". cell · 0..9999 number · ? sign unknown";
}

/// Returns how the genre's signs are drawn.
std::string_view signs_of(const GenreRow& genre) {
    if (has_blocks(genre)) return "";
    return has_circles(genre) ? ", ring as ring, disc as circle" : ", unknown with ?";
}

/// Returns the text of the genre's kind.
std::string kind_text(const GenreRow& genre) {
    const std::string title(genre.title), name(genre.name);
    return "kind " + name + "\n  says     \"The rules of " + title +
           " are not known here. The puzzle is only drawn, to be played with pen and marks.\"\n"
           "  says de  \"Die Regeln von " +
           title +
           " sind hier nicht bekannt. Das Rätsel ist nur gezeichnet, zum Spielen mit Stift und Marken.\"\n"
           "  drawing  " +
           drawing_of(genre) +
           "\n"
           "  grid     links\n"
           "  range    white \".\" de weiß black \"#\" de schwarz\n"
           "  range    . line/lines \"-\" de Linie/Linien at links\n"
           "  draw     black shaded, line as thick line" +
           std::string(signs_of(genre)) +
           "\n"
           "  input    black, dot\n"
           "  codec    puzz.link " +
           name + " = " + std::string(genre.parts) + "\n";
}

DrawnGenre drawn_genre(const GenreRow& row) {
    auto definition = text::read_kind_file(kind_text(row));
    SATOR_ASSERT(definition);  // a test reads all of them
    DrawnGenre genre{row.title, {}};
    KindCodec codec{row.name, "puzz.link", {row.name}, {}};
    for (std::string_view rest = row.parts; !rest.empty();) {
        const std::string_view part = rest.substr(0, rest.find(", "));
        codec.parts.push_back(part);
        rest.remove_prefix(std::min(part.size() + 2, rest.size()));
    }
    genre.kind.codec = std::move(codec);
    for (const std::string_view part : genre.kind.codec.parts) {
        if (part.starts_with("option ") || part.starts_with("values ")) continue;
        genre.kind.parts.push_back(find_link_part(part));
        SATOR_ASSERT(genre.kind.parts.back() != nullptr);
    }
    genre.kind.own = std::move(*definition);
    return genre;
}

const std::vector<DrawnGenre>& drawn_genres() {
    static const std::vector<DrawnGenre> genres = [] {
        std::vector<DrawnGenre> list;
        for (const GenreRow& row : kGenres) list.push_back(drawn_genre(row));
        return list;
    }();
    return genres;
}

}  // namespace

const DrawnGenre* find_drawn_genre(std::string_view name) {
    const auto& genres = drawn_genres();
    const auto genre =
        std::ranges::find_if(genres, [&](const DrawnGenre& one) { return one.kind.codec.has_name(name); });
    return genre == genres.end() ? nullptr : &*genre;
}

std::vector<FormatPart> drawn_genre_parts() {
    std::vector<FormatPart> parts;
    for (const GenreRow& row : kGenres) {
        if (find_link_kind(row.name) == nullptr) parts.push_back({.name = row.name, .use = PartUse::Refused});
    }
    return parts;
}

}  // namespace sator::exchange
