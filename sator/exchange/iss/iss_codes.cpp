// Unpacks the relations, sets of cells and machines of the Interactive Sudoku Solver.
//
// A machine is a sequence of bits in base64, the highest first. Its head: the form of the body (2 bits), bits of a state - 1 (4),
// number of symbols - 1 (4), the number of start states and that of further accepting states (a state's bits each), whether the
// start accepts (1), and in form 0 the bits of a count (4). State 0 is the start, and the accepting states follow. The body has for
// each state, in form 0, the count of its transitions and each one's symbol and state; in form 1 a set of symbols, the first one
// lowest, and the state after each.

#include "sator/exchange/iss/iss_codes.hpp"

#include <bit>
#include <map>

#include "sator/exchange/packing/base64.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kBitsOfCharacter = 6;

class BitStream {
  public:
    explicit BitStream(std::string bytes) : bytes_(std::move(bytes)) {}

    std::size_t left() const { return bytes_.size() * 8 - at_; }
    /// Returns 0 if there are too few bits; see is_damaged.
    std::size_t take(std::size_t bits) {
        std::size_t number = 0;
        is_damaged_ = is_damaged_ || left() < bits;
        for (std::size_t i = 0; i < bits && !is_damaged_; ++i, ++at_)
            number = number * 2 + ((static_cast<unsigned char>(bytes_[at_ / 8]) >> (7 - at_ % 8)) & 1U);
        return number;
    }
    bool is_damaged() const { return is_damaged_; }

  private:
    std::string bytes_;
    std::size_t at_ = 0;
    bool is_damaged_ = false;
};

/// The transitions of a state: by the state that follows, the symbols that lead to it.
using Targets = std::map<std::size_t, std::vector<std::size_t>>;

struct Machine {
    std::size_t accepting = 0;  // after the start
    bool accepts_nothing_read = false;
    std::vector<Targets> states;
};

Targets take_listed(BitStream& bits, std::size_t count, std::size_t symbol_bits, std::size_t state_bits) {
    Targets targets;
    for (std::size_t i = 0; i < count && !bits.is_damaged(); ++i) {
        const std::size_t symbol = bits.take(symbol_bits);
        targets[bits.take(state_bits)].push_back(symbol);
    }
    return targets;
}

Targets take_packed(BitStream& bits, std::size_t set, std::size_t state_bits) {
    Targets targets;
    for (std::size_t symbol = 0; set >> symbol != 0; ++symbol) {
        if ((set >> symbol & 1U) != 0) targets[bits.take(state_bits)].push_back(symbol);
    }
    return targets;
}

std::optional<Machine> take_machine(BitStream bits) {
    const std::size_t form = bits.take(2), state_bits = bits.take(4) + 1, symbols = bits.take(4) + 1;
    const std::size_t starts = bits.take(state_bits);
    Machine machine;
    machine.accepting = bits.take(state_bits);
    machine.accepts_nothing_read = bits.take(1) == 1;
    if (form > 1 || starts != 1) return std::nullopt;
    const std::size_t count_bits = form == 0 ? bits.take(4) : symbols;
    const auto symbol_bits = static_cast<std::size_t>(std::bit_width(symbols - 1));
    while (count_bits > 0 && bits.left() >= count_bits) {
        const std::size_t head = bits.take(count_bits);
        machine.states.push_back(form == 0 ? take_listed(bits, head, symbol_bits, state_bits)
                                           : take_packed(bits, head, state_bits));
    }
    if (bits.is_damaged() || machine.states.empty()) return std::nullopt;
    return machine;
}

/// Returns the symbols as values of the grid, without the last symbol, which is the step between two segments.
std::string symbols_text(const std::vector<std::size_t>& symbols, const IssGrid& grid) {
    std::string text;
    for (const std::size_t symbol : symbols) {
        if (symbol < grid.values()) text += " " + std::to_string(grid.first + static_cast<int>(symbol));
    }
    return text;
}

}  // namespace

std::optional<std::vector<bool>> iss_bits(std::string_view text) {
    std::vector<bool> bits;
    for (const char c : text) {
        const std::size_t number = kAlphabet.find(c);
        if (number == std::string_view::npos) return std::nullopt;
        for (int i = 0; i < kBitsOfCharacter; ++i) bits.push_back((number >> i & 1U) != 0);
    }
    return bits;
}

std::optional<std::string> iss_pair_table(std::string_view key, const IssGrid& grid) {
    const auto bits = iss_bits(key);
    if (!bits) return std::nullopt;
    const std::size_t values = grid.values();
    std::string table;
    for (std::size_t a = 0; a < values; ++a) {
        std::string row;
        for (std::size_t b = 0; b < values; ++b) {
            const std::size_t bit = a * values + b;
            if (bit < bits->size() && (*bits)[bit])
                row += " " + std::to_string(grid.first + static_cast<int>(b));
        }
        if (!row.empty())
            table +=
                (table.empty() ? "" : "; ") + std::to_string(grid.first + static_cast<int>(a)) + ":" + row;
    }
    return table;
}

std::string iss_pair_key(const std::vector<std::vector<bool>>& table) {
    std::string key;
    std::size_t number = 0, bit = 0;
    for (const auto& row : table) {
        for (const bool is_pair : row) {
            number |= static_cast<std::size_t>(is_pair) << bit;
            if (++bit < kBitsOfCharacter) continue;
            key += kAlphabet[number];
            number = bit = 0;
        }
    }
    key += kAlphabet[number];
    while (key.ends_with('A')) key.pop_back();
    return key;
}

std::optional<std::string> iss_machine_text(std::string_view packed, const IssGrid& grid) {
    auto bytes = from_base64(packed);
    if (!bytes) return std::nullopt;
    const auto machine = take_machine(BitStream(std::move(*bytes)));
    if (!machine) return std::nullopt;
    std::string text;
    const auto add = [&](const std::string& clause) { text += (text.empty() ? "" : "; ") + clause; };
    for (std::size_t state = 0; state < machine->states.size(); ++state) {
        for (const auto& [target, symbols] : machine->states[state]) {
            if (target > machine->states.size() + machine->accepting) return std::nullopt;
            const std::string step = std::to_string(state) + " -> " + std::to_string(target) + ":";
            const std::string values = symbols_text(symbols, grid);
            if (!values.empty()) add(step + values);
            if (symbols.back() == grid.values()) add(step + " part");
            if (symbols.back() > grid.values()) return std::nullopt;
        }
    }
    std::string accepting = machine->accepts_nothing_read ? " 0" : "";
    for (std::size_t i = 1; i <= machine->accepting; ++i) accepting += " " + std::to_string(i);
    if (!text.starts_with("0 ")) return std::nullopt;
    if (!accepting.empty()) add("accept" + accepting);
    return text;
}

}  // namespace sator::exchange
