#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Longer links are refused before they are read.
constexpr std::size_t kLinkLimit = 512 * 1024;
/// The longest text that may be unpacked from a link.
constexpr std::size_t kUnpackedLimit = 4 * 1024 * 1024;

/// The parts of `https://HOST/PATH?QUERY#FRAGMENT`. None is decoded.
struct Link {
    std::string_view host, path, query, fragment;

    /// Returns the value of a field of the query, e.g. what follows "load=" up to the next '&'. A field may also stand in the
    /// fragment.
    std::optional<std::string_view> field(std::string_view name) const;
    /// Returns whether the host is this one or a part of it: "beta.sudokupad.app" is at "sudokupad.app".
    bool is_at(std::string_view domain) const;
};

/// Returns the parts if the text, apart from blanks at its ends, is one word that begins with a scheme such as "https://".
std::optional<Link> read_link(std::string_view text);

/// Returns the text with each %XX replaced by its byte. Ill-formed escapes stay.
std::string percent_decoded(std::string_view text);

/// Returns what a link holds in base64: links are often encoded twice, and a '+' that was taken for a blank becomes one again.
std::string link_data(std::string_view encoded);

}  // namespace sator::exchange
