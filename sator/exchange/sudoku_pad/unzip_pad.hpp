#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Makes JSON of SudokuPad's shortened JSON, in which names have no quotes, texts have single ones, empty objects are left out,
/// 't' and 'f' are true and false, and colours have no quotes. Names stay short. JSON stays as it is.
std::string unzip_pad(std::string_view zipped);

}  // namespace sator::exchange
