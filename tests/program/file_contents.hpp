#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Returns the bytes of a file, or nullopt if it cannot be read, e.g. because it is a folder.
inline std::optional<std::string> file_contents(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path)) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

/// Returns the bytes of a file, or an empty text if it cannot be read.
inline std::string file_text(const std::filesystem::path& path) {
    return file_contents(path).value_or("");
}

}  // namespace sator::tests
