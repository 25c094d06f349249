#include "sator/explain/check/lint.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string_view>

#include "sator/engine/search/search.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/rules/words/word_arguments.hpp"

namespace sator::explain {

namespace {

/// Returns a key that is equal for words that count as the same.
using WordKey = std::function<std::string(std::string_view)>;

std::vector<std::string> repeated(const WordList& list, const WordKey& key) {
    std::set<std::string> seen, told;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string word = key(list.word(i));
        if (!seen.insert(word).second && told.insert(word).second) words.emplace_back(list.word(i));
    }
    return words;
}

std::string as_written(std::string_view word) {
    return std::string(word);
}

/// Returns a key by which two words are the same if the statement's cells show them alike; words that do not
/// fit the cells are compared as written.
WordKey as_read_by(const RuleStatement& statement, const WordListOptions& options, const Puzzle& puzzle) {
    Slot cells;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing)
            cells.insert(cells.end(), sequence.cells.begin(), sequence.cells.end());
    }
    const std::vector<std::uint32_t> range = range_union(puzzle, cells);
    return [folding = WordFolding(puzzle.alphabet, range, options.folding)](std::string_view word) {
        std::vector<std::uint32_t> values;
        if (!folding.append(word, values)) return "\"" + std::string(word);
        std::string key;
        for (const std::uint32_t value : values) key += std::to_string(value) + " ";
        return key;
    };
}

/// Collects repeated words by the name of their list.
class RepeatedInLists {
  public:
    explicit RepeatedInLists(RuleContext& context) : context_(context) {}

    std::vector<RepeatedWords> of_puzzle() {
        for (const RuleStatement& statement : context_.puzzle.rules) {
            constexpr std::array<std::string_view, 3> kReading = {"word", "words", "theme"};
            if (std::ranges::find(kReading, statement.name) == kReading.end()) continue;
            if (const auto arguments = read_word_arguments(statement)) add(statement, *arguments);
        }
        if (!is_own_read_ && !context_.puzzle.words.empty()) add_own(context_.puzzle.words, kOwn, as_written);
        std::vector<RepeatedWords> found;
        for (auto& [name, words] : lists_) {
            if (!words.empty()) found.push_back({name, std::move(words)});
        }
        return found;
    }

  private:
    static constexpr const char* kOwn = "the puzzle's own list";

    void add(const RuleStatement& statement, const WordArguments& arguments) {
        const bool is_listed = statement.name == "words";
        if (!arguments.plain.empty() && !is_listed) {
            const auto list = find_word_list(arguments.plain[0], context_);
            if (list && *list != nullptr) add(arguments.plain[0].text, repeated(**list, as_written));
            return;
        }
        const WordKey key = as_read_by(statement, arguments.options, context_.puzzle);
        std::string listed;
        for (const Argument& word : arguments.plain) listed += word.text + '\n';
        if (!listed.empty()) return add_own(listed, "a rule's own list", key);
        is_own_read_ = true;
        add_own(context_.puzzle.words, kOwn, key);
    }

    void add_own(const std::string& text, const std::string& name, const WordKey& key) {
        const auto list = context_.resources.inline_word_list(name, text, context_.watch);
        if (list && *list != nullptr) add(name, repeated(**list, key));
    }

    /// Merges the repeated words of a list that several rules read.
    void add(const std::string& name, std::vector<std::string> words) {
        std::vector<std::string>& told = lists_[name];
        for (std::string& word : words) {
            if (std::ranges::find(told, word) == told.end()) told.push_back(std::move(word));
        }
    }

    RuleContext& context_;
    std::map<std::string, std::vector<std::string>> lists_;
    bool is_own_read_ = false;
};

}  // namespace

bool is_worth_reporting(const Puzzle& puzzle, ValueId value) {
    constexpr std::array<std::string_view, 6> kSpelling = {"regex", "word", "words",
                                                           "theme", "find", "place"};
    const auto spells = [&](const RuleStatement& statement) {
        return std::ranges::find(kSpelling, statement.name) != kSpelling.end();
    };
    return puzzle.alphabet[value].kind != Symbol::Kind::Text || std::ranges::none_of(puzzle.rules, spells);
}

std::vector<ValueId> unused_values(const Puzzle& puzzle, const std::vector<std::vector<Value>>& solutions) {
    std::vector<bool> is_used(puzzle.alphabet.size(), false), is_listed(puzzle.alphabet.size(), false);
    for (const auto& solution : solutions) {
        for (const Value value : solution) is_used[static_cast<std::size_t>(value)] = true;
    }
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i) {
        for_each_value(puzzle, CellId(i), [&](ValueId v) { is_listed[v.index()] = true; });
    }
    std::vector<ValueId> unused;
    for (std::size_t v = 0; v < is_used.size(); ++v) {
        if (is_listed[v] && !is_used[v] && is_worth_reporting(puzzle, ValueId(v))) unused.emplace_back(v);
    }
    return unused;
}

std::vector<RepeatedWords> repeated_words(RuleContext& context) {
    return RepeatedInLists(context).of_puzzle();
}

}  // namespace sator::explain
