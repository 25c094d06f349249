#include "sator/formats/sator_writer/left_out_texts.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sator::formats {

namespace {

struct FormatTexts {
    std::string_view format;
    TextsAboutPuzzle texts;
};

constexpr TextsAboutPuzzle kNamed = {.title = true, .author = true},
                           kOfFPuzzles = {.title = true, .author = true, .solution = true},
                           kOfCrosswords = {.title = true, .author = true, .source = true, .solution = true},
                           kAll = {.title = true,
                                   .author = true,
                                   .source = true,
                                   .difficulty = true,
                                   .link = true,
                                   .solution = true};

/// Formats that are not here have no such texts, e.g. links of puzz.link.
constexpr std::array kFormatTexts = {
    FormatTexts{"sator", kAll},
    FormatTexts{"puz", kOfCrosswords},
    FormatTexts{"ipuz", kOfCrosswords},
    FormatTexts{"xd", kOfCrosswords},
    FormatTexts{"exolve", kOfCrosswords},
    FormatTexts{"non", kOfCrosswords},
    FormatTexts{"fpuzzles", kOfFPuzzles},
    FormatTexts{"fpuzzles-json", kOfFPuzzles},
    FormatTexts{"sudokupad", kOfFPuzzles},
    FormatTexts{"jimbly", kNamed},
    FormatTexts{"json", kNamed},
    FormatTexts{"penpa", {.title = true, .author = true, .source = true}},
    FormatTexts{"sdk", {.title = true, .author = true, .source = true, .difficulty = true}},
};

}  // namespace

TextsAboutPuzzle written_texts(std::string_view format) {
    const auto row = std::ranges::find(kFormatTexts, format, &FormatTexts::format);
    return row == kFormatTexts.end() ? TextsAboutPuzzle{} : row->texts;
}

std::vector<std::string> left_out_texts(const Puzzle& puzzle, std::string_view format) {
    const TextsAboutPuzzle written = written_texts(format);
    const std::array<std::pair<bool, const char*>, 6> texts = {
        {{!puzzle.title.empty() && !written.title, "the title"},
         {!puzzle.author.empty() && !written.author, "the author"},
         {!puzzle.source.empty() && !written.source, "the source"},
         {!puzzle.difficulty.empty() && !written.difficulty, "the difficulty"},
         {!puzzle.link.empty() && !written.link, "the link"},
         {!puzzle.solution.empty() && !written.solution, "the solution"}}};
    std::vector<std::string> left_out;
    for (const auto& [is_left_out, words] : texts) {
        if (is_left_out) left_out.emplace_back(words);
    }
    return left_out;
}

}  // namespace sator::formats
