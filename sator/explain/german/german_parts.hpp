#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// Returns the parts of `text` that stand for the {} of `pattern`, the first ones as short as possible; nullopt if it does not fit.
std::optional<std::vector<std::string_view>> parts_of(std::string_view text, std::string_view pattern);

/// Returns the message with the parts, in German, in place of {0}, {1} …; nullopt if a part has no translation.
std::optional<std::string> filled(std::string_view message, const std::vector<std::string_view>& parts);

/// Returns a part of a message in German: a region, numbers of cells, values, places. Signs, words of the puzzle and names of files stay.
/// Returns nullopt for other English words.
std::optional<std::string> part_in_german(std::string_view part);

/// Returns a condition on values with its words in German.
std::string condition_in_german(std::string condition);

/// A number of cells or of values, e.g. "genau 3 schwarze Zellen", "keinen Kreis".
struct GermanCount {
    std::string text;
    bool is_none = false;
};

/// Returns e.g. "exactly 3 black cells" in German; nullopt if it is no number of known things.
std::optional<GermanCount> counted_in_german(std::string_view text);

bool is_number(std::string_view text);
/// Returns whether the text is a sign of a drawing, e.g. "┼" or "?": a single character, or several without letters and blanks.
bool is_sign(std::string_view text);
/// Returns whether the text lists cells or places between them, such as R1C1–R1C2: it is the same in German.
bool is_list_of_places(std::string_view text);
/// Returns whether the text is words of a puzzle, in capital letters: "SEND + MORE = MONEY".
bool is_written_word(std::string_view text);

}  // namespace sator::explain
