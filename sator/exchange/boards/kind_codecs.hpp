#pragma once

#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"

namespace sator::exchange {

/// A line `codec SITE NAME, NAME = PART, PART` in the text of a kind: how the links of a site have its puzzles.
struct KindCodec {
    std::string_view kind;                ///< "star_battle"
    std::string_view site;                ///< "puzz.link"
    std::vector<std::string_view> names;  ///< of the kind there; the first one is written
    std::vector<std::string_view> parts;  ///< of a link, in their order: "borders"

    bool has(std::string_view part) const;
    bool has_name(std::string_view name) const;
    /// Returns the flags that follow the kind's word: of "with all", "all".
    std::vector<std::string_view> flags() const;
    /// Returns the words of the part that begins with a word: for "values", of "values circle square", the last two.
    std::vector<std::string_view> words_of(std::string_view word) const;
};

/// Returns the names of the kind on a site as parts of its texts. If these are written, the first name is.
std::vector<FormatPart> parts_of_codec(const KindCodec& codec, bool is_written);

/// Reads the lines of a text. Lines about other things are skipped.
std::vector<KindCodec> read_codecs(std::string_view kind, std::string_view text);

/// Returns the codecs of a site: first those in the texts of the kinds, by kind, then those of `more`, whose texts have a line
/// `kind NAME` before the codecs of a kind.
std::vector<KindCodec> codecs_of_site(std::string_view site, std::string_view more = {});

}  // namespace sator::exchange
