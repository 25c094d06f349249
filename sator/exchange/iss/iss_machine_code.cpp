// Packs automata in form 0 of a machine (see iss_codes.cpp): the accepting states follow the start, and each state lists its transitions.

#include "sator/exchange/iss/iss_machine_code.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <vector>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/rules/registry/text_pieces.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kMostSymbols = 16;
/// A machine has 4 bits for the number of a state's transitions and for that of a state's bits.
constexpr std::size_t kMostTransitions = 15, kMostStateBits = 16;

/// Writes numbers as bits, the highest first.
class BitWriter {
  public:
    void add(std::size_t number, std::size_t bits) {
        for (std::size_t i = bits; i > 0; --i) {
            if (count_ % 8 == 0) bytes_ += '\0';
            const auto bit = static_cast<unsigned>(number >> (i - 1) & 1U) << (7 - count_ % 8);
            bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | bit);
            ++count_;
        }
    }
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
    std::size_t count_ = 0;
};

struct NamedMachine {
    std::vector<std::string> names;  // in the order in which they are named; the first is the start
    std::vector<std::set<std::pair<std::size_t, std::size_t>>> next;  // symbol and state
    std::set<std::size_t> accepting;
    bool has_parts = false;

    std::size_t state(std::string_view name) {
        const auto known = std::ranges::find(names, name);
        if (known != names.end()) return static_cast<std::size_t>(known - names.begin());
        names.emplace_back(name);
        next.emplace_back();
        return names.size() - 1;
    }
};

/// Reads "1 3..5" as symbols, of which 0 is the number 1.
std::optional<std::vector<std::size_t>> symbols_of(std::string_view values, std::size_t size) {
    std::vector<std::size_t> symbols;
    for (const std::string_view word : rules::words_of_piece(values)) {
        const std::size_t dots = word.find("..");
        const auto first = to_whole_number<std::size_t>(word.substr(0, dots));
        const auto last =
            dots == std::string_view::npos ? first : to_whole_number<std::size_t>(word.substr(dots + 2));
        if (!first || !last || *first < 1 || *last > size) return std::nullopt;
        for (std::size_t value = *first; value <= *last; ++value) symbols.push_back(value - 1);
    }
    return symbols;
}

/// Adds "a -> b: 1 2", "a -> b: any", "a -> b: part" or "accept a b". Returns false if the clause is none of these.
bool add_clause(std::string_view clause, std::size_t size, NamedMachine& machine) {
    const auto words = rules::words_of_piece(clause);
    if (words.front() == "accept") {
        for (std::size_t i = 1; i < words.size(); ++i) machine.accepting.insert(machine.state(words[i]));
        return true;
    }
    const auto sides = rules::pieces_of(clause, ':');
    const auto step = rules::words_of_piece(sides.front());
    if (sides.size() != 2 || step.size() != 3 || step[1] != "->") return false;
    const std::size_t from = machine.state(step[0]), to = machine.state(step[2]);
    const bool is_part = sides[1] == "part";
    const auto symbols = is_part             ? std::optional(std::vector<std::size_t>{size})
                         : sides[1] == "any" ? symbols_of("1.." + std::to_string(size), size)
                                             : symbols_of(sides[1], size);
    if (!symbols) return false;
    machine.has_parts |= is_part;
    for (const std::size_t symbol : *symbols) machine.next[from].emplace(symbol, to);
    return true;
}

/// Returns the states in the order of the machine: the start, the other accepting ones, the rest.
std::vector<std::size_t> ordered_states(const NamedMachine& machine) {
    std::vector<std::size_t> order(machine.names.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_partition(order.begin() + 1, order.end(),
                          [&](std::size_t state) { return machine.accepting.contains(state); });
    return order;
}

}  // namespace

std::optional<std::string> iss_machine_code(std::string_view transitions, std::size_t size) {
    NamedMachine machine;
    for (const std::string_view clause : rules::pieces_of(transitions, ';')) {
        if (!clause.empty() && !add_clause(clause, size, machine)) return std::nullopt;
    }
    const std::size_t symbols = size + (machine.has_parts ? 1 : 0);
    if (machine.names.empty() || symbols > kMostSymbols) return std::nullopt;
    const std::vector<std::size_t> order = ordered_states(machine);
    std::vector<std::size_t> place(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    std::size_t most = 0;
    for (const auto& next : machine.next) most = std::max(most, next.size());
    const std::size_t accepting = machine.accepting.size() - machine.accepting.count(0);
    // The number of accepting states has the bits of a state, too.
    const auto state_bits =
        static_cast<std::size_t>(std::bit_width(std::max<std::size_t>({1, order.size() - 1, accepting})));
    if (most > kMostTransitions || state_bits > kMostStateBits) return std::nullopt;
    const auto count_bits = std::max<std::size_t>(1, static_cast<std::size_t>(std::bit_width(most)));
    const auto symbol_bits = static_cast<std::size_t>(std::bit_width(symbols - 1));
    BitWriter bits;
    bits.add(0, 2);
    bits.add(state_bits - 1, 4);
    bits.add(symbols - 1, 4);
    bits.add(1, state_bits);
    bits.add(accepting, state_bits);
    bits.add(machine.accepting.count(0), 1);
    bits.add(count_bits, 4);
    for (const std::size_t state : order) {
        bits.add(machine.next[state].size(), count_bits);
        for (const auto& [symbol, target] : machine.next[state]) {
            bits.add(symbol, symbol_bits);
            bits.add(place[target], state_bits);
        }
    }
    std::string packed = to_base64(bits.bytes());
    std::erase(packed, '=');
    for (char& c : packed) c = c == '+' ? '-' : c == '/' ? '_' : c;
    return packed;
}

}  // namespace sator::exchange
