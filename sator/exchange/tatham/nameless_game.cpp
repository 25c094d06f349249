#include "sator/exchange/tatham/nameless_game.hpp"

#include "sator/base/ascii.hpp"

namespace sator::exchange {

bool is_nameless_game(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || text.contains('\n')) return false;
    const std::string_view size = text.substr(0, colon);
    const std::size_t cross = size.rfind('x');
    const auto is_digit_at = [&](std::size_t at) {
        return at < size.size() && is_digit(static_cast<unsigned char>(size[at]));
    };
    return cross != std::string_view::npos && cross > 0 && is_digit_at(cross - 1) && is_digit_at(cross + 1);
}

}  // namespace sator::exchange
