#include "sator/explain/lint.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

#include "sator/engine/search.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/make_rules.hpp"
#include "sator/rules/resources.hpp"
#include "sator/rules/word_arguments.hpp"

namespace sator {

namespace {

std::vector<std::string> repeated(const WordList& list) {
    std::set<std::string_view> seen, told;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string_view word = list.word(i);
        if (!seen.insert(word).second && told.insert(word).second) words.emplace_back(word);
    }
    return words;
}

}  // namespace

bool is_missed(const Puzzle& puzzle, std::size_t value) {
    constexpr std::array<std::string_view, 6> kSpelling = {"regex", "word", "words",
                                                           "theme", "find", "place"};
    const auto spells = [&](const RuleStatement& statement) {
        return std::ranges::find(kSpelling, statement.name) != kSpelling.end();
    };
    return puzzle.alphabet[value].kind != Symbol::Kind::Text || std::ranges::none_of(puzzle.rules, spells);
}

std::vector<std::uint32_t> unused_values(const Puzzle& puzzle,
                                         const std::vector<std::vector<Value>>& solutions) {
    std::vector<bool> is_used(puzzle.alphabet.size(), false), is_listed(puzzle.alphabet.size(), false);
    for (const auto& solution : solutions) {
        for (const Value value : solution) is_used[static_cast<std::size_t>(value)] = true;
    }
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        for_each_value(puzzle, CellId(i), [&](std::size_t v) { is_listed[v] = true; });
    }
    std::vector<std::uint32_t> unused;
    for (std::size_t v = 0; v < is_used.size(); ++v) {
        if (is_listed[v] && !is_used[v] && is_missed(puzzle, v))
            unused.push_back(static_cast<std::uint32_t>(v));
    }
    return unused;
}

std::vector<RepeatedWords> repeated_words(RuleContext& context) {
    std::map<std::string, std::vector<std::string>> lists;
    for (const RuleStatement& statement : context.puzzle.rules) {
        if (statement.name != "word" && statement.name != "theme") continue;
        const auto arguments = read_word_arguments(statement);
        if (!arguments || arguments->plain.empty()) continue;
        const auto list = find_word_list(arguments->plain[0], context);
        if (list && *list != nullptr) lists[arguments->plain[0].text] = repeated(**list);
    }
    if (!context.puzzle.words.empty()) {
        const auto list =
            context.resources.own_word_list("the puzzle's own list", context.puzzle.words, context.watch);
        if (list && *list != nullptr) lists["the puzzle's own list"] = repeated(**list);
    }
    std::vector<RepeatedWords> found;
    for (auto& [name, words] : lists) {
        if (!words.empty()) found.push_back({name, std::move(words)});
    }
    return found;
}

}  // namespace sator
