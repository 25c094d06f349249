#include "sator/exchange/tatham/games.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "sator/exchange/table/part_lists.hpp"
#include "sator/exchange/tatham/game_rows.hpp"

namespace sator::exchange {

namespace {

bool equal_but_for_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

/// The names and titles of the games that are not read. Most of them need a loop, a tree, a division or moves, which the language does
/// not have.
constexpr std::array<std::pair<std::string_view, std::string_view>, 29> kUnread = {{
    {"blackbox", "Black Box"}, {"bridges", "Bridges"},   {"cube", "Cube"},         {"fifteen", "Fifteen"},
    {"filling", "Filling"},    {"flip", "Flip"},         {"flood", "Flood"},       {"galaxies", "Galaxies"},
    {"guess", "Guess"},        {"inertia", "Inertia"},   {"loopy", "Loopy"},       {"map", "Map"},
    {"mines", "Mines"},        {"mosaic", "Mosaic"},     {"netslide", "Netslide"}, {"palisade", "Palisade"},
    {"pearl", "Pearl"},        {"pegs", "Pegs"},         {"range", "Range"},       {"rect", "Rectangles"},
    {"samegame", "Same Game"}, {"signpost", "Signpost"}, {"singles", "Singles"},   {"sixteen", "Sixteen"},
    {"slant", "Slant"},        {"tracks", "Tracks"},     {"twiddle", "Twiddle"},   {"undead", "Undead"},
    {"untangle", "Untangle"},
}};

}  // namespace

std::span<const Game> games() {
    static const std::array all = {
        solo_game(),     keen_game(),          unequal_game(),  adjacent_game(), towers_game(),
        unruly_game(),   unruly_unique_game(), light_up_game(), pattern_game(),  magnets_game(),
        dominosa_game(), tents_game(),         net_game(),
    };
    return all;
}

const Game* find_game(std::string_view name) {
    for (const Game& game : games()) {
        if (equal_but_for_case(game.name, name) || equal_but_for_case(game.title, name)) return &game;
    }
    return nullptr;
}

std::vector<FormatPart> tatham_parts() {
    std::vector<FormatPart> parts;
    for (const Game& game : games()) {
        if (std::ranges::find(parts, game.name, &FormatPart::name) == parts.end())
            parts.push_back({.name = game.name, .is_written = true, .read_as = game.kind});
    }
    for (const auto& [name, title] : kUnread) parts.push_back({.name = name, .use = PartUse::Refused});
    return parts;
}

std::string_view unread_game(std::string_view name) {
    for (const auto& [id, title] : kUnread) {
        if (equal_but_for_case(id, name) || equal_but_for_case(title, name)) return title;
    }
    return {};
}

}  // namespace sator::exchange
