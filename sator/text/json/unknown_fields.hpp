#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/left_out.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::text {

/// Returns the names of the fields of an object that are not `known`, so that a reader can say what it left out. A field that is
/// null, false or empty states nothing.
std::vector<std::string> unknown_fields(const JsonValue& object, std::span<const std::string_view> known);

/// Says that the reader leaves these fields out; `owner` says whose they are in a message: " of a cell".
void leave_out_unknown(const JsonValue& object, std::span<const std::string_view> known,
                       std::string_view owner, std::vector<LeftOut>& left_out);

}  // namespace sator::text
