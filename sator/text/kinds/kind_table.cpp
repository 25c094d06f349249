#include "sator/text/kinds/kind_table.hpp"

#include <algorithm>
#include <array>

#include "sator/text/number_kinds/all_interval_kind.hpp"
#include "sator/text/number_kinds/cryptarithm_kind.hpp"
#include "sator/text/number_kinds/hidato_kind.hpp"
#include "sator/text/number_kinds/kakurasu_kind.hpp"
#include "sator/text/number_kinds/kakuro_kind.hpp"
#include "sator/text/number_kinds/langford_kind.hpp"
#include "sator/text/number_kinds/magic_hexagon_kind.hpp"
#include "sator/text/number_kinds/magic_square_kind.hpp"
#include "sator/text/number_kinds/minesweeper_kind.hpp"
#include "sator/text/number_kinds/str8ts_kind.hpp"
#include "sator/text/number_kinds/suguru_kind.hpp"
#include "sator/text/object_kinds/akari_kind.hpp"
#include "sator/text/object_kinds/battleships_kind.hpp"
#include "sator/text/object_kinds/binary_kind.hpp"
#include "sator/text/object_kinds/dominosa_kind.hpp"
#include "sator/text/object_kinds/magnets_kind.hpp"
#include "sator/text/object_kinds/mosaic_kind.hpp"
#include "sator/text/object_kinds/nonogram_kind.hpp"
#include "sator/text/object_kinds/norinori_kind.hpp"
#include "sator/text/object_kinds/queens_kind.hpp"
#include "sator/text/object_kinds/star_battle_kind.hpp"
#include "sator/text/object_kinds/tents_kind.hpp"
#include "sator/text/sudoku_kinds/diagonal_kind.hpp"
#include "sator/text/sudoku_kinds/easy_as_abc_kind.hpp"
#include "sator/text/sudoku_kinds/futoshiki_kind.hpp"
#include "sator/text/sudoku_kinds/kenken_kind.hpp"
#include "sator/text/sudoku_kinds/killer_kind.hpp"
#include "sator/text/sudoku_kinds/kropki_kind.hpp"
#include "sator/text/sudoku_kinds/latin_kind.hpp"
#include "sator/text/sudoku_kinds/skyscrapers_kind.hpp"
#include "sator/text/sudoku_kinds/sudoku_kind.hpp"
#include "sator/text/sudoku_kinds/windoku_kind.hpp"
#include "sator/text/word_kinds/crossword_kind.hpp"
#include "sator/text/word_kinds/regex_crossword_kind.hpp"
#include "sator/text/word_kinds/word_ladder_kind.hpp"
#include "sator/text/word_kinds/word_search_kind.hpp"
#include "sator/text/word_kinds/word_square_kind.hpp"

namespace sator::text {

namespace {

constexpr std::array kKinds = {
    kAkari,     kAllInterval, kBattleships,    kBinary,      kCrossword,  kCryptarithm, kDiagonal, kDominosa,
    kEasyAsAbc, kFutoshiki,   kHidato,         kKakurasu,    kKakuro,     kKenken,      kKiller,   kKropki,
    kLangford,  kLatin,       kMagicHexagon,   kMagicSquare, kMagnets,    kMinesweeper, kMosaic,   kNonogram,
    kNorinori,  kQueens,      kRegexCrossword, kSkyscrapers, kStarBattle, kStr8ts,      kSudoku,   kSuguru,
    kTents,     kWindoku,     kWordLadder,     kWordSearch,  kWordSquare};

}  // namespace

std::span<const Kind> kind_table() {
    return kKinds;
}

const Kind* find_kind(std::string_view name) {
    if (name.empty()) return nullptr;
    const auto kind =
        std::ranges::find_if(kKinds, [&](const Kind& row) { return row.name == name || row.alias == name; });
    return kind == kKinds.end() ? nullptr : &*kind;
}

}  // namespace sator::text
