#include "sator/exchange/penpa/penpa_genre.hpp"

#include <vector>

#include "sator/exchange/penpa/penpa_drawing.hpp"
#include "sator/exchange/table/part_lists.hpp"

namespace sator::exchange {

namespace {

PenpaGenre genre_of_codec(KindCodec codec) {
    PenpaGenre genre{.codec = std::move(codec)};
    genre.has_regions = genre.codec.has("borders");
    genre.has_sides = genre.codec.has("clues");
    genre.has_black_cells = genre.codec.has("black cells");
    genre.flags = genre.codec.flags();
    if (genre.codec.has("answer shades")) genre.answer = PenpaAnswer::Shades;
    if (genre.codec.has("answer lamps")) genre.answer = PenpaAnswer::Lamps;
    if (genre.codec.has("no answer")) genre.answer = PenpaAnswer::None;
    return genre;
}

}  // namespace

std::vector<FormatPart> penpa_parts() {
    std::vector<FormatPart> parts;
    for (const PenpaGenre& genre : penpa_genres())
        parts.push_back(
            {.name = genre.tag(), .is_written = true, .owner = "the genres", .read_as = genre.codec.kind});
    add_parts(parts, penpa_drawing_parts());
    return parts;
}

std::span<const PenpaGenre> penpa_genres() {
    static const std::vector<PenpaGenre> genres = [] {
        std::vector<PenpaGenre> list;
        for (KindCodec& codec : codecs_of_site("penpa")) list.push_back(genre_of_codec(std::move(codec)));
        return list;
    }();
    return genres;
}

}  // namespace sator::exchange
