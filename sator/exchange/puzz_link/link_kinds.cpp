#include "sator/exchange/puzz_link/link_kinds.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/exchange/boards/board_kinds.hpp"

namespace sator::exchange {

namespace {

/// The kinds that need a loop, connected cells or a division, which the language does not have.
constexpr std::array<std::pair<std::string_view, std::string_view>, 44> kUnsaid = {{
    {"slither", "Slitherlink"},
    {"mashu", "Masyu"},
    {"pearl", "Masyu"},
    {"masyu", "Masyu"},
    {"yajilin", "Yajilin"},
    {"yajirin", "Yajilin"},
    {"simpleloop", "Simple Loop"},
    {"country", "Country Road"},
    {"moonsun", "Moon or Sun"},
    {"nagenawa", "Nagenawa"},
    {"castle", "Castle Wall"},
    {"balance", "Balance Loop"},
    {"numlin", "Numberlink"},
    {"arukone", "Arukone"},
    {"hashi", "Hashiwokakero"},
    {"hashikake", "Hashiwokakero"},
    {"bridges", "Hashiwokakero"},
    {"nurikabe", "Nurikabe"},
    {"heyawake", "Heyawake"},
    {"hitori", "Hitori"},
    {"lits", "LITS"},
    {"kurodoko", "Kurodoko"},
    {"kurotto", "Kurotto"},
    {"cave", "Cave"},
    {"tapa", "Tapa"},
    {"yinyang", "Yin-Yang"},
    {"shikaku", "Shikaku"},
    {"fillomino", "Fillomino"},
    {"nanro", "Nanro"},
    {"tentaisho", "Tentaisho"},
    {"gokigen", "Slant"},
    {"creek", "Creek"},
    {"shakashaka", "Shakashaka"},
    {"statuepark", "Statue Park"},
    {"battleship", "Battleship"},
    {"aquarium", "Aquarium"},
    {"stostone", "Stostone"},
    {"snake", "Snake"},
    {"hebi", "Hebi-Ichigo"},
    {"makaro", "Makaro"},
    {"renban", "Renban-Madoguchi"},
    {"hakoiri", "Hakoiri-masashi"},
    {"compass", "Compass"},
    {"ayeheya", "Ayeheya"},
}};

bool has_word(std::string_view words, std::string_view word) {
    while (!words.empty()) {
        const std::string_view first = words.substr(0, words.find(' '));
        if (first == word) return true;
        words.remove_prefix(std::min(first.size() + 1, words.size()));
    }
    return false;
}

}  // namespace

std::span<const LinkKind> link_kinds() {
    static const std::vector<LinkKind> kinds = {
        {"sudoku", "sudoku", "", {kCells16}, &kSudokuBoard},
        {"kakuro", "kakuro", "", {kKakuroCells}, &kKakuroBoard},
        {"skyscrapers", "skyscrapers", "building skyscraper", {kAllSides, kLaterCells16}, &kSkyscrapersBoard},
        {"easyasabc", "easyasabc", "", {kCount, kAllSides, kLaterCells16}, &kEasyAsAbcBoard},
        {"doppelblock", "doppelblock", "", {kTopAndLeft}, &kDoppelblockBoard},
        {"kropki", "kropki", "", {kDots}, &kKropkiBoard},
        {"minarism", "minarism", "", {kDifferences}, &kMinarismBoard},
        {"factors", "factors", "", {kWalls, kRoomNumbers}, &kFactorsBoard},
        {"starbattle", "starbattle", "", {kCount, kWalls}, &kStarBattleBoard},
        {"norinori", "norinori", "", {kWalls}, &kNorinoriBoard},
        {"ripple", "ripple", "hakyukoka", {kWalls, kCells16}, &kRippleBoard},
        {"cojun", "cojun", "", {kWalls, kCells16}, &kCojunBoard},
        {"suguru", "suguru", "", {kWalls, kCells16, kNoHoles}, &kSuguruBoard},
        {"magnets", "magnets", "", {kPoles, kWalls, kNoPoles}, &kMagnetsBoard},
        {"tents", "tents", "", {kTopAndLeft, kCells1}, &kTentsBoard},
        {"mines", "mines", "", {kCells16}, &kMinesweeperBoard},
        {"lightup", "akari", "akari bijutsukan", {kCells4}, &kAkariBoard},
        {"nonogram", "nonogram", "", {kRuns}, &kNonogramBoard},
    };
    return kinds;
}

const LinkKind* find_link_kind(std::string_view name) {
    for (const LinkKind& kind : link_kinds()) {
        if (kind.name == name || has_word(kind.other_names, name)) return &kind;
    }
    return nullptr;
}

std::string_view unsaid_kind(std::string_view name) {
    const auto found =
        std::ranges::find(kUnsaid, name, &std::pair<std::string_view, std::string_view>::first);
    return found == kUnsaid.end() ? std::string_view() : found->second;
}

}  // namespace sator::exchange
