#include "sator/text/source/format.hpp"

#include <array>

namespace sator {

namespace {

struct NamedText {
    std::string_view name;
    bool TextsAboutPuzzle::*is_written;
    bool (*is_in)(const Puzzle& puzzle);
};

constexpr std::array kNamedTexts = {
    NamedText{"title", &TextsAboutPuzzle::title, [](const Puzzle& puzzle) { return !puzzle.title.empty(); }},
    NamedText{"author", &TextsAboutPuzzle::author,
              [](const Puzzle& puzzle) { return !puzzle.author.empty(); }},
    NamedText{"source", &TextsAboutPuzzle::source,
              [](const Puzzle& puzzle) { return !puzzle.source.empty(); }},
    NamedText{"difficulty", &TextsAboutPuzzle::difficulty,
              [](const Puzzle& puzzle) { return !puzzle.difficulty.empty(); }},
    NamedText{"link", &TextsAboutPuzzle::link, [](const Puzzle& puzzle) { return !puzzle.link.empty(); }},
    NamedText{"solution", &TextsAboutPuzzle::solution,
              [](const Puzzle& puzzle) { return !puzzle.solution.empty(); }},
};

}  // namespace

std::vector<std::string_view> unwritten_texts(const Format& format) {
    std::vector<std::string_view> names;
    for (const NamedText& text : kNamedTexts) {
        if (!(format.written_texts.*text.is_written)) names.push_back(text.name);
    }
    return names;
}

std::vector<std::string> left_out_texts(const Format& format, const Puzzle& puzzle) {
    std::vector<std::string> texts;
    for (const NamedText& text : kNamedTexts) {
        if (!(format.written_texts.*text.is_written) && text.is_in(puzzle))
            texts.push_back("the " + std::string(text.name));
    }
    return texts;
}

}  // namespace sator
