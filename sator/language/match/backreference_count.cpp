// Counts the strings of a clue with backreferences by the subset construction over NFA configurations. A
// subset is the set of all configurations that the string read so far can lead to; a configuration is an
// instruction that waits for a symbol, and the contents of the groups. Contents are stored by name: a name
// represents one symbol of a class (a set of symbols that no set of the clue separates). All symbols of a
// class without a name behave alike, so one of them is followed and counted for all. Each string leads to
// exactly one subset, and strings with equal subsets have the same continuations, so the strings of a length
// are counted layer by layer. Cost: subsets times configurations; there are few if references are short.
#include "sator/language/match/backreference_count.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "sator/language/match/backreference_step.hpp"
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
struct CountedConfiguration {
    std::uint32_t pc = 0;
    std::uint32_t referred = kNoGroup;    // the group that the current reference refers to
    std::uint32_t offset = 0;             // the number of the referred group's symbols that were read
    std::uint64_t consumed = 0;           // one bit a loop: its current iteration has consumed something
    std::vector<Content> captured, open;  // by relevant group
    friend auto operator<=>(const CountedConfiguration&, const CountedConfiguration&) = default;
};

/// A state of the subset construction: all configurations in ascending order, and the class of each name.
struct SubsetState {
    std::vector<CountedConfiguration> configurations;
    std::vector<SymbolClass> names;
    friend auto operator<=>(const SubsetState&, const SubsetState&) = default;
};

template <class Visit>
void for_each_content(CountedConfiguration& configuration, Visit visit) {
    for (Content& content : configuration.captured) visit(content);
    for (Content& content : configuration.open) visit(content);
}

/// Drops the names that no configuration uses any more and renumbers the others in their order.
void renumber(SubsetState& subset) {
    std::vector<Name> number(subset.names.size(), 0);
    for (CountedConfiguration& configuration : subset.configurations) {
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
    for (CountedConfiguration& configuration : subset.configurations) {
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
    using Configuration = CountedConfiguration;
    using Layer = std::map<SubsetState, BigCount>;
    friend class BackreferenceStep<BackreferenceCount>;

    void read_symbol(const SubsetState& from, SymbolClass symbols, Name name, const BigCount& count);
    bool reads(const Configuration& configuration, SymbolClass symbols, Name name) const;
    Configuration read(const Configuration& configuration, Name name) const;
    void epsilon_closure(Configuration configuration, SubsetState& subset);

    // What BackreferenceStep asks.
    bool count_step() {
        is_over_limit_ = is_over_limit_ || ++steps_ > kStepsPerConfiguration * state_limit_;
        return !is_over_limit_;
    }
    void fork(const Configuration& configuration, std::uint32_t pc) {
        pending_.push_back(configuration);
        pending_.back().pc = pc;
    }
    static void open(Configuration& configuration, std::uint32_t group) {
        configuration.open[group] = {true, {}};
    }
    static void close(Configuration& configuration, std::uint32_t group) {
        configuration.captured[group] = std::exchange(configuration.open[group], {});
    }
    static void forget(Configuration& configuration, std::uint32_t group) {
        configuration.captured[group] = {};
    }
    static std::optional<std::size_t> captured_length(const Configuration& configuration,
                                                      std::uint32_t group) {
        const Content& content = configuration.captured[group];
        return content.is_set ? std::optional(content.names.size()) : std::nullopt;
    }
    static bool is_referring(const Configuration& configuration) {
        return configuration.referred != kNoGroup;
    }
    static void refer(Configuration& configuration, std::uint32_t group) { configuration.referred = group; }

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

BackreferenceCount::Configuration BackreferenceCount::read(const Configuration& configuration,
                                                           Name name) const {
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
    BackreferenceStep interpreter(*this, language_.program_, language_.relevant_, language_.length());
    pending_.push_back(std::move(first));
    while (!pending_.empty() && !is_over_limit_) {
        Configuration configuration = std::move(pending_.back());
        pending_.pop_back();
        const BackreferenceStop stop = interpreter.run(configuration, position_);
        accepts_ = accepts_ || stop == BackreferenceStop::Accepts;
        if (stop != BackreferenceStop::ReadsSymbol || !can_end(configuration)) continue;
        drop_dead_captures(configuration);
        subset.configurations.push_back(std::move(configuration));
    }
    pending_.clear();
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
