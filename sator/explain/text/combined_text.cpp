#include "sator/explain/text/combined_text.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

namespace {

/// At most this number of sums are named, more are counted.
constexpr std::size_t kNamedSums = 2;
/// At least this number of numbers in a row are written as the first and the last.
constexpr std::size_t kShortestRun = 3;

/// A name that is a word and a number: "row 3".
struct NumberedName {
    std::string word;
    std::size_t number = 0;
};

/// The longest word by which regions are distinguished if they have no numbers: "region a".
constexpr std::size_t kLongestMark = 2;

std::string plural_of(const std::string& word) {
    return word + (word.ends_with('x') ? "es " : "s ");
}

/// Returns "regions a and b" for "region a" and "region b"; nullopt if the names differ in another way.
std::optional<std::string> marked_names(const std::vector<std::string>& names) {
    std::vector<std::string> marks;
    const std::size_t space = names[0].rfind(' ');
    if (names.size() < 2 || space == std::string::npos) return std::nullopt;
    for (const std::string& name : names) {
        const bool is_alike = name.rfind(' ') == space && name.starts_with(names[0].substr(0, space));
        if (!is_alike || name.size() - space - 1 > kLongestMark) return std::nullopt;
        marks.push_back(name.substr(space + 1));
    }
    return plural_of(names[0].substr(0, space)) + joined(marks, joining_words().and_);
}

std::optional<NumberedName> numbered(const std::string& name) {
    const std::size_t space = name.rfind(' ');
    if (space == std::string::npos || space == 0) return std::nullopt;
    NumberedName parts{name.substr(0, space), 0};
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + space + 1, end, parts.number);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return parts;
}

/// Returns "1 to 3 and 5".
std::string runs_of(std::vector<std::size_t> numbers) {
    std::ranges::sort(numbers);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
        if (end - i < kShortestRun) end = i + 1;
        texts.push_back(std::to_string(numbers[i]) +
                        (end == i + 1 ? "" : " to " + std::to_string(numbers[end - 1])));
        i = end;
    }
    return joined(texts, joining_words().and_);
}

/// Returns whether the cells of the rule must differ, as those of a killer's cage.
bool is_cage(const PuzzleContext& context, RuleId rule) {
    const auto listed = context.rules()[rule.index()]->cells();
    std::vector<CellId> cells(listed.begin(), listed.end());
    std::ranges::sort(cells);
    const auto has_all = [&](std::uint32_t r) {
        return std::ranges::includes(context.regions()[r].cells, cells);
    };
    return std::ranges::any_of(context.regions_of(cells[0]), has_all);
}

/// Returns e.g. "the 14 cages inside them", "the 15 sums that cover it but for R3C9", "R1C1–R1C2 and R1C3–R2C3".
std::string sums_text(const PuzzleContext& context, const WindowSum& window) {
    const std::size_t count = window.sums.size();
    if (count <= kNamedSums && window.outies.empty()) {
        std::vector<std::string> names;
        for (const RuleId rule : window.sums) names.push_back(context.name_of(rule).subject);
        return joined(names, joining_words().and_);
    }
    const bool are_cages =
        std::ranges::all_of(window.sums, [&](RuleId rule) { return is_cage(context, rule); });
    const std::string number = count == 1 ? "" : std::to_string(count) + " ";
    const std::string them = window.regions.size() == 1 ? "it" : "them";
    std::string text = "the " + number + (are_cages ? "cage" : "sum") + (count == 1 ? " " : "s ");
    if (window.outies.empty()) return text + "inside " + them;
    text += (count == 1 ? "that covers " : "that cover ") + them;
    if (window.innies.empty()) return text;
    return text + " but for " + joined(context.listed(window.innies), joining_words().and_);
}

/// Returns e.g. "R1C1 + R1C2".
std::string sum_of(const PuzzleContext& context, const std::vector<CellId>& cells) {
    std::string text;
    for (const CellId cell : cells) text += (text.empty() ? "" : " + ") + context.name_of(cell);
    return text;
}

}  // namespace

std::string region_names(const PuzzleContext& context, const std::vector<RuleId>& regions) {
    std::vector<std::string> names;
    std::vector<std::size_t> numbers;
    std::string word;
    for (const RuleId rule : regions) {
        names.push_back(context.name_of(rule).subject);
        const auto parts = numbered(names.back());
        if (!parts || (!word.empty() && parts->word != word)) continue;
        word = parts->word;
        numbers.push_back(parts->number);
    }
    if (names.size() < 2 || numbers.size() < names.size())
        return marked_names(names).value_or(joined(names, joining_words().and_));
    return plural_of(word) + runs_of(std::move(numbers));
}

std::string equation_of(const PuzzleContext& context, const WindowSum& window) {
    const std::int64_t difference = window.difference();
    const std::string innies = sum_of(context, window.innies), outies = sum_of(context, window.outies);
    if (outies.empty()) return innies + " = " + std::to_string(difference);
    if (innies.empty()) return outies + " = " + std::to_string(-difference);
    if (difference == 0) return innies + " = " + outies;
    return difference > 0 ? innies + " = " + outies + " + " + std::to_string(difference)
                          : outies + " = " + innies + " + " + std::to_string(-difference);
}

std::string window_text(const PuzzleContext& context, const Step& step, const WindowSum& window) {
    const bool is_one = window.regions.size() == 1;
    std::string text = capitalised(region_names(context, window.regions)) + (is_one ? " adds" : " add") +
                       " up to " + std::to_string(window.regions_total) + ", " + sums_text(context, window) +
                       " to " + std::to_string(window.sums_total);
    const bool is_value = window.innies.size() + window.outies.size() == 1 && step.premises.empty();
    if (is_value) return text + std::string(joining_words().so);
    text += ". This leaves " + equation_of(context, window);
    if (!step.premises.empty())
        text += ". " + joined(premise_texts(context, step.premises), joining_words().and_);
    return text + std::string(joining_words().so);
}

std::string leftovers_text(const PuzzleContext& context, const Step& step, const Leftovers& left) {
    const auto listed = [&](const std::vector<CellId>& cells) {
        return joined(context.listed(cells), joining_words().and_);
    };
    const bool is_one = left.inside.size() == 1;
    std::string text =
        capitalised(region_names(context, left.first)) + " hold the same values as " +
        region_names(context, left.second) + ". So " + listed(left.inside) +
        (is_one ? ", which is only in the former, holds" : ", which are only in the former, hold") +
        " the same as " + listed(left.outside);
    if (step.premises.empty()) return text + ": ";
    return text + ". " + joined(premise_texts(context, step.premises), joining_words().and_) +
           std::string(joining_words().so);
}

std::string combined_place(const PuzzleContext& context, const CombinedRule& combined) {
    if (const auto* window = std::get_if<WindowSum>(&combined.says))
        return region_names(context, window->regions);
    if (const auto* counts = std::get_if<CountWindow>(&combined.says))
        return region_names(context, counts->first) +
               (counts->second.empty() ? "" : " and " + region_names(context, counts->second));
    const auto& left = std::get<Leftovers>(combined.says);
    return region_names(context, left.first) + ", " + region_names(context, left.second);
}

std::string window_name(const WindowSum& window) {
    const auto regions = static_cast<std::int64_t>(window.regions.size());
    return "rule of " + std::to_string(window.regions_total / regions);
}

}  // namespace sator::explain
