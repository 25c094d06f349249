// Incremental construction of the minimal acyclic DFA of a sorted word list (J. Daciuk, S. Mihov, B. W.
// Watson, R. E. Watson, "Incremental construction of minimal acyclic finite-state automata", Computational
// Linguistics 26, 2000). Only the states of the last word are open. When no later word can change a state, it
// is looked up in the register of finished states and merged with an equal one. Cost: linear in the total
// length of the words, apart from sorting them.
#include "sator/language/words/dawg.hpp"

#include <algorithm>
#include <utility>

namespace sator::language {

namespace {

/// Returns the words in the order of the alphabet. Compares packed prefixes of 4 values first, because that
/// is faster.
std::vector<std::uint32_t> sorted_order(const ValueWords& words) {
    constexpr std::size_t kPacked = 4;
    constexpr std::uint64_t kLargest = 0xFFFF;  // values from here on are packed alike
    struct Entry {
        std::uint64_t beginning;
        std::uint32_t word;
    };
    std::vector<Entry> entries(words.size());
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        std::uint64_t beginning = 0;
        bool is_packed = true;
        for (std::size_t k = 0; k < kPacked; ++k) {
            const std::uint64_t digit = is_packed && k < words[i].size() ? std::uint64_t{words[i][k]} + 1 : 0;
            beginning = beginning << 16 | std::min(digit, kLargest);
            is_packed = is_packed && digit < kLargest;
        }
        entries[i] = {beginning, i};
    }
    std::ranges::sort(entries, [&](const Entry& a, const Entry& b) {
        if (a.beginning != b.beginning) return a.beginning < b.beginning;
        return std::ranges::lexicographical_compare(words[a.word], words[b.word]);
    });
    std::vector<std::uint32_t> order(words.size());
    std::ranges::transform(entries, order.begin(), &Entry::word);
    return order;
}

}  // namespace

void ValueWords::add(std::span<const std::uint32_t> word) {
    values_.insert(values_.end(), word.begin(), word.end());
    ends_.push_back(values_.size());
}

bool ValueWords::add(std::u32string_view word, const AlphabetCharacters& characters) {
    const std::size_t begin = values_.size();
    for (const char32_t character : word) {
        const auto value = characters.value_of(character);
        if (!value) {
            values_.resize(begin);
            return false;
        }
        values_.push_back(static_cast<std::uint32_t>(*value));
    }
    ends_.push_back(values_.size());
    return true;
}

/// Adds the words; they must come in the order of the alphabet.
class Dawg::Builder {
  public:
    explicit Builder(SequenceInterner& states) : states_(states), open_(1, {0}) {}

    void add(std::span<const std::uint32_t> word) {
        const auto [in_word, in_last] = std::ranges::mismatch(word, last_);
        const auto shared = static_cast<std::size_t>(in_word - word.begin());
        while (open_count_ > shared + 1) close_deepest();
        for (std::size_t i = shared; i < word.size(); ++i) open_state();
        last_.assign(word.begin(), word.end());
        open_[open_count_ - 1][0] = 1;
    }
    void finish() {
        while (open_count_ > 1) close_deepest();
        states_.intern(open_[0]);
    }

  private:
    using Row = std::vector<std::uint32_t>;  // same format as in `states_`

    void open_state() {
        if (open_count_ == open_.size()) open_.emplace_back();
        open_[open_count_++].assign(1, 0);
    }
    void close_deepest() {
        const State state = states_.intern(open_[--open_count_]);
        Row& parent = open_[open_count_ - 1];
        parent.push_back(last_[open_count_ - 1]);
        parent.push_back(state);
    }

    SequenceInterner& states_;
    std::vector<std::uint32_t> last_;  // the previous word
    std::vector<Row> open_;            // states along last_; those after open_count_ are spare
    std::size_t open_count_ = 1;
};

Dawg::Dawg(const ValueWords& words, std::size_t value_count)
    : value_count_(value_count), used_(std::max<std::size_t>(words_for(value_count), 1), 0) {
    Builder builder(states_);
    for (const std::uint32_t i : sorted_order(words)) {
        builder.add(words[i]);
        longest_ = std::max(longest_, words[i].size());
        for (const std::uint32_t value : words[i]) set_bit(used_, value);
    }
    builder.finish();
    find_suffix_lengths();
}

void Dawg::find_suffix_lengths() {
    const std::size_t words = words_for(longest_ + 1);
    suffix_lengths_.assign(states_.size() * words, 0);
    for (State state = 0; state < states_.size(); ++state) {
        const std::span<Word> own = std::span(suffix_lengths_).subspan(state * words, words);
        own[0] = states_[state][0];
        for (std::size_t i = 1; i < states_[state].size(); i += 2) {
            const std::span<const Word> of_next =
                std::span(suffix_lengths_).subspan(states_[state][i + 1] * words, words);
            for (std::size_t k = 0; k < words; ++k) {
                own[k] |= of_next[k] << 1 | (k == 0 ? 0 : of_next[k - 1] >> (kWordBits - 1));
            }
        }
    }
}

bool Dawg::has_suffix(State state, std::size_t length) const {
    const std::size_t words = words_for(longest_ + 1);
    return length <= longest_ && has_bit(std::span(suffix_lengths_).subspan(state * words, words), length);
}

bool Dawg::contains(std::span<const std::uint32_t> word) const {
    State state = start();
    for (const std::uint32_t value : word) {
        const auto row = transitions(state);
        std::size_t i = 0;
        while (i < row.size() && row[i] != value) i += 2;
        if (i == row.size()) return false;
        state = row[i + 1];
    }
    return states_[state][0] != 0;
}

LayeredNfa Dawg::unroll(std::size_t length) const {
    LayeredNfa nfa(SymbolClasses::single_values(used_, value_count_));
    std::vector<State> layer, next_layer;                 // states of the Dawg
    std::vector<State> number(states_.size(), kNoState);  // by state: number in the next layer, or kNoState
    if (has_suffix(start(), length)) layer.push_back(start());
    State end = 0;  // number of states of all layers so far
    for (std::size_t i = 0; i <= length; ++i) {
        nfa.layer_begin.push_back(end);
        end += static_cast<State>(layer.size());
        next_layer.clear();
        for (const State state : layer) {
            nfa.transition_begin.push_back(static_cast<std::uint32_t>(nfa.transitions.size()));
            if (i == length) continue;
            const auto row = transitions(state);
            for (std::size_t k = 0; k < row.size(); k += 2) {
                const State to = row[k + 1];
                if (!has_suffix(to, length - i - 1)) continue;
                if (number[to] == kNoState) {
                    number[to] = static_cast<State>(next_layer.size());
                    next_layer.push_back(to);
                }
                nfa.transitions.push_back({nfa.classes[row[k]], end + number[to]});
            }
        }
        for (const State state : next_layer) number[state] = kNoState;
        std::swap(layer, next_layer);
    }
    nfa.layer_begin.push_back(end);
    nfa.transition_begin.push_back(static_cast<std::uint32_t>(nfa.transitions.size()));
    return nfa;
}

}  // namespace sator::language
