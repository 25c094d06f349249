#pragma once

#include <expected>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"

namespace sator {

/// All of a file, or, for "-", of standard input. The error names the file, says what is wrong with it, and
/// where another file was probably meant, names that.
/// Once `watch` is over what was read means nothing.
std::expected<std::string, Diagnostic> read_file(const std::string& path, LimitWatch& watch);
inline std::expected<std::string, Diagnostic> read_file(const std::string& path) {
    LimitWatch unlimited;
    return read_file(path, unlimited);
}

}  // namespace sator
