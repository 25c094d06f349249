#include "sator/render/json/entries_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "sator/puzzle/crossword_entries.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::render {

void add_entries(nlohmann::ordered_json& line, const Puzzle& puzzle) {
    using Json = nlohmann::ordered_json;
    if (puzzle.clue_texts.empty() && (!puzzle.kind || puzzle.kind->name != "crossword")) return;
    const auto entries = crossword_entries(puzzle);
    if (entries.empty()) return;
    Json& list = line["entries"] = Json::array();
    for (const CrosswordEntry& entry : entries) {
        const std::string_view direction = entry.is_across ? "across" : "down";
        Json& json = list.emplace_back(
            Json{{"number", entry.number}, {"direction", direction}, {"cells", Json::array()}});
        for (const CellId cell : entry.cells) json["cells"].push_back(cell.index());
        const auto clue = std::ranges::find_if(puzzle.clue_texts, [&](const ClueText& text) {
            return text.direction == direction && text.number == entry.number;
        });
        if (clue != puzzle.clue_texts.end()) json["clue"] = clue->text;
    }
}

}  // namespace sator::render
