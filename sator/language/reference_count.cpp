// Counts by the subset construction over contents. A situation is all the ways in which the clue can have
// read a string so far: for each way the instruction it waits at and what its groups captured. Captured
// symbols are told apart by name only: a name stands for one symbol of a class (symbols that no set of the
// clue tells apart), and all symbols of a class that have no name are alike, so that one of them is followed
// and counted for all. Two strings with equal situations have equal ends, each string leads to one situation,
// and so the strings of a length are counted layer by layer. Cost: situations times ways; there are few where
// references are short.
#include "sator/language/reference_count.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "sator/language/remaining_need.hpp"
#include "sator/language/symbol_classes.hpp"

namespace sator {

namespace {

using Op = Instruction::Op;
/// A symbol's name within a situation: an index in its list of names.
using Name = std::uint16_t;

constexpr std::uint32_t kNoGroup = ~std::uint32_t{0};
/// Instructions that consume nothing, for each way of the limit: clues whose empty ways multiply meet it.
constexpr std::size_t kStepsPerWay = 64;

/// What a group captured, or is capturing: nothing, or the names of symbols.
struct Content {
    bool is_set = false;
    std::u16string names;
    friend auto operator<=>(const Content&, const Content&) = default;
};

/// One way of reading the string so far.
struct Way {
    std::uint32_t pc = 0;
    std::uint32_t referred = kNoGroup;    // the group that the reference under way refers to
    std::uint32_t offset = 0;             // how many of its symbols were read
    std::uint64_t consumed = 0;           // by loop: its turn has consumed something
    std::vector<Content> captured, open;  // by relevant group
    friend auto operator<=>(const Way&, const Way&) = default;
};

/// All ways, ascending, and the class of each name.
struct Situation {
    std::vector<Way> ways;
    std::vector<SymbolClass> names;
    friend auto operator<=>(const Situation&, const Situation&) = default;
};

template <class Visit>
void for_each_content(Way& way, Visit visit) {
    for (Content& content : way.captured) visit(content);
    for (Content& content : way.open) visit(content);
}

/// Drops the names that no way uses any more and numbers the others anew, in their order.
void renumber(Situation& situation) {
    std::vector<Name> number(situation.names.size(), 0);
    for (Way& way : situation.ways) {
        for_each_content(way, [&](const Content& content) {
            for (const char16_t name : content.names) number[name] = 1;
        });
    }
    std::vector<SymbolClass> kept;
    for (std::size_t name = 0; name < number.size(); ++name) {
        if (number[name] == 0) continue;
        number[name] = static_cast<Name>(kept.size());
        kept.push_back(situation.names[name]);
    }
    for (Way& way : situation.ways) {
        for_each_content(way, [&](Content& content) {
            for (char16_t& name : content.names) name = number[name];
        });
    }
    situation.names = std::move(kept);
    std::ranges::sort(situation.ways);
    situation.ways.erase(std::ranges::unique(situation.ways).begin(), situation.ways.end());
}

}  // namespace

class ReferenceCount {
  public:
    ReferenceCount(const ReferenceLanguage& language, std::size_t state_limit, const Limits& limits)
        : language_(language),
          limits_(limits),
          state_limit_(state_limit),
          classes_(language.program_.masks, language.program_.canonical.size()),
          needs_(remaining_needs(language.program_)) {}

    std::optional<BigCount> run();

  private:
    using Layer = std::map<Situation, BigCount>;

    void read_symbol(const Situation& from, SymbolClass symbols, Name name, const BigCount& count);
    bool reads(const Way& way, SymbolClass symbols, Name name) const;
    Way read(const Way& way, Name name) const;
    void follow(Way way, Situation& situation);
    bool step(Way& way);
    bool begin_reference(Way& way, const Instruction& instruction) const;
    bool can_end(const Way& way) const;
    void forget_dead(Way& way) const;
    void keep(Situation situation, const BigCount& count);

    const ReferenceLanguage& language_;
    const Limits& limits_;
    std::size_t state_limit_;
    SymbolClasses classes_;
    std::vector<RemainingNeed> needs_;
    std::size_t position_ = 0;  // how many symbols were read
    Layer next_;                // the situations after one more
    std::vector<Way> pending_;  // ways yet to be followed
    bool accepts_ = false;      // one of them has read a whole string
    BigCount found_;
    std::size_t ways_ = 0, steps_ = 0;  // of this layer
    bool is_over_limit_ = false;
};

std::optional<BigCount> ReferenceCount::run() {
    Way start;
    start.pc = language_.program_.start;
    start.captured.resize(language_.relevant_count_);
    start.open.resize(language_.relevant_count_);
    Situation first;
    follow(std::move(start), first);
    keep(std::move(first), 1);
    while (position_ < language_.length() && !is_over_limit_) {
        const Layer layer = std::exchange(next_, {});
        ++position_;
        ways_ = steps_ = 0;
        for (const auto& [situation, count] : layer) {
            if (limits_.reached()) return std::nullopt;
            std::vector<std::size_t> named(classes_.size(), 0);
            for (std::size_t name = 0; name < situation.names.size(); ++name) {
                ++named[situation.names[name]];
                read_symbol(situation, situation.names[name], static_cast<Name>(name), count);
            }
            const auto fresh = static_cast<Name>(situation.names.size());
            for (SymbolClass c = 0; c < classes_.size(); ++c) {
                const std::size_t unnamed = classes_.count(c) - named[c];
                if (unnamed > 0) read_symbol(situation, c, fresh, count * unnamed);
            }
            if (is_over_limit_) break;
        }
    }
    if (is_over_limit_) return std::nullopt;
    return found_;
}

/// All ways on from a situation by one symbol, which stands for `count` strings.
void ReferenceCount::read_symbol(const Situation& from, SymbolClass symbols, Name name,
                                 const BigCount& count) {
    Situation to{{}, from.names};
    if (name == to.names.size()) to.names.push_back(symbols);
    for (const Way& way : from.ways) {
        if (reads(way, symbols, name)) follow(read(way, name), to);
    }
    keep(std::move(to), count);
}

void ReferenceCount::keep(Situation situation, const BigCount& count) {
    if (std::exchange(accepts_, false)) found_ += count;
    if (situation.ways.empty()) return;
    renumber(situation);
    const auto [entry, is_new] = next_.try_emplace(std::move(situation));
    if (is_new) ways_ += entry->first.ways.size();
    is_over_limit_ = is_over_limit_ || ways_ > state_limit_;
    entry->second += count;
}

bool ReferenceCount::reads(const Way& way, SymbolClass symbols, Name name) const {
    const Instruction& instruction = language_.program_.code[way.pc];
    if (instruction.op == Op::Reference) return way.captured[way.referred].names[way.offset] == name;
    return has_bit(language_.program_.mask(instruction.mask), classes_.least(symbols));
}

Way ReferenceCount::read(const Way& way, Name name) const {
    Way after = way;
    for (Content& content : after.open) {
        if (content.is_set) content.names += static_cast<char16_t>(name);
    }
    after.consumed = ~std::uint64_t{0};
    const bool is_over =
        after.referred == kNoGroup || ++after.offset == after.captured[after.referred].names.size();
    if (is_over) {
        after.referred = kNoGroup;
        after.offset = 0;
        after.pc = language_.program_.code[after.pc].next;
    }
    return after;
}

/// Follows a way through all instructions that consume nothing.
void ReferenceCount::follow(Way first, Situation& situation) {
    pending_.push_back(std::move(first));
    while (!pending_.empty() && !is_over_limit_) {
        Way way = std::move(pending_.back());
        pending_.pop_back();
        if (!step(way) || !can_end(way)) continue;
        forget_dead(way);
        situation.ways.push_back(std::move(way));
    }
    pending_.clear();
}

/// Follows a way to where it reads a symbol, if there is such a place; branches are left in pending_.
bool ReferenceCount::step(Way& way) {
    const bool is_end = position_ == language_.length();
    for (;;) {
        if (++steps_ > kStepsPerWay * state_limit_) is_over_limit_ = true;
        if (is_over_limit_) return false;
        const Instruction& instruction = language_.program_.code[way.pc];
        const auto group = [&](std::uint32_t index) { return language_.relevant_[index]; };
        switch (instruction.op) {
            case Op::Accept:
                accepts_ = accepts_ || is_end;
                return false;
            case Op::Symbols:
                return !is_end;
            case Op::Reference:
                if (way.referred == kNoGroup && !begin_reference(way, instruction)) return false;
                if (way.referred != kNoGroup) return !is_end;
                break;
            case Op::Split:
                pending_.push_back(way);
                pending_.back().pc = instruction.other;
                break;
            case Op::Open:
                if (group(instruction.index) != kNoGroup) way.open[group(instruction.index)] = {true, {}};
                break;
            case Op::Close:
                if (group(instruction.index) == kNoGroup) break;
                way.captured[group(instruction.index)] =
                    std::exchange(way.open[group(instruction.index)], {});
                break;
            case Op::Forget:
                for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) {
                    if (group(g) != kNoGroup) way.captured[group(g)] = {};
                }
                break;
            case Op::TurnStart:
                way.consumed &= ~(std::uint64_t{1} << instruction.index);
                break;
            case Op::TurnCheck:
                if ((way.consumed >> instruction.index & 1) != 0) break;
                if (language_.program_.dialect != Dialect::Java) return false;
                way.pc = instruction.other;
                continue;
            case Op::LineStart:
                if (position_ != 0) return false;
                break;
            case Op::LineEnd:
                if (!is_end) return false;
                break;
            default:
                return false;
        }
        way.pc = instruction.next;
    }
}

/// Begins a reference; false where it fails. An empty or, outside java, an unset one consumes nothing.
bool ReferenceCount::begin_reference(Way& way, const Instruction& instruction) const {
    for (const std::uint32_t group : instruction.groups) {
        const std::uint32_t number = language_.relevant_[group];
        if (!way.captured[number].is_set) continue;
        if (!way.captured[number].names.empty()) way.referred = number;
        return true;
    }
    return language_.program_.dialect != Dialect::Java;
}

/// Whether what the way must still read can fit into the rest of the string.
bool ReferenceCount::can_end(const Way& way) const {
    const RemainingNeed& need = needs_[way.pc];
    std::size_t symbols = position_ + need.symbols;
    for (std::uint32_t group = 1; group <= language_.program_.group_count; ++group) {
        const std::uint32_t number = language_.relevant_[group];
        if (number == kNoGroup) continue;
        if ((need.captured >> group & 1) != 0) symbols += way.captured[number].names.size();
        if ((need.open >> group & 1) != 0) symbols += way.open[number].names.size();
    }
    return symbols - way.offset <= language_.length();
}

/// Drops what nothing will ask for any more, so that situations which end alike are one.
void ReferenceCount::forget_dead(Way& way) const {
    const ReferenceLanguage::Liveness& live = language_.live_[way.pc];
    for (std::uint32_t group = 0; group < language_.relevant_count_; ++group) {
        if ((live.captured >> group & 1) == 0) way.captured[group] = {};
        if ((live.open >> group & 1) == 0) way.open[group] = {};
    }
    way.consumed &= live.turns;
}

std::optional<BigCount> count_strings(const ReferenceLanguage& language, std::size_t state_limit,
                                      const Limits& limits) {
    return ReferenceCount(language, state_limit, limits).run();
}

}  // namespace sator
