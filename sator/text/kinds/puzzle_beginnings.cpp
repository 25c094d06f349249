// A file to begin with has, in this order: the rules as comments, the comments at the beginning of the example, which say how to
// change it, a title, and the example.

#include "sator/text/kinds/puzzle_beginnings.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/expand_kinds.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/kinds/named_word.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

namespace {

/// The lines of comments have at most this number of characters.
constexpr std::size_t kCommentWidth = 100;

/// Returns the text as comments: "# " before each line.
std::string comment(std::string_view text) {
    std::string result, line = "#";
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (line.size() > 1 && to_code_points(line + " " + std::string(word)).size() > kCommentWidth) {
            result += line + "\n";
            line = "#";
        }
        line += " " + std::string(word);
    }
    return result + line + "\n";
}

/// Takes the comments at the beginning of an example, and the empty lines after them.
std::string take_comments(std::string_view& example) {
    std::string comments;
    while (example.starts_with('#')) {
        const std::size_t end = std::min(example.find('\n') + 1, example.size());
        comments += example.substr(0, end);
        example.remove_prefix(end);
    }
    while (!comments.empty() && example.starts_with('\n')) example.remove_prefix(1);
    return comments;
}

bool has_title(std::string_view example) {
    return example.starts_with("title ") || example.contains("\ntitle ");
}

/// Returns the rules of a kind with the parameters that its example has: "… is 1." and not "… is STARS.".
std::string rules_of(const Kind& kind, const KnownKinds& kinds) {
    if (kind.definition == nullptr) return std::string(kind.summary);
    const std::u32string example = to_code_points(kind.example);
    std::deque<std::u32string> texts;
    Errors errors;
    const Registry& registry = Registry::standard();
    const auto expanded = expand_kinds(read_statements(example, statement_words(registry, kinds)).statements,
                                       registry, kinds, {}, texts, errors);
    KindScope scope;
    if (expanded.kind && expanded.kind->name == kind.name) {
        for (const auto& [name, value] : expanded.kind->parameters) scope.set(name, value);
    }
    return scope.replaced_in_sentence(kind.definition->says);
}

/// Returns what follows "# Jigsaw sudoku: " in the first of some comments, with a capital letter.
std::string described_in(std::string_view comments) {
    std::string line(comments.substr(0, comments.find('\n')));
    line.erase(0, std::min(line.find(": ") + 2, line.size()));
    if (!line.empty() && line[0] >= 'a' && line[0] <= 'z') line[0] = static_cast<char>(line[0] - 'a' + 'A');
    return line;
}

/// `says` may be empty if the comments of the example say the rules themselves.
PuzzleBeginning beginning_of(std::string_view name, std::string_view says, std::string_view example) {
    const std::string spoken = puzzle::spoken_name(name);
    const std::string comments = take_comments(example);
    PuzzleBeginning beginning{puzzle::hyphenated(name), first_sentences(says), {}};
    if (says.empty()) {
        beginning.description = described_in(comments);
    } else {
        beginning.text = comment(spoken + ": " + std::string(says));
    }
    beginning.text += comments.empty() ? comment("To make your own, change what is below. \"sator rules " +
                                                 std::string(name) + "\" says what it means.")
                                       : comments;
    beginning.text += "\n";
    if (!has_title(example)) {
        std::string title = spoken;
        if (!title.empty() && title[0] >= 'A' && title[0] <= 'Z')
            title[0] = static_cast<char>(title[0] - 'A' + 'a');
        beginning.text += "title My " + title + "\n\n";
    }
    beginning.text += example;
    return beginning;
}

PuzzleBeginning beginning_of(const Kind& kind, const KnownKinds& kinds) {
    return beginning_of(kind.name, rules_of(kind, kinds), kind.example);
}

/// The names of a kind's beginnings: its own if it has an example, and those of its further examples.
std::vector<std::string> names_of(const Kind& kind) {
    std::vector<std::string> names;
    if (!kind.example.empty()) names.push_back(puzzle::hyphenated(kind.name));
    if (kind.definition == nullptr) return names;
    for (const KindExample& example : kind.definition->examples | std::views::drop(1)) {
        if (!example.name.empty()) names.push_back(puzzle::hyphenated(example.name));
    }
    return names;
}

void add_beginnings(const Kind& kind, const KnownKinds& kinds, std::vector<PuzzleBeginning>& beginnings) {
    if (!kind.example.empty()) beginnings.push_back(beginning_of(kind, kinds));
    if (kind.definition == nullptr) return;
    for (std::size_t i = 1; i < kind.definition->examples.size(); ++i) {
        const KindExample& example = kind.definition->examples[i];
        if (!example.name.empty()) beginnings.push_back(beginning_of(example.name, {}, example.text));
    }
}

/// Calls a function for each kind: first for those that the text defines itself, then for those of the table by name.
template <typename Visit>
void for_each_kind(const KnownKinds& kinds, Visit visit) {
    for (const auto& own : kinds.own()) visit(*kinds.find(own->name));
    for (const Kind& kind : kinds.table().rows()) {
        if (kinds.find_own(kind.name) == nullptr) visit(kind);
    }
}

std::optional<PuzzleBeginning> beginning_of_rule(const RuleEntry& entry) {
    if (entry.example.empty() || !entry.example_files.empty()) return std::nullopt;
    return beginning_of(entry.name, entry.summary, entry.example);
}

}  // namespace

std::string first_sentences(std::string_view text) {
    constexpr std::size_t kLeast = 40;
    std::size_t end = text.find(". ", std::min(kLeast, text.size()));
    while (end != std::string_view::npos && text.substr(0, end).ends_with("e.g"))
        end = text.find(". ", end + 1);
    return std::string(end == std::string_view::npos ? text : text.substr(0, end + 1));
}

std::vector<PuzzleBeginning> puzzle_beginnings(const KnownKinds& kinds) {
    std::vector<PuzzleBeginning> beginnings;
    for_each_kind(kinds, [&](const Kind& kind) { add_beginnings(kind, kinds, beginnings); });
    return beginnings;
}

std::vector<std::string> beginning_names(const KnownKinds& kinds) {
    std::vector<std::string> names;
    for_each_kind(kinds,
                  [&](const Kind& kind) { std::ranges::move(names_of(kind), std::back_inserter(names)); });
    return names;
}

std::optional<PuzzleBeginning> find_beginning(std::string_view name, const KnownKinds& kinds,
                                              const Registry& registry) {
    const NamedWord word = named_word(name, kinds, registry);
    if (word.kind != nullptr && kinds.find(name) == word.kind && !word.kind->example.empty())
        return beginning_of(*word.kind, kinds);
    const bool is_rule = word.rule != nullptr && registry.find(puzzle::spelling_of(name)) == word.rule;
    if (is_rule) {  // before the beginnings of all kinds are made
        if (auto beginning = beginning_of_rule(*word.rule)) return beginning;
    }
    auto beginnings = puzzle_beginnings(kinds);
    for (const std::string& whole : {puzzle::hyphenated(name), puzzle::hyphenated(name) + "-sudoku"}) {
        const auto named = std::ranges::find(beginnings, whole, &PuzzleBeginning::name);
        if (named != beginnings.end()) return std::move(*named);
    }
    if (word.kind != nullptr && !word.kind->example.empty()) return beginning_of(*word.kind, kinds);
    return word.rule == nullptr ? std::nullopt : beginning_of_rule(*word.rule);
}

}  // namespace sator::text
