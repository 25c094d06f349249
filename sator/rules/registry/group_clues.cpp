#include "sator/rules/registry/group_clues.hpp"

#include <algorithm>
#include <string>

#include "sator/base/errors.hpp"

namespace sator::rules {

namespace {

bool is_bare_word(const Argument& argument, std::string_view word) {
    return argument.kind == Argument::Kind::Bare && argument.text == word;
}

}  // namespace

std::expected<GroupClueNumbers, Diagnostic> take_group_clues(std::vector<Argument>& arguments,
                                                             std::string_view syntax, std::int64_t least) {
    GroupClueNumbers clues;
    const auto word =
        std::ranges::find_if(arguments, [](const Argument& a) { return is_bare_word(a, "clues"); });
    for (auto clue = word; clue != arguments.end(); ++clue) {
        if (clue == word) continue;
        if (is_bare_word(*clue, "?")) {
            clues.emplace_back();
            continue;
        }
        const auto number = number_argument(*clue, syntax);
        if (!number) return failure(number);
        if (*number < least || *number > std::int64_t{CountRange::kUnbounded})
            return std::unexpected(error_at(clue->span, "no group has " + clue->text + " cells",
                                            "write a number from 1 on, or ? if it is not known"));
        clues.emplace_back(static_cast<std::uint32_t>(*number));
    }
    arguments.erase(word, arguments.end());
    return clues;
}

std::expected<std::optional<CountRange>, Diagnostic> take_counted(std::vector<Argument>& arguments,
                                                                  std::string_view word,
                                                                  std::string_view syntax) {
    const auto found =
        std::ranges::find_if(arguments, [&](const Argument& a) { return is_bare_word(a, word); });
    if (found == arguments.end()) return std::optional<CountRange>();
    if (std::next(found) == arguments.end())
        return std::unexpected(error_at(found->span, "a number is missing after '" + std::string(word) + "'",
                                        "write " + std::string(syntax)));
    const auto range = count_range_argument(*std::next(found), syntax);
    if (!range) return failure(range);
    arguments.erase(found, std::next(found, 2));
    return std::optional(*range);
}

Sequence before_clues(const Sequence& sequence) {
    Sequence before = sequence;
    if (!sequence.breaks.empty()) before.cells.resize(sequence.breaks[0]);
    return before;
}

std::expected<std::vector<std::uint32_t>, Diagnostic> marked_positions(const RuleStatement& statement,
                                                                       const Sequence& sequence,
                                                                       const Slot& cells, std::size_t clues,
                                                                       std::string_view example) {
    const std::size_t first = sequence.breaks.empty() ? sequence.cells.size() : sequence.breaks[0];
    if (sequence.cells.size() - first != clues || sequence.breaks.size() > 1)
        return std::unexpected(error_at(statement.span, "each clue needs a cell, and each cell a clue",
                                        "write e.g. '" + std::string(example) + "'"));
    std::vector<std::uint32_t> marked;
    for (std::size_t i = first; i < sequence.cells.size(); ++i) {
        const auto cell = std::ranges::lower_bound(cells, sequence.cells[i]);
        const auto position = static_cast<std::uint32_t>(cell - cells.begin());
        if (cell == cells.end() || *cell != sequence.cells[i] ||
            std::ranges::find(marked, position) != marked.end())
            return std::unexpected(error_at(
                statement.span, "each clue needs a cell of its own, which is one of the cells before ':'",
                "name the cells of the groups before ':', and those of the clues after it"));
        marked.push_back(position);
    }
    return marked;
}

}  // namespace sator::rules
