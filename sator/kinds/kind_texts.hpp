#pragma once

#include <span>
#include <string_view>

namespace sator::kinds {

/// The text of a kind of puzzle, sator/kinds/CHAPTER/NAME.kind. The build embeds these files, so that no file is opened.
struct KindText {
    std::string_view chapter;  ///< "shading"
    std::string_view name;     ///< "star_battle"
    std::string_view names;    ///< its other names, with commas between them, as they are written
    std::string_view text;     ///< the whole file
};

/// Returns all kinds, by name.
std::span<const KindText> kind_texts();

}  // namespace sator::kinds
