#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Larger XML texts are refused.
struct XmlLimits {
    std::size_t nesting = 100;         ///< "nesting limit": of elements
    std::size_t elements = 2'000'000;  ///< "element limit"
};

/// An element of an XML text. Prefixes of names are dropped: "jpz:grid" is "grid".
struct XmlElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    /// The text in it without that of its elements; blanks are kept. Entities are resolved.
    std::string text;
    std::vector<XmlElement> elements;
    SourceSpan span;        ///< of its name
    std::size_t place = 0;  ///< how many bytes of its parent's text are before it

    const XmlElement* find(std::string_view element) const;
    std::vector<const XmlElement*> find_all(std::string_view element) const;
    std::optional<std::string_view> attribute(std::string_view wanted) const;
    /// Returns its text and that of all elements in it, in their order, e.g. without the marks of `<b>bold</b>`.
    std::string whole_text() const;
};

/// Reads an XML text: its outermost element. Comments, declarations and the document type are skipped; only the five entities of
/// XML and numeric ones are known. The error has its place, and no file or excerpt.
std::expected<XmlElement, Diagnostic> read_xml(std::string_view text, const XmlLimits& limits = {});

/// Returns whether the text begins with '<' and has an element of that name.
bool looks_like_xml_with(std::string_view text, std::string_view element);

}  // namespace sator::exchange
