#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/tatham/games.hpp"

namespace sator::exchange {

// The rows of the table of games, each in the file of its game. A game whose parameters can change its rules has a row for each.
Game solo_game();
Game keen_game();
Game unequal_game();
Game adjacent_game();
Game towers_game();
Game unruly_game();
Game unruly_unique_game();
Game light_up_game();
Game pattern_game();
Game magnets_game();
Game dominosa_game();
Game tents_game();
Game net_game();

}  // namespace sator::exchange
