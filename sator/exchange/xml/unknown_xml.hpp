#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/xml/xml_tree.hpp"
#include "sator/puzzle/left_out.hpp"

namespace sator::exchange {

/// Says that the reader leaves out the attributes of an element that are not `known`.
void leave_out_unknown_attributes(const XmlElement& element, std::span<const std::string_view> known,
                                  std::vector<LeftOut>& left_out);
/// The same for the elements in it.
void leave_out_unknown_elements(const XmlElement& element, std::span<const std::string_view> known,
                                std::vector<LeftOut>& left_out);

}  // namespace sator::exchange
