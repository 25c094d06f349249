#include "sator/explain/text/phrases.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "sator/base/ascii.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/puzzle/spoken_values.hpp"

namespace sator::explain {

namespace {

/// A predicate in the singular and the plural: " is not 3", " are not 3".
struct Predicate {
    std::string of_one, of_several;

    friend bool operator==(const Predicate&, const Predicate&) = default;
};

/// Groups cells by predicate, in the order in which each predicate first occurred.
class CellsByPredicate {
  public:
    CellsByPredicate(const PuzzleContext& context, const PhraseWords& words)
        : context_(context), words_(words) {}

    void add(CellId cell, Predicate predicate) {
        const auto known = std::ranges::find(groups_, predicate, &Group::predicate);
        if (known == groups_.end()) {
            groups_.push_back({std::move(predicate), {cell}});
        } else {
            known->cells.push_back(cell);
        }
    }

    std::vector<std::string> texts() const {
        std::vector<std::string> texts;
        for (const auto& [predicate, cells] : groups_) {
            texts.push_back(cell_names(context_, cells, words_) +
                            (cells.size() == 1 ? predicate.of_one : predicate.of_several));
        }
        return texts;
    }

  private:
    struct Group {
        Predicate predicate;
        std::vector<CellId> cells;
    };

    const PuzzleContext& context_;
    const PhraseWords& words_;
    std::vector<Group> groups_;
};

/// What sentences call cells with a value: one is "a line", several are "lines".
struct SpokenWords {
    std::string of_one, of_several;
};

/// Returns the name of a value in the language.
SpokenWords names_in(const ValueName& name, const PhraseWords& words) {
    if (words.language == SpokenLanguage::English || name.german.empty()) return {name.name, name.plural};
    return {name.german, name.german_plural.empty() ? name.german : name.german_plural};
}

/// Returns the words for a value with a name. Without one, a dot is nothing if the kind names other values. Returns nullopt for all others.
std::optional<SpokenWords> words_of_name(const PuzzleContext& context, ValueId value,
                                         const PhraseWords& words) {
    const Puzzle& puzzle = context.puzzle();
    const ValueName* name = value_name(puzzle, value);
    if (name == nullptr) {
        const bool is_nothing =
            puzzle.kind && !puzzle.kind->values.empty() && puzzle.alphabet[value] == Symbol::of_text(U".");
        return is_nothing ? std::optional(SpokenWords{std::string(words.empty), std::string(words.empty)})
                          : std::nullopt;
    }
    SpokenWords own = names_in(*name, words);
    own = {spaced(own.of_one), spaced(own.of_several)};
    if (name->plural != name->name && words.language == SpokenLanguage::English)
        own.of_one = with_article(own.of_one);
    return own;
}

/// Returns the words for a value of a position: "white", "a lamp". At an edge, a link or a corner, a dot is nothing, whatever the kind
/// calls the dot of a cell.
std::optional<SpokenWords> words_for(const PuzzleContext& context, Candidate candidate,
                                     const PhraseWords& words) {
    const Puzzle& puzzle = context.puzzle();
    if (!puzzle.grid.is_drawn(candidate.cell) && puzzle.alphabet[candidate.value] == Symbol::of_text(U"."))
        return SpokenWords{std::string(words.empty), std::string(words.empty)};
    return words_of_name(context, candidate.value, words);
}

Predicate is_value(const PuzzleContext& context, Candidate candidate, const PhraseWords& words) {
    if (const auto own = words_for(context, candidate, words))
        return {" " + std::string(words.is) + " " + own->of_one,
                " " + std::string(words.are) + " " + own->of_several};
    const std::string name = context.name_of_value(candidate.value);
    const bool has_phrase = context.name_of(candidate.cell).contains(' ');  // "the carry into the tens is 1"
    return {(has_phrase ? " " + std::string(words.is) + " " : " = ") + name,
            " " + std::string(words.are) + " " + name};
}

/// A run of at least this number of consecutive values is written as its first and last value.
constexpr std::size_t kShortestRange = 4;

bool is_number(const std::string& name) {
    return !name.empty() && name.size() < 10 && std::ranges::all_of(name, is_digit);
}

bool is_letter(const std::string& name) {
    return name.size() == 1 && ((name[0] >= 'A' && name[0] <= 'Z') || (name[0] >= 'a' && name[0] <= 'z'));
}

/// Returns true if `b` is the number or letter that follows `a`.
bool comes_next(const std::string& a, const std::string& b) {
    if (is_number(a) && is_number(b)) return std::stoi(b) == std::stoi(a) + 1;
    return is_letter(a) && is_letter(b) && b[0] == a[0] + 1;
}

/// Returns the values of the cell's range that are not in `lost`.
std::vector<ValueId> rest_of(const PuzzleContext& context, CellId cell, const std::vector<ValueId>& lost) {
    std::vector<ValueId> rest;
    for_each_value(context.ranges()[cell], [&](ValueId v) {
        if (std::ranges::find(lost, v) == lost.end()) rest.push_back(v);
    });
    return rest;
}

/// Returns the words of values of a cell, or of several cells: "3", "4 to 7", "a lamp" or "lamps".
std::vector<std::string> names_of_values(const PuzzleContext& context, CellId cell,
                                         const std::vector<ValueId>& values, const PhraseWords& words,
                                         bool are_several) {
    std::vector<std::string> own, names;
    for (const ValueId value : values) {
        const auto spoken = words_for(context, {cell, value}, words);
        own.push_back(!spoken       ? context.name_of_value(value)
                      : are_several ? spoken->of_several
                                    : spoken->of_one);
    }
    for (std::size_t i = 0; i < own.size();) {
        std::size_t end = i + 1;
        while (end < own.size() && comes_next(own[end - 1], own[end])) ++end;
        if (end - i < kShortestRange) end = i + 1;
        names.push_back(end == i + 1 ? own[i] : own[i] + " " + std::string(words.to) + " " + own[end - 1]);
        i = end;
    }
    return names;
}

Predicate predicate_of_values(const PuzzleContext& context, CellId cell, std::string_view of_one,
                              std::string_view of_several, const std::vector<ValueId>& values,
                              const PhraseWords& words) {
    const auto predicate = [&](std::string_view verb, bool are_several) {
        return " " + std::string(verb) + " " +
               joined(names_of_values(context, cell, values, words, are_several), words.or_);
    };
    return {predicate(of_one, false), predicate(of_several, true)};
}

/// Returns "is not 3 or 5", or "is 4 or 7" if that is shorter.
Predicate is_without(const PuzzleContext& context, CellId cell, const std::vector<ValueId>& lost,
                     const PhraseWords& words) {
    const auto rest = rest_of(context, cell, lost);
    if (!rest.empty() && rest.size() < lost.size())
        return predicate_of_values(context, cell, words.is, words.are, rest, words);
    return predicate_of_values(context, cell, words.is_not, words.are_not, lost, words);
}

/// Returns "is not 3 or 5", or "is now 4 or 7" if that is shorter.
Predicate has_lost(const PuzzleContext& context, CellId cell, const std::vector<ValueId>& lost,
                   const RemainingValues* left, const PhraseWords& words) {
    if (left != nullptr && !left->values.empty() && left->values.size() < lost.size())
        return predicate_of_values(context, cell, words.is_now, words.are_now, left->values, words);
    return predicate_of_values(context, cell, words.is_not, words.are_not, lost, words);
}

}  // namespace

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " " + std::string(last) + " " : ", ";
        text += parts[i];
    }
    return text;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string capitalised(const PuzzleContext& context, std::string text) {
    if (!context.has_own_names()) return capitalised(std::move(text));
    return context.find_cell(text.substr(0, text.find_first_of(" ,"))) ? text : capitalised(std::move(text));
}

std::string word_of_value(const PuzzleContext& context, Candidate candidate, const PhraseWords& words) {
    const auto own = words_for(context, candidate, words);
    return own ? own->of_one : context.name_of_value(candidate.value);
}

std::vector<std::string> value_names(const PuzzleContext& context, CellId cell,
                                     const std::vector<ValueId>& values, const PhraseWords& words) {
    return names_of_values(context, cell, values, words, false);
}

std::string cell_names(const PuzzleContext& context, const std::vector<CellId>& cells,
                       const PhraseWords& words) {
    constexpr std::string_view kTo = " to ";
    std::vector<std::string> names = context.listed(cells);
    for (std::string& name : names) {
        if (const std::size_t at = name.find(kTo); at != std::string::npos)
            name.replace(at, kTo.size(), " " + std::string(words.to) + " ");
    }
    return joined(names, words.and_);
}

std::string placed_text(const PuzzleContext& context, Candidate placed) {
    return context.name_of(placed.cell) + is_value(context, placed, kEnglishPhrases).of_one;
}

std::vector<std::string> placed_texts(const PuzzleContext& context, const std::vector<Candidate>& placed,
                                      const PhraseWords& words) {
    CellsByPredicate groups(context, words);
    for (const Candidate& c : placed) groups.add(c.cell, is_value(context, c, words));
    return groups.texts();
}

std::vector<std::string> removed_texts(const PuzzleContext& context, const std::vector<Candidate>& removed,
                                       std::span<const RemainingValues> left, const PhraseWords& words) {
    CellsByPredicate groups(context, words);
    for (std::size_t i = 0; i < removed.size();) {
        std::vector<ValueId> values;
        const CellId cell = removed[i].cell;
        for (; i < removed.size() && removed[i].cell == cell; ++i) values.push_back(removed[i].value);
        const auto own = std::ranges::find(left, cell, &RemainingValues::cell);
        groups.add(cell, has_lost(context, cell, values, own == left.end() ? nullptr : &*own, words));
    }
    return groups.texts();
}

std::vector<std::string> premise_texts(const PuzzleContext& context, std::span<const StepPremise> premises,
                                       const PhraseWords& words) {
    CellsByPredicate groups(context, words);
    for (const StepPremise& premise : premises) {
        groups.add(premise.cell, premise.is_placed
                                     ? is_value(context, {premise.cell, premise.values[0]}, words)
                                     : is_without(context, premise.cell, premise.values, words));
    }
    return groups.texts();
}

}  // namespace sator::explain
