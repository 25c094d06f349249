#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator::exchange {

/// A file of a zip archive.
struct ZippedFile {
    std::string_view name, packed;
    bool is_deflated = false;
};

/// Returns the first file of an archive. Returns nullopt if the bytes are no archive, or if the file is neither stored nor deflated.
std::optional<ZippedFile> first_zipped_file(std::string_view bytes);

/// Unpacks a file with the caller's function.
std::expected<std::string, Diagnostic> unzipped(const ZippedFile& file, const Inflate& inflate);

}  // namespace sator::exchange
