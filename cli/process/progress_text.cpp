#include "cli/process/progress_text.hpp"

#include <fmt/format.h>

namespace sator::cli {

namespace {

constexpr double kMinute = 60, kHour = 60 * kMinute, kDay = 24 * kHour, kYear = 365 * kDay;
/// Longer durations are "many years".
constexpr double kManyYears = 100 * kYear;
/// Shorter durations are too short to compute a rate.
constexpr double kMinRatedSeconds = 0.01;

}  // namespace

std::string share_text(double share) {
    if (share <= 1e-6) return "less than a millionth";
    if (share >= 0.01) return fmt::format("{:.0f} %", 100 * share);
    return fmt::format("{:.1g} %", 100 * share);
}

std::string duration_text(std::chrono::duration<double> time) {
    const double seconds = time.count();
    if (seconds < 2 * kMinute) return fmt::format("{:.0f} s", seconds);
    if (seconds < 2 * kHour) return fmt::format("{:.0f} min", seconds / kMinute);
    if (seconds < 2 * kDay) return fmt::format("{:.0f} h", seconds / kHour);
    if (seconds < 2 * kYear) return fmt::format("{:.0f} days", seconds / kDay);
    return seconds < kManyYears ? fmt::format("{:.0f} years", seconds / kYear) : "many years";
}

std::optional<std::chrono::duration<double>> time_left(std::chrono::duration<double> so_far,
                                                       double share_done) {
    if (share_done <= 0 || share_done > 1) return std::nullopt;
    return so_far * ((1 - share_done) / share_done);
}

std::string progress_text(std::string_view what, std::chrono::duration<double> so_far, double found,
                          double share_done, std::string_view counted) {
    std::string text = fmt::format("{}: {}", what, duration_text(so_far));
    if (found > 0) {
        text += fmt::format(", {:.12g} {}", found, counted);
        if (so_far.count() >= kMinRatedSeconds)
            text += fmt::format(", {:.3g} a second", found / so_far.count());
    }
    if (const auto left = time_left(so_far, share_done)) {
        text += fmt::format(", {} done, {} left", share_text(share_done), duration_text(*left));
    }
    return text;
}

}  // namespace sator::cli
