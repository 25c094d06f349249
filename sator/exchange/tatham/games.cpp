#include "sator/exchange/tatham/games.hpp"

#include <algorithm>
#include <array>

#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

bool equal_but_for_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

std::span<const Game> games() {
    static const std::array all = {
        solo_game(),    keen_game(),    unequal_game(),       adjacent_game(),
        towers_game(),  unruly_game(),  unruly_unique_game(), light_up_game(),
        pattern_game(), magnets_game(), dominosa_game(),      tents_game(),
    };
    return all;
}

const Game* find_game(std::string_view name) {
    for (const Game& game : games()) {
        if (equal_but_for_case(game.name, name) || equal_but_for_case(game.title, name)) return &game;
    }
    return nullptr;
}

}  // namespace sator::exchange
