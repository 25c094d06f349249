#pragma once

#include <cstddef>
#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::text {

/// Readers of other programs' files refuse larger texts, in bytes.
constexpr std::size_t kTextLimit = 16'000'000;

/// A file must not exceed the text limit.
inline std::expected<void, Diagnostic> check_text_size(const SourceFile& file,
                                                       std::size_t limit = kTextLimit) {
    if (file.text->size() <= limit) return {};
    return std::unexpected(error_in(file.name, "the file has " + std::to_string(file.text->size()) +
                                                   " bytes, more than the text limit of " +
                                                   std::to_string(limit)));
}

}  // namespace sator::text
