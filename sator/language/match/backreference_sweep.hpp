#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/match/backreference_language.hpp"
#include "sator/language/match/backreference_step.hpp"

namespace sator::language {

/// One forward-backward sweep of a BackreferenceLanguage over given domains. Forward: finds all reachable
/// states, layer by layer. Backward from the accepting states: computes for each state and each of its
/// classes the union of the symbol sets that the class can have at the end. The support of a cell is the
/// union, over the live transitions that consume it, of the final symbol set of its class.
///
/// A state is a block of numbers of fixed length (its shape: the instruction, and the captures as lists of
/// classes) and one symbol set for each class. Classes are numbered by their first occurrence in the shape,
/// so equal configurations are the same state, whichever cells they came from.
class BackreferenceSweep {
  public:
    /// `watch` is not owned and may be null.
    BackreferenceSweep(const BackreferenceLanguage& language, std::span<const std::uint64_t> domains,
                       LimitWatch* watch);

    SupportVerdict run(std::span<std::uint64_t> supported);

  private:
    friend class BackreferenceStep<BackreferenceSweep>;
    using Number = std::uint16_t;
    /// In a map of classes: the class is not used any more. As a touched class: none.
    static constexpr Number kDead = 0xFFFF;
    /// No state: a free slot of the hash table, or the origin of the start states.
    static constexpr std::uint32_t kNone = 0xFFFF'FFFF;
    /// Shapes of up to this number of entries need no memory allocation.
    static constexpr std::size_t kInlineShape = 96;

    /// A configuration during the epsilon closure. Its classes still have the numbers of the state it came
    /// from.
    struct Configuration {
        SmallVector<Number, kInlineShape> shape;
        std::uint32_t pc = 0;
        std::uint64_t consumed = 0;  ///< one bit a loop: its current iteration has consumed something
    };
    struct Edge {
        std::uint32_t from, to;
        std::uint32_t
            map;  ///< in maps_: for each class of `from`, and last for the cell itself, its class in `to`
        Number touched;     ///< the class (numbered as in `from`) of the consumed cell
        std::uint32_t set;  ///< in edge_sets_: the symbols of the touched class after the cell
    };

    // Offsets in a shape: a header, then for each relevant group its capture and the capture that is still
    // open.
    static constexpr std::size_t kPcLow = 0, kPcHigh = 1, kOffset = 2, kReferred = 3, kClasses = 4,
                                 kIterations = 5;
    /// Entries of a shape's header.
    static constexpr std::size_t kHeader = 9;
    std::size_t captured_at(std::uint32_t group) const { return kHeader + group * 2 * (length_ + 1); }
    std::size_t open_at(std::uint32_t group) const { return captured_at(group) + length_ + 1; }

    bool sweep_forward();
    void consume(std::uint32_t state, std::size_t cell);
    void consume_symbol(std::uint32_t state, std::size_t cell, const Instruction& instruction);
    void consume_reference(std::uint32_t state, std::size_t cell);
    void append_to_open_groups(Configuration& configuration, Number cls) const;
    Configuration configuration_of(std::uint32_t state) const;
    /// Executes all instructions that consume nothing and interns every state that is reached. `from` is
    /// kNone for the start.
    void epsilon_closure(Configuration configuration, std::size_t position, std::uint32_t from,
                         Number touched);

    // What BackreferenceStep asks.
    bool count_step();
    void fork(const Configuration& configuration, std::uint32_t pc) {
        pending_.push_back(configuration);
        pending_.back().pc = pc;
    }
    void open(Configuration& configuration, std::uint32_t group) const {
        configuration.shape[open_at(group)] = 1;
    }
    void close(Configuration& configuration, std::uint32_t group) const;
    void forget(Configuration& configuration, std::uint32_t group) const {
        configuration.shape[captured_at(group)] = 0;
    }
    std::optional<std::size_t> captured_length(const Configuration& configuration,
                                               std::uint32_t group) const {
        const Number captured = configuration.shape[captured_at(group)];
        return captured == 0 ? std::nullopt : std::optional(captured - std::size_t{1});
    }
    static bool is_referring(const Configuration& configuration) {
        return configuration.shape[kReferred] != 0;
    }
    static void refer(Configuration& configuration, std::uint32_t group) {
        configuration.shape[kReferred] = static_cast<Number>(group + 1);
        configuration.shape[kOffset] = 0;
    }

    void add_edge(Configuration& configuration, std::uint32_t from, Number touched);
    void renumber(Configuration& configuration, std::size_t classes_before);
    std::uint32_t intern(const Configuration& configuration);
    void grow_table();
    void sweep_backward(std::span<std::uint64_t> supported);
    const std::uint64_t* set_of(std::uint32_t state, Number cls) const {
        return &sets_[state * set_stride_ + cls * words_];
    }

    const BackreferenceLanguage& language_;
    std::span<const std::uint64_t> domains_;
    LimitWatch* watch_;
    std::size_t length_, words_, shape_stride_, set_stride_;
    std::vector<Number> shapes_;
    std::vector<std::uint64_t> sets_;
    std::uint32_t state_count_ = 0;
    std::uint32_t layer_ = 0;
    std::uint32_t layer_begin_ = 0;     ///< the first state of the current layer
    std::vector<std::uint32_t> table_;  ///< hash table (open addressing) of the states of the current layer
    std::vector<Edge> edges_;           ///< grouped by layer, in order
    std::vector<std::uint32_t> layer_of_;
    std::vector<Number> maps_;
    std::vector<std::uint64_t> edge_sets_;
    std::vector<Configuration> pending_;
    std::vector<Number> map_;
    std::vector<std::uint64_t> touched_set_;
    std::vector<std::uint64_t> new_sets_;
    std::uint64_t steps_ = 0;
    bool limit_reached_ = false;
};

}  // namespace sator::language
