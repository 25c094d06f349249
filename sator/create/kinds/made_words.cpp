#include "sator/create/kinds/made_words.hpp"

#include <algorithm>

namespace sator::create {

std::string capital_word(std::string_view word) {
    std::string capitals;
    for (const char c : word) {
        const char capital = 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (capital < 'A' || capital > 'Z') return {};
        capitals += capital;
    }
    return capitals;
}

std::expected<std::vector<std::string>, CreateFailure> made_words(const KindContext& context,
                                                                  std::string_view name, std::size_t least) {
    const std::string option = "--" + std::string(name);
    std::string text = context.parameter(name, "");
    const auto file =
        text.empty() || text.contains(',') ? std::nullopt : context.bases.files().find(text, "");
    if (file) text = file->text;
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        constexpr std::string_view kBetween = ",; \t\r\n";
        const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
        const std::string_view word = std::string_view(text).substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        std::string capitals = capital_word(word);
        if (!capitals.empty()) {
            words.push_back(std::move(capitals));
        } else if (!file) {
            return mistake(
                option + ": '" + std::string(word) + "' is neither a word of the letters A to Z nor a file",
                "write e.g. " + option + " APPLE,PEAR,PLUM");
        }
    }
    if (words.size() >= least) return words;
    return mistake(option + " has fewer than " + std::to_string(least) + " words",
                   "write e.g. " + option + " APPLE,PEAR,PLUM, or the name of a file");
}

}  // namespace sator::create
