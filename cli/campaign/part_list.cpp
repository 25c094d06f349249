#include "cli/campaign/part_list.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

namespace sator::cli {

namespace {

/// A message names at most this number of parts.
constexpr std::size_t kNamedParts = 12;

}  // namespace

std::string part_list(const std::vector<std::string>& parts) {
    const std::size_t named = std::min(parts.size(), kNamedParts);
    const std::string names = fmt::format("{}", fmt::join(std::span(parts).first(named), ", "));
    return parts.size() > named ? fmt::format("{} and {} more", names, parts.size() - named) : names;
}

}  // namespace sator::cli
