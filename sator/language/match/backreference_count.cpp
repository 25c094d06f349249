// Counts the strings of a clue with backreferences by the subset construction over NFA configurations. A
// subset is the set of all configurations that the string read so far can lead to; a configuration is an
// instruction that waits for a symbol, and the contents of the groups. Contents are stored by name: a name
// represents one symbol of a class (a set of symbols that no set of the clue separates). All symbols of a
// class without a name behave alike, so one of them is followed and counted for all. Each string leads to
// exactly one subset, and strings with equal subsets have the same continuations, so the strings of a length
// are counted layer by layer. Cost: subsets times configurations; there are few if references are short.
// references are short.
#include "sator/language/match/backreference_count.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "sator/language/match/remaining_lower_bound.hpp"
#include "sator/language/symbols/symbol_classes.hpp"

namespace sator::language {

namespace {

using Op = Instruction::Op;
/// A name of a symbol within a subset: an index in SubsetState::names.
using Name = std::uint16_t;

/// The value of `referred` if no reference is in progress.
constexpr std::uint32_t kNoGroup = ~std::uint32_t{0};
/// Limit of the instructions executed for each configuration of `state_limit`. Reached by clues whose epsilon
/// paths multiply.
constexpr std::size_t kStepsPerConfiguration = 64;

/// What a group has captured or is capturing: unset, or the names of its symbols.
struct Content {
    bool is_set = false;
    std::u16string names;
    friend auto operator<=>(const Content&, const Content&) = default;
};

/// One NFA configuration after the string read so far.
struct Configuration {
    std::uint32_t pc = 0;
    std::uint32_t referred = kNoGroup;    // the group that the current reference refers to
    std::uint32_t offset = 0;             // the number of the referred group's symbols that were read
    std::uint64_t consumed = 0;           // one bit a loop: its current iteration has consumed something
    std::vector<Content> captured, open;  // by relevant group
    friend auto operator<=>(const Configuration&, const Configuration&) = default;
};

/// A state of the subset construction: all configurations in ascending order, and the class of each name.
struct SubsetState {
    std::vector<Configuration> configurations;
    std::vector<SymbolClass> names;
    friend auto operator<=>(const SubsetState&, const SubsetState&) = default;
};

template <class Visit>
void for_each_content(Configuration& configuration, Visit visit) {
    for (Content& content : configuration.captured) visit(content);
    for (Content& content : configuration.open) visit(content);
}

/// Drops the names that no configuration uses any more and renumbers the others in their order.
void renumber(SubsetState& subset) {
    std::vector<Name> number(subset.names.size(), 0);
    for (Configuration& configuration : subset.configurations) {
        for_each_content(configuration, [&](const Content& content) {
            for (const char16_t name : content.names) number[name] = 1;
        });
    }
    std::vector<SymbolClass> kept;
    for (std::size_t name = 0; name < number.size(); ++name) {
        if (number[name] == 0) continue;
        number[name] = static_cast<Name>(kept.size());
        kept.push_back(subset.names[name]);
    }
    for (Configuration& configuration : subset.configurations) {
        for_each_content(configuration, [&](Content& content) {
            for (char16_t& name : content.names) name = number[name];
        });
    }
    subset.names = std::move(kept);
    std::ranges::sort(subset.configurations);
    subset.configurations.erase(std::ranges::unique(subset.configurations).begin(),
                                subset.configurations.end());
}

}  // namespace

class BackreferenceCount {
  public:
    BackreferenceCount(const BackreferenceLanguage& language, std::size_t state_limit, const Limits& limits)
        : language_(language),
          limits_(limits),
          state_limit_(state_limit),
          classes_(language.program_.masks, language.program_.canonical.size()),
          lower_bounds_(remaining_lower_bounds(language.program_)) {}

    std::optional<BigCount> run();

  private:
    using Layer = std::map<SubsetState, BigCount>;

    void read_symbol(const SubsetState& from, SymbolClass symbols, Name name, const BigCount& count);
    bool reads(const Configuration& configuration, SymbolClass symbols, Name name) const;
    Configuration read(const Configuration& configuration, Name name) const;
    void epsilon_closure(Configuration configuration, SubsetState& subset);
    bool step(Configuration& configuration);
    bool begin_reference(Configuration& configuration, const Instruction& instruction) const;
    bool can_end(const Configuration& configuration) const;
    void drop_dead_captures(Configuration& configuration) const;
    void add_subset(SubsetState subset, const BigCount& count);

    const BackreferenceLanguage& language_;
    const Limits& limits_;
    std::size_t state_limit_;
    SymbolClasses classes_;
    std::vector<RemainingLowerBound> lower_bounds_;
    std::size_t position_ = 0;            // the number of symbols read
    Layer next_;                          // the subsets after the next symbol
    std::vector<Configuration> pending_;  // configurations whose epsilon closure is still to be computed
    bool accepts_ = false;                // a configuration has accepted a whole string
    BigCount found_;
    std::size_t configuration_count_ = 0, steps_ = 0;  // of this layer
    bool is_over_limit_ = false;
};

std::optional<BigCount> BackreferenceCount::run() {
    Configuration start;
    start.pc = language_.program_.start;
    start.captured.resize(language_.relevant_count_);
    start.open.resize(language_.relevant_count_);
    SubsetState first;
    epsilon_closure(std::move(start), first);
    add_subset(std::move(first), 1);
    while (position_ < language_.length() && !is_over_limit_) {
        const Layer layer = std::exchange(next_, {});
        ++position_;
        configuration_count_ = steps_ = 0;
        for (const auto& [subset, count] : layer) {
            if (limits_.reached()) return std::nullopt;
            std::vector<std::size_t> named(classes_.size(), 0);
            for (std::size_t name = 0; name < subset.names.size(); ++name) {
                ++named[subset.names[name]];
                read_symbol(subset, subset.names[name], static_cast<Name>(name), count);
            }
            const auto fresh = static_cast<Name>(subset.names.size());
            for (SymbolClass c = 0; c < classes_.size(); ++c) {
                const std::size_t unnamed = classes_.count(c) - named[c];
                if (unnamed > 0) read_symbol(subset, c, fresh, count * unnamed);
            }
            if (is_over_limit_) break;
        }
    }
    if (is_over_limit_) return std::nullopt;
    return found_;
}

/// Adds the subset that is reached by one symbol; `count` is the number of strings that lead there.
void BackreferenceCount::read_symbol(const SubsetState& from, SymbolClass symbols, Name name,
                                     const BigCount& count) {
    SubsetState to{{}, from.names};
    if (name == to.names.size()) to.names.push_back(symbols);
    for (const Configuration& configuration : from.configurations) {
        if (reads(configuration, symbols, name)) epsilon_closure(read(configuration, name), to);
    }
    add_subset(std::move(to), count);
}

void BackreferenceCount::add_subset(SubsetState subset, const BigCount& count) {
    if (std::exchange(accepts_, false)) found_ += count;
    if (subset.configurations.empty()) return;
    renumber(subset);
    const auto [entry, is_new] = next_.try_emplace(std::move(subset));
    if (is_new) configuration_count_ += entry->first.configurations.size();
    is_over_limit_ = is_over_limit_ || configuration_count_ > state_limit_;
    entry->second += count;
}

bool BackreferenceCount::reads(const Configuration& configuration, SymbolClass symbols, Name name) const {
    const Instruction& instruction = language_.program_.code[configuration.pc];
    if (instruction.op == Op::Reference)
        return configuration.captured[configuration.referred].names[configuration.offset] == name;
    return has_bit(language_.program_.mask(instruction.mask), classes_.least(symbols));
}

Configuration BackreferenceCount::read(const Configuration& configuration, Name name) const {
    Configuration after = configuration;
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

/// Executes all instructions that consume nothing, and adds the configurations that then wait for a symbol.
void BackreferenceCount::epsilon_closure(Configuration first, SubsetState& subset) {
    pending_.push_back(std::move(first));
    while (!pending_.empty() && !is_over_limit_) {
        Configuration configuration = std::move(pending_.back());
        pending_.pop_back();
        if (!step(configuration) || !can_end(configuration)) continue;
        drop_dead_captures(configuration);
        subset.configurations.push_back(std::move(configuration));
    }
    pending_.clear();
}

/// Runs a configuration up to an instruction that reads a symbol. Returns false if it fails or accepts. The
/// other branches are pushed on pending_.
bool BackreferenceCount::step(Configuration& configuration) {
    const bool is_end = position_ == language_.length();
    for (;;) {
        if (++steps_ > kStepsPerConfiguration * state_limit_) is_over_limit_ = true;
        if (is_over_limit_) return false;
        const Instruction& instruction = language_.program_.code[configuration.pc];
        const auto group = [&](std::uint32_t index) { return language_.relevant_[index]; };
        switch (instruction.op) {
            case Op::Accept:
                accepts_ = accepts_ || is_end;
                return false;
            case Op::Symbols:
                return !is_end;
            case Op::Reference:
                if (configuration.referred == kNoGroup && !begin_reference(configuration, instruction))
                    return false;
                if (configuration.referred != kNoGroup) return !is_end;
                break;
            case Op::Split:
                pending_.push_back(configuration);
                pending_.back().pc = instruction.other;
                break;
            case Op::Open:
                if (group(instruction.index) != BackreferenceLanguage::kIrrelevant)
                    configuration.open[group(instruction.index)] = {true, {}};
                break;
            case Op::Close:
                if (group(instruction.index) == BackreferenceLanguage::kIrrelevant) break;
                configuration.captured[group(instruction.index)] =
                    std::exchange(configuration.open[group(instruction.index)], {});
                break;
            case Op::ResetGroups:
                for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) {
                    if (group(g) != BackreferenceLanguage::kIrrelevant) configuration.captured[group(g)] = {};
                }
                break;
            case Op::IterationStart:
                configuration.consumed &= ~(std::uint64_t{1} << instruction.index);
                break;
            case Op::IterationCheck:
                if ((configuration.consumed >> instruction.index & 1) != 0) break;
                if (language_.program_.dialect != Dialect::Java) return false;
                configuration.pc = instruction.other;
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
        configuration.pc = instruction.next;
    }
}

/// Begins a reference; returns false if it fails. An empty reference consumes nothing, and so does an unset
/// one, except that in java it fails.
bool BackreferenceCount::begin_reference(Configuration& configuration, const Instruction& instruction) const {
    for (const std::uint32_t group : instruction.groups) {
        const std::uint32_t number = language_.relevant_[group];
        if (!configuration.captured[number].is_set) continue;
        if (!configuration.captured[number].names.empty()) configuration.referred = number;
        return true;
    }
    return language_.program_.dialect != Dialect::Java;
}

/// Returns whether the symbols that the configuration must still read fit into the rest of the string.
bool BackreferenceCount::can_end(const Configuration& configuration) const {
    const RemainingLowerBound& bound = lower_bounds_[configuration.pc];
    std::size_t symbols = position_ + bound.symbols;
    for (std::uint32_t group = 1; group <= language_.program_.group_count; ++group) {
        const std::uint32_t number = language_.relevant_[group];
        if (number == BackreferenceLanguage::kIrrelevant) continue;
        if ((bound.captured >> group & 1) != 0) symbols += configuration.captured[number].names.size();
        if ((bound.open >> group & 1) != 0) symbols += configuration.open[number].names.size();
    }
    return symbols - configuration.offset <= language_.length();
}

/// Drops captures and loop bits that no later instruction reads (liveness), so that subsets with the same
/// continuations become equal.
void BackreferenceCount::drop_dead_captures(Configuration& configuration) const {
    const BackreferenceLanguage::Liveness& live = language_.live_[configuration.pc];
    for (std::uint32_t group = 0; group < language_.relevant_count_; ++group) {
        if ((live.captured >> group & 1) == 0) configuration.captured[group] = {};
        if ((live.open >> group & 1) == 0) configuration.open[group] = {};
    }
    configuration.consumed &= live.iterations;
}

std::optional<BigCount> count_strings(const BackreferenceLanguage& language, std::size_t state_limit,
                                      const Limits& limits) {
    return BackreferenceCount(language, state_limit, limits).run();
}

}  // namespace sator::language
