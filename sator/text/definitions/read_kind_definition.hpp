#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

/// The greatest number of lines of a kind's text.
constexpr std::size_t kMostKindLines = 10'000;

/// Returns what follows `define kind`.
LineSlice kind_head_of(const Statement& statement);

/// The included file that has a definition, and its text; empty and null for a puzzle's own file.
struct IncludedFile {
    std::string name;
    std::shared_ptr<const std::string> text;
};

/// Reads the text of a kind: what follows `kind`, and the lines below it with their indentation. Lines that the first of them is
/// indented like begin a part or a statement; lines that are indented deeper continue it.
std::expected<std::shared_ptr<const KindDefinition>, Diagnostic> read_kind_definition(
    const LineSlice& head, std::span<const LineSlice> body, const IncludedFile& file = {});

/// Reads a whole file of sator/kinds, which begins with `kind`.
std::expected<std::shared_ptr<const KindDefinition>, Diagnostic> read_kind_file(std::string_view text);

}  // namespace sator::text
