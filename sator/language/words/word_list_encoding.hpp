#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::language {

/// The text of a word list as people have it.
struct PlainWordList {
    std::string text;  ///< in UTF-8: a word a line, or word;score; the lines have their numbers of the file
    std::vector<std::string> remarks;  ///< what was assumed, or left out
};

/// Returns the text of a list in UTF-8 and without the marks of a dictionary.
/// - UTF-16 is known by its byte-order mark. A text that is not UTF-8 and has no character of several bytes in UTF-8 is Latin-1.
/// - A Hunspell dictionary is a file whose name ends in ".dic" and whose first line is a number: its stems are read, without their
///   flags. The forms that its .aff makes are not.
/// - A Qxw dictionary with scores is a text in which each word is followed by a space and a number from -10 to 10. If some have
///   fractions, the scores are in tenths. If a line has no number, all lines are words, because a phrase may end in a number.
PlainWordList plain_word_list(std::string_view file, std::string text);

}  // namespace sator::language
