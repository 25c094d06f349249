#include "sator/render/text/escape_xml.hpp"

#include "sator/base/printable_text.hpp"
#include "sator/base/utf8.hpp"

namespace sator::render {

std::string escape_xml(std::string_view text) {
    std::string result;
    for (const char32_t c : to_code_points(text)) {
        switch (c) {
            case U'&':
                result += "&amp;";
                break;
            case U'<':
                result += "&lt;";
                break;
            case U'>':
                result += "&gt;";
                break;
            case U'"':
                result += "&quot;";
                break;
            case U'\'':
                result += "&#39;";
                break;
            default:
                append_utf8(result, printable(c));
        }
    }
    return result;
}

}  // namespace sator::render
