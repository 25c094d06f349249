#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

// The name of a kind or a rule has underscores in the language and hyphens in folders, links and JSON. Wherever a name is read,
// blanks, hyphens and underscores are the same, and so are capital and small letters.
namespace sator::puzzle {

/// Returns a name as all spellings of it are compared, and as the language writes it: "star_battle" for "Star Battle".
std::string spelling_of(std::string_view name);

/// Returns a name as folders, links and JSON write it: "star-battle".
std::string hyphenated(std::string_view name);

/// Returns a name as a sentence begins with it: "Star battle".
std::string spoken_name(std::string_view name);

}  // namespace sator::puzzle
