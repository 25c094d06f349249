#include "sator/render/rules/mark_clue_kinds.hpp"

#include <algorithm>
#include <set>

namespace sator::render {

namespace {

/// Adds the mark to a sentence: "At the edge, with ▲: how many towers …"
std::string with_mark(std::string sentence, const std::string& mark) {
    constexpr std::string_view kPlaces[] = {"At the edge", "A number"};
    if (sentence.find(mark) != std::string::npos) return sentence;
    for (const std::string_view place : kPlaces) {
        if (sentence.starts_with(place))
            return sentence.insert(place.size(), (place.ends_with("edge") ? ", with " : " with ") + mark);
    }
    return sentence;
}

}  // namespace

void mark_clue_kinds(Sketch& sketch) {
    std::set<std::string> marks;
    for (const EdgeClue& clue : sketch.clues) marks.insert(clue.mark);
    if (marks.size() < 2) return;
    for (EdgeClue& clue : sketch.clues) {
        if (!clue.text.ends_with(clue.mark)) clue.text += clue.mark;
    }
    for (const EdgeMeaning& meaning : sketch.edge_meanings) {
        const auto line = std::ranges::find(sketch.legend, meaning.sentence);
        if (line != sketch.legend.end() && !meaning.mark.empty()) *line = with_mark(*line, meaning.mark);
    }
}

}  // namespace sator::render
