#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// Returns the SHA-256 of a text in hexadecimal digits.
std::string sha256(std::string_view text);

/// A text whose last line is its own checksum, so that a file that was cut or changed is recognised.
struct SealedText {
    std::string text;  ///< without that line
    std::string hash;
};

/// Returns a text with a last line `end sha256 …`.
std::string sealed(std::string text);
/// Returns nullopt if the last line is not the checksum of the rest.
std::optional<SealedText> unsealed(std::string_view text);

/// Writes a sealed file so that other programs see all of it or nothing, whatever else happens: under another name, synced, and renamed.
/// Several hosts may do so at once. The error names the file and the problem, e.g. a full disk.
std::expected<void, Diagnostic> write_sealed(const std::string& path, std::string text);

}  // namespace sator::cli
