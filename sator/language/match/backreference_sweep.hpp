#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/small_vector.hpp"
#include "sator/language/match/backreference_language.hpp"

namespace sator {

/// One sweep of a BackreferenceLanguage over given domains: forward, layer by layer, all states that can be
/// reached; backward from the accepting ones, for each state and each of its classes the union of the symbol
/// sets that the class ends with. A cell's support is the union over the live transitions that consume it of
/// the set that its class ends with.
///
/// A state is a block of numbers of fixed length (its shape: instruction, captures as lists of classes) and
/// one symbol set a class. Classes are numbered by first appearance in the shape, so that equal configurations
/// are one state, whichever cells led to them.
class BackreferenceSweep {
  public:
    /// `watch`: not owned, may be null.
    BackreferenceSweep(const BackreferenceLanguage& language, std::span<const std::uint64_t> domains,
                       LimitWatch* watch);

    SupportVerdict run(std::span<std::uint64_t> supported);

  private:
    using Number = std::uint16_t;
    static constexpr Number kDead = 0xFFFF;
    static constexpr std::uint32_t kNone = 0xFFFF'FFFF;
    static constexpr std::size_t kInlineShape = 96;

    /// A state on its way through instructions that consume nothing; classes still have the numbers of the
    /// state it came from.
    struct Configuration {
        SmallVector<Number, kInlineShape> shape;
        std::uint32_t pc = 0;
        std::uint64_t consumed = 0;  ///< by loop: its iteration has consumed something
    };
    struct Edge {
        std::uint32_t from, to;
        std::uint32_t
            map;  ///< in maps_: the class in `to` of each class of `from` and, last, of the cell itself
        Number touched;     ///< the class (numbered as in `from`) that the consumed cell belongs to
        std::uint32_t set;  ///< in edge_sets_: the touched class's symbols after the cell
    };

    // Where things stand in a shape: a header, then for each relevant group its capture and what it is
    // capturing.
    static constexpr std::size_t kPcLow = 0, kPcHigh = 1, kOffset = 2, kReferred = 3, kClasses = 4,
                                 kIterations = 5;
    static constexpr std::size_t kHeader = 9;
    std::size_t captured_at(std::uint32_t group) const { return kHeader + group * 2 * (length_ + 1); }
    std::size_t open_at(std::uint32_t group) const { return captured_at(group) + length_ + 1; }

    bool sweep_forward();
    void consume(std::uint32_t state, std::size_t cell);
    void consume_symbol(std::uint32_t state, std::size_t cell, const Instruction& instruction);
    void consume_reference(std::uint32_t state, std::size_t cell);
    void append_to_open_groups(Configuration& configuration, Number cls) const;
    Configuration configuration_of(std::uint32_t state) const;
    /// Follows all instructions that consume nothing and interns every state reached. `from` is kNone at the
    /// start.
    void epsilon_closure(Configuration configuration, std::size_t position, std::uint32_t from,
                         Number touched);
    /// One such instruction: the ways on are pushed on pending_; true where `configuration` stands at a consuming
    /// instruction or accepts.
    bool step(Configuration& configuration, std::size_t position);
    bool step_reference(Configuration& configuration, const Instruction& instruction);
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
    std::uint32_t layer_begin_ = 0;     ///< states of the layer being made begin here
    std::vector<std::uint32_t> table_;  ///< open addressing over the states of the layer being made
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

}  // namespace sator
