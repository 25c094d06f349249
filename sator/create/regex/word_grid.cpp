#include "sator/create/regex/word_grid.hpp"

#include <algorithm>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/create/regex/letter_grid.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/build/puzzle_builder.hpp"

namespace sator::create {

namespace {

/// The search for words in both directions ends after this many nodes.
constexpr std::uint64_t kWordSquareNodes = 300'000;

/// Asks the solver for a grid whose lines are all words.
std::optional<std::u32string> solved_cells(PuzzleBuilder builder, const std::string& list, Resources& files,
                                           const Limits& limits, std::uint64_t seed) {
    builder.range("A..Z");
    for (const Axis axis : {Axis::Y, Axis::X}) {
        for (const Slot& line : builder.lines(axis)) builder.rule("word \"" + list + "\"", line);
    }
    auto puzzle = builder.build();
    if (!puzzle) return std::nullopt;
    BuildOptions options;
    options.files = files;
    options.limits = limits;
    options.limits.nodes = kWordSquareNodes;
    auto solver = PuzzleSolver::build(std::move(*puzzle), options);
    if (!solver) return std::nullopt;
    std::u32string cells;
    solver->solve({.limit = 1, .seed = seed}, [&](const SolutionView& solution) {
        for (const Symbol& symbol : solution) cells += symbol.character().value_or(U'?');
        return false;
    });
    if (cells.empty()) return std::nullopt;
    return cells;
}

/// Returns the words of the list in upper case, by length, each once.
std::vector<std::vector<std::u32string>> words_by_length(const WordList& list, std::size_t longest) {
    std::vector<std::vector<std::u32string>> words(longest + 1);
    for (std::size_t length = 1; length <= longest; ++length) {
        std::set<std::u32string> known;
        for (const std::uint32_t i : list.of_length(length)) {
            std::u32string word = letters_of(list.word(i));
            const bool is_plain =
                std::ranges::all_of(word, [](char32_t c) { return c >= U'A' && c <= U'Z'; });
            if (word.size() == length && is_plain && known.insert(word).second)
                words[length].push_back(std::move(word));
        }
    }
    return words;
}

/// Returns the words of "CAT,DOG" in upper case.
std::vector<std::u32string> words_of(std::string_view list) {
    std::vector<std::u32string> words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        std::u32string word = letters_of(list.substr(0, end));
        if (!word.empty()) words.push_back(std::move(word));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

/// Returns files among which every name is that of a list with these words.
Resources files_with(const std::vector<std::u32string>& words) {
    std::string text;
    for (const std::u32string& word : words) text += to_utf8(word) + "\n";
    return Resources([text](const std::string&) { return std::optional(text); });
}

}  // namespace

std::optional<CrosswordSize> size_for_words(std::string_view list) {
    const auto words = words_of(list);
    const auto is_as_long = [&](const std::u32string& word) { return word.size() == words[0].size(); };
    if (words.empty() || !std::ranges::all_of(words, is_as_long)) return std::nullopt;
    return CrosswordSize{words[0].size(), words.size(), 0};
}

std::expected<std::u32string, CreateFailure> cells_of_words(CrosswordSize size, const std::string& list,
                                                            Resources& files, const Limits& limits,
                                                            RandomSource& random) {
    if (is_own_list(list)) {
        Resources own = files_with(words_of(list));
        return cells_of_words(size, "words", own, limits, random);
    }
    const auto words = files.word_list(list, "");
    if (!words) return mistake(std::move(words.error()));
    if (*words == nullptr)
        return mistake("no word list called '" + list + "' can be read",
                       "write the path of a file with a word a line, or words with commas between them");
    if (!size.is_hexagonal()) {
        if (auto cells =
                solved_cells(PuzzleBuilder::rectangle(size.x, size.y), list, files, limits, random.next()))
            return std::move(*cells);
    }
    const auto frame = make_frame(size, 1, Alphabet(), Dialect::EcmaScript);
    if (!frame) return mistake(frame.error());
    std::size_t longest = 0;
    for (const auto& line : frame->lines) longest = std::max(longest, line.cells.size());
    auto by_length = words_by_length(**words, longest);
    std::u32string cells;
    for (const auto& line : frame->lines) {
        if (line.axis != Axis::Y) continue;
        auto& fitting = by_length[line.cells.size()];
        if (fitting.empty())
            return not_met("the list has too few words of " + std::to_string(line.cells.size()) +
                               " letters for the rows of the grid",
                           "choose another --size");
        const std::size_t chosen = random.below(fitting.size());
        cells += fitting[chosen];
        fitting.erase(fitting.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
    return cells;
}

}  // namespace sator::create
