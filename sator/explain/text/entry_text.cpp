// Finds the words of the list that fit the step's premises.
#include "sator/explain/text/entry_text.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/tables/table.hpp"

namespace sator::explain {

namespace {

/// Words are listed if there are at most this number of them. More known letters than `kListedLetters` are written as a pattern.
constexpr std::size_t kListedWords = 4, kListedLetters = 3;

class EntryText {
  public:
    EntryText(const PuzzleContext& context, const Step& step, std::span<const VariableId> scope,
              const Tuples& rows)
        : context_(context), step_(step), scope_(scope), words_(fitting(rows)) {}

    std::string text() const {
        const std::string name = context_.name_of(step_.rules[0]).subject;
        if (words_.size() == 1) return facts() + name + " can only be " + *words_.begin();
        std::string fits = facts() + name + " fits " + count() + " words";
        if (words_.size() <= kListedWords)
            fits += ", " + joined({words_.begin(), words_.end()}, joining_words().and_);
        if (!step_.removed.empty()) return fits + ": " + conclusion();
        return fits + "; " + (words_.size() == 2 ? "both" : "all") + " have " + placed_letters();
    }

  private:
    std::set<std::string> fitting(const Tuples& rows) const {
        std::set<std::string> words;
        for (std::size_t i = 0; i < rows.row_count(); ++i) {
            std::string word;
            bool fits = true;
            for (std::size_t at = 0; at < scope_.size() && fits; ++at) {
                const Candidate letter{CellId(scope_[at].index()), ValueId(rows.row(i)[at])};
                fits = is_possible(letter);
                word += context_.puzzle().alphabet[letter.value].to_string();
            }
            if (fits) words.insert(std::move(word));
        }
        return words;
    }

    bool is_possible(Candidate letter) const {
        if (!context_.ranges().contains(letter)) return false;
        return std::ranges::none_of(step_.premises, [&](const StepPremise& premise) {
            const bool is_said = std::ranges::find(premise.values, letter.value) != premise.values.end();
            return premise.cell == letter.cell && is_said != premise.is_placed;
        });
    }

    /// Returns what is known before the conclusion: "R1C2 = L, so ", or "with O.E.N, ".
    std::string facts() const {
        if (step_.premises.empty()) return "";
        const bool are_placed = std::ranges::all_of(step_.premises, &StepPremise::is_placed);
        if (are_placed && step_.premises.size() > kListedLetters)
            return std::string(joining_words().given_letters) + pattern() + ", ";
        return joined(premise_texts(context_, step_.premises), joining_words().and_) +
               std::string(joining_words().so);
    }

    std::string pattern() const {
        std::string pattern;
        for (const VariableId variable : scope_) {
            const auto known =
                std::ranges::find(step_.premises, CellId(variable.index()), &StepPremise::cell);
            pattern += known == step_.premises.end()
                           ? "."
                           : context_.puzzle().alphabet[known->values[0]].to_string();
        }
        return pattern;
    }

    std::string count() const {
        const auto& numbers = joining_words().numbers;
        return words_.size() < std::size(numbers) ? std::string(numbers[words_.size()])
                                                  : std::to_string(words_.size());
    }

    /// Returns "A at R3C2 and B at R3C3".
    std::string placed_letters() const {
        std::vector<std::string> letters;
        for (const Candidate& placed : step_.placed)
            letters.push_back(context_.name_of_value(placed.value) + " at " + context_.name_of(placed.cell));
        return joined(letters, joining_words().and_);
    }

    std::string conclusion() const {
        std::vector<std::string> parts = placed_texts(context_, step_.placed);
        for (std::string& text : removed_texts(context_, step_.removed, step_.remaining))
            parts.push_back(std::move(text));
        return joined(parts, joining_words().and_);
    }

    const PuzzleContext& context_;
    const Step& step_;
    std::span<const VariableId> scope_;
    std::set<std::string> words_;
};

}  // namespace

std::optional<std::string> entry_text(const PuzzleContext& context, const Step& step) {
    const bool is_plain = step.rules.size() == 1 && std::holds_alternative<std::monostate>(step.detail);
    if (!is_plain || (step.placed.empty() && step.removed.empty())) return std::nullopt;
    if (!context.is_entry(step.rules[0])) return std::nullopt;
    const auto ids = context.propagators().of(step.rules[0]);
    if (ids.size() != 1) return std::nullopt;
    const auto* table = as_exactly<Table>(*context.model().propagators()[ids[0].index()].propagator);
    if (table == nullptr) return std::nullopt;
    return EntryText(context, step, context.model().scope_of(ids[0]), *table->rows()).text();
}

}  // namespace sator::explain
