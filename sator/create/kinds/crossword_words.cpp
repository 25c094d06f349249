#include "sator/create/kinds/crossword_words.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "sator/create/kinds/made_words.hpp"
#include "sator/language/words/word_list.hpp"

namespace sator::create {

namespace {

constexpr std::size_t kShortestWord = 3;

/// Reads the theme: entries with commas between them, in which spaces count for nothing.
std::expected<std::vector<std::string>, CreateFailure> theme_entries(const KindContext& context) {
    std::string text = context.parameter("theme", "");
    std::erase(text, ' ');
    std::vector<std::string> theme;
    std::set<std::string> stems;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string entry = capital_word(std::string_view(text).substr(at, end - at));
        if (entry.size() < kShortestWord)
            return mistake(
                "--theme: '" + text.substr(at, end - at) + "' is no entry of at least three letters A to Z",
                "write e.g. --theme CROSSWORD,GENERATOR");
        if (!stems.insert(word_stem(entry)).second)
            return mistake("--theme: " + entry + " shares its stem with another entry",
                           "no stem is in a crossword twice");
        theme.push_back(entry);
        at = end + 1;
    }
    return theme;
}

}  // namespace

std::string word_stem(std::string_view word) {
    constexpr std::size_t kShortestStem = 2;
    constexpr std::string_view kEndings[] = {"ING", "ED", "ES", "S", "E"};
    const auto drop_one = [&] {
        for (const std::string_view ending : kEndings) {
            if (!word.ends_with(ending) || word.size() < ending.size() + kShortestStem) continue;
            word.remove_suffix(ending.size());
            return true;
        }
        const bool is_doubled = word.size() > kShortestStem && word.back() == word[word.size() - 2];
        if (is_doubled) word.remove_suffix(1);
        return is_doubled;
    };
    while (drop_one()) {
    }
    std::string stem(word);
    if (stem.ends_with('Y')) stem.back() = 'I';
    return stem;
}

std::string indented_lines(const std::vector<std::string>& items) {
    constexpr std::size_t kWidth = 100;
    std::string text;
    std::size_t width = 0;
    for (const std::string& item : items) {
        const bool is_new_line = text.empty() || width + item.size() > kWidth;
        text += (is_new_line ? (text.empty() ? "  " : "\n  ") : " ") + item;
        width = is_new_line ? item.size() : width + item.size() + 1;
    }
    return text + "\n";
}

/// Adds the words of a file. Returns false if no such file can be read.
std::expected<bool, CreateFailure> CrosswordWords::add_file(const KindContext& context,
                                                            const std::string& name) {
    LimitWatch watch(context.options.limits);
    const auto list = context.bases.files().word_list(name, "", watch);
    if (!list) return mistake(std::move(list.error()));
    if (const auto limit = watch.reached()) return stopped_by(*limit);
    if (*list == nullptr) return false;
    file_ = name;
    for (std::size_t i = 0; i < (*list)->size(); ++i) add(capital_word((*list)->word(i)), (*list)->score(i));
    return true;
}

void CrosswordWords::add(std::string text, std::int64_t score) {
    if (text.size() < kShortestWord) return;
    std::string stem = word_stem(text);
    words_.push_back({std::move(text), std::move(stem), score});
}

std::expected<CrosswordWords, CreateFailure> CrosswordWords::read(const KindContext& context) {
    CrosswordWords result;
    const std::string name = context.parameter("words", "");
    if (name.empty())
        return mistake("a crossword needs a list of words", "write --words and the name of a file of words");
    auto theme = theme_entries(context);
    if (!theme) return failure(theme);
    result.theme_ = std::move(*theme);
    const std::expected<bool, CreateFailure> has_file =
        name.contains(',') ? false : result.add_file(context, name);
    if (!has_file) return failure(has_file);
    if (!*has_file) {
        auto words = made_words(context, "words", 1);
        if (!words) return failure(words);
        for (std::string& word : *words) result.add(std::move(word), WordList::kDefaultScore);
    }
    if (result.words_.empty())
        return mistake("--words: the list has no word of at least three letters A to Z",
                       "write --words and the name of a file of words");
    std::ranges::sort(result.words_, {}, [](const Word& word) {
        return std::tuple<const std::string&, std::int64_t, const std::string&>(word.stem, -word.score,
                                                                                word.text);
    });
    result.sum_up();
    return result;
}

std::string CrosswordWords::list_text() const {
    std::set<std::string> words(theme_.begin(), theme_.end());
    for (const Word& word : words_) words.insert(word.text);
    return indented_lines({words.begin(), words.end()});
}

void CrosswordWords::sum_up() {
    has_theme_ = file_.empty() || std::ranges::all_of(theme_, [&](const std::string& entry) {
                     return std::ranges::find(words_, entry, &Word::text) != words_.end();
                 });
    std::vector<std::int64_t> scores;
    for (const Word& word : words_) {
        lengths_.resize(std::max(lengths_.size(), word.text.size() + 1));
        lengths_[word.text.size()] = true;
        scores.push_back(word.score);
    }
    std::ranges::sort(scores, std::greater());
    std::size_t enough = 1;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const bool is_last_of_score = i + 1 == scores.size() || scores[i + 1] != scores[i];
        if (!is_last_of_score || (i + 1 < enough && i + 1 < scores.size())) continue;
        least_scores_.push_back(scores[i]);
        enough = 2 * (i + 1);
    }
}

std::string CrosswordWords::fill_text(const std::vector<bool>& lengths, std::int64_t least_score,
                                      RandomSource& random) const {
    std::string text;
    std::set<std::string> stems;
    for (const std::string& entry : theme_) {
        text += entry + "\n";
        stems.insert(word_stem(entry));
    }
    const auto is_usable = [&](const Word& word) {
        return word.text.size() < lengths.size() && lengths[word.text.size()] && word.score >= least_score;
    };
    std::vector<const Word*> alike;
    for (std::size_t first = 0; first < words_.size();) {
        alike.clear();
        std::size_t end = first;
        for (; end < words_.size() && words_[end].stem == words_[first].stem; ++end) {
            if (is_usable(words_[end]) && (alike.empty() || alike[0]->score == words_[end].score))
                alike.push_back(&words_[end]);
        }
        if (!alike.empty() && !stems.contains(words_[first].stem)) text += random.pick(alike)->text + "\n";
        first = end;
    }
    return text;
}

}  // namespace sator::create
