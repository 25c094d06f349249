#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Returns e.g. "41 %". Small shares get more digits; the smallest are "less than a millionth".
std::string share_text(double share);

/// Returns a rough duration: "17 s", "5 min", "3 h", "12 days" or "many years".
std::string duration_text(std::chrono::duration<double> time);

/// Extrapolates the remaining time at the current rate. Returns nullopt if no share is done.
std::optional<std::chrono::duration<double>> time_left(std::chrono::duration<double> so_far,
                                                       double share_done);

/// Returns e.g. "Beatles: 12 s, 3041 found, 253 a second, 41 % done, 17 s left". Unknown parts are omitted.
/// `counted` says what is counted.
std::string progress_text(std::string_view what, std::chrono::duration<double> so_far, double found,
                          double share_done, std::string_view counted = "found");

}  // namespace sator::cli
