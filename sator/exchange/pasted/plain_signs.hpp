#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns a text with ASCII signs for those that boards are drawn with: box-drawing characters become '|', '-' and '+', other
/// dots and squares '.', other blanks ' '. Digits of other widths and of keycap emoji become digits.
std::string with_plain_signs(std::string_view text);

}  // namespace sator::exchange
