#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace sator {

/// "41 %", with as many digits as small shares need; "less than a millionth" where it is.
std::string share_text(double share);

/// "17 s", "5 min", "3 h", "12 days", "many years": how long something will take, roughly.
std::string duration_text(std::chrono::duration<double> time);

/// How long the rest will take if it goes on as so far; nothing where no share is done.
std::optional<std::chrono::duration<double>> time_left(std::chrono::duration<double> so_far,
                                                       double share_done);

/// "Beatles: 12 s, 3041 found, 253 a second, 41 % done, 17 s left"; what is not known is left out.
std::string progress_text(std::string_view what, std::chrono::duration<double> so_far, double found,
                          double share_done);

}  // namespace sator
