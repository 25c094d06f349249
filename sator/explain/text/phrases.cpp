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
    explicit CellsByPredicate(const PuzzleContext& context) : context_(context) {}

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
            const std::string names = joined(context_.listed(cells), joining_words().and_);
            texts.push_back(names + (cells.size() == 1 ? predicate.of_one : predicate.of_several));
        }
        return texts;
    }

  private:
    struct Group {
        Predicate predicate;
        std::vector<CellId> cells;
    };

    const PuzzleContext& context_;
    std::vector<Group> groups_;
};

/// What sentences call cells with a value: one is "a line", several are "lines".
struct SpokenWords {
    std::string of_one, of_several;
};

/// Returns the words for an edge, a link or a corner: a dot is nothing there, whatever the kind calls the dot of a cell. Returns
/// nullopt if the value has no name.
std::optional<SpokenWords> words_between(const PuzzleContext& context, ValueId value) {
    if (context.puzzle().alphabet[value] == Symbol::of_text(U"."))
        return SpokenWords{std::string(joining_words().empty), std::string(joining_words().empty)};
    const ValueName* name = value_name(context.puzzle(), value);
    if (name == nullptr) return std::nullopt;
    if (name->plural == name->name) return SpokenWords{name->name, name->name};
    return SpokenWords{with_article(name->name), name->plural};
}

/// Returns the kind's name of a value if it is an adjective of the cell, e.g. "white"; nullopt if it names a thing in the cell, or if
/// the value has no name.
std::optional<SpokenWords> words_for(const PuzzleContext& context, Candidate candidate) {
    if (!context.puzzle().grid.is_drawn(candidate.cell)) return words_between(context, candidate.value);
    const ValueName* name = value_name(context.puzzle(), candidate.value);
    if (name == nullptr || name->plural != name->name) return std::nullopt;
    return SpokenWords{name->name, name->name};
}

Predicate is_value(const PuzzleContext& context, Candidate candidate) {
    if (const auto words = words_for(context, candidate))
        return {" " + std::string(joining_words().is) + " " + words->of_one,
                " " + std::string(joining_words().are) + " " + words->of_several};
    const std::string name = context.name_of_value(candidate.value);
    const bool has_phrase = context.name_of(candidate.cell).contains(' ');  // "the carry into the tens is 1"
    return {(has_phrase ? " " + std::string(joining_words().is) + " " : " = ") + name,
            " " + std::string(joining_words().are) + " " + name};
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

Predicate predicate_of_values(const PuzzleContext& context, CellId cell, std::string_view of_one,
                              std::string_view of_several, const std::vector<ValueId>& values) {
    const std::string names = " " + joined(value_names(context, cell, values), joining_words().or_);
    return {" " + std::string(of_one) + names, " " + std::string(of_several) + names};
}

/// Returns "is not 3 or 5", or "is 4 or 7" if that is shorter.
Predicate is_without(const PuzzleContext& context, CellId cell, const std::vector<ValueId>& lost) {
    const auto rest = rest_of(context, cell, lost);
    const JoiningWords& words = joining_words();
    if (!rest.empty() && rest.size() < lost.size())
        return predicate_of_values(context, cell, words.is, words.are, rest);
    return predicate_of_values(context, cell, words.is_not, words.are_not, lost);
}

/// Returns "is not 3 or 5", or "is now 4 or 7" if that is shorter.
Predicate has_lost(const PuzzleContext& context, CellId cell, const std::vector<ValueId>& lost,
                   const RemainingValues* left) {
    const JoiningWords& words = joining_words();
    if (left != nullptr && !left->values.empty() && left->values.size() < lost.size())
        return predicate_of_values(context, cell, words.is_now, words.are_now, left->values);
    return predicate_of_values(context, cell, words.is_not, words.are_not, lost);
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

std::string word_of_value(const PuzzleContext& context, Candidate candidate) {
    const auto words = words_for(context, candidate);
    return words ? words->of_one : context.name_of_value(candidate.value);
}

std::vector<std::string> value_names(const PuzzleContext& context, CellId cell,
                                     const std::vector<ValueId>& values) {
    std::vector<std::string> words, names;
    for (const ValueId value : values) words.push_back(word_of_value(context, {cell, value}));
    for (std::size_t i = 0; i < words.size();) {
        std::size_t end = i + 1;
        while (end < words.size() && comes_next(words[end - 1], words[end])) ++end;
        if (end - i < kShortestRange) end = i + 1;
        names.push_back(end == i + 1 ? words[i] : words[i] + " to " + words[end - 1]);
        i = end;
    }
    return names;
}

std::string placed_text(const PuzzleContext& context, Candidate placed) {
    return context.name_of(placed.cell) + is_value(context, placed).of_one;
}

std::vector<std::string> placed_texts(const PuzzleContext& context, const std::vector<Candidate>& placed) {
    CellsByPredicate groups(context);
    for (const Candidate& c : placed) groups.add(c.cell, is_value(context, c));
    return groups.texts();
}

std::vector<std::string> removed_texts(const PuzzleContext& context, const std::vector<Candidate>& removed,
                                       std::span<const RemainingValues> left) {
    CellsByPredicate groups(context);
    for (std::size_t i = 0; i < removed.size();) {
        std::vector<ValueId> values;
        const CellId cell = removed[i].cell;
        for (; i < removed.size() && removed[i].cell == cell; ++i) values.push_back(removed[i].value);
        const auto own = std::ranges::find(left, cell, &RemainingValues::cell);
        groups.add(cell, has_lost(context, cell, values, own == left.end() ? nullptr : &*own));
    }
    return groups.texts();
}

std::vector<std::string> premise_texts(const PuzzleContext& context, std::span<const StepPremise> premises) {
    CellsByPredicate groups(context);
    for (const StepPremise& premise : premises) {
        groups.add(premise.cell, premise.is_placed ? is_value(context, {premise.cell, premise.values[0]})
                                                   : is_without(context, premise.cell, premise.values));
    }
    return groups.texts();
}

}  // namespace sator::explain
