#pragma once

#include <cstddef>
#include <expected>
#include <string_view>

#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::text {

/// Readers of other programs' files refuse larger texts, in bytes.
constexpr std::size_t kTextLimit = 16'000'000;

/// Returns the text of a file; the error is a file that exceeds the text limit.
inline std::expected<std::string_view, Diagnostic> text_within_limit(const SourceFile& file,
                                                                     std::size_t limit = kTextLimit) {
    if (file.text->size() <= limit) return *file.text;
    return std::unexpected(error_in(file.name, "the file has " + std::to_string(file.text->size()) +
                                                   " bytes, more than the text limit of " +
                                                   std::to_string(limit)));
}

/// Returns the text of a file; the error is a file that exceeds the text limit or has control characters.
inline std::expected<std::string_view, Diagnostic> readable_text(const SourceFile& file) {
    auto text = text_within_limit(file);
    if (!text) return text;
    if (auto checked = check_control_characters(*text); !checked) return failure(checked);
    return text;
}

}  // namespace sator::text
