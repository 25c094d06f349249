#include "sator/exchange/xml/unknown_xml.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/printable_text.hpp"

namespace sator::exchange {

namespace {

void leave_out_xml(SourceSpan span, std::string message, std::vector<LeftOut>& left_out) {
    const auto says_the_same = [&](const LeftOut& part) { return part.what.message == message; };
    if (std::ranges::none_of(left_out, says_the_same))
        left_out.push_back({error_at(span, std::move(message)), false});
}

bool is_known(std::string_view name, std::span<const std::string_view> known) {
    return std::ranges::find(known, name) != known.end();
}

}  // namespace

void leave_out_unknown_attributes(const XmlElement& element, std::span<const std::string_view> known,
                                  std::vector<LeftOut>& left_out) {
    for (const auto& [name, value] : element.attributes) {
        if (!is_known(name, known) && !value.empty() && value != "false")
            leave_out_xml(element.span,
                          "not understood: '" + printable_text(name) + "' of <" + element.name + ">",
                          left_out);
    }
}

void leave_out_unknown_elements(const XmlElement& element, std::span<const std::string_view> known,
                                std::vector<LeftOut>& left_out) {
    for (const XmlElement& part : element.elements) {
        if (!is_known(part.name, known))
            leave_out_xml(part.span,
                          "not understood: <" + printable_text(part.name) + "> in <" + element.name + ">",
                          left_out);
    }
}

}  // namespace sator::exchange
