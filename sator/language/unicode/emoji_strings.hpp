#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// A property of strings (flag v): the single characters and the longer strings that have it.
struct EmojiStrings {
    CodePointSet characters;
    std::vector<std::u32string> strings;  ///< sorted
};

/// Returns a binary property of strings by its name (ECMA-262 table 69: Basic_Emoji, RGI_Emoji, …), or null
/// if there is no property of that name.
const EmojiStrings* emoji_strings(std::string_view name);

}  // namespace sator::language
