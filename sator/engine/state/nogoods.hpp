#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/engine/state/store.hpp"

namespace sator {

/// A condition on one variable: a cell has lost all of some values, or an auxiliary's bound has come so far.
struct Premise {
    VariableId variable;
    Literal::Relation relation = Literal::Relation::NotEqual;
    Value bound = 0;                ///< of AtMost and AtLeast: for auxiliaries
    std::vector<Word> values = {};  ///< of NotEqual: as many words as the cell's domain
};

/// Premises that no solution fulfils together. At most one of a cell: it speaks of sets of values, so that a
/// decision, which takes all values but one, is one premise (G. Katsirelos and F. Bacchus, "Generalized
/// nogoods in CSPs", AAAI 2005).
using Nogood = std::vector<Premise>;

/// The nogoods that a search has learnt, and their propagation: where all premises of one but one hold, that
/// one must not. Each nogood is looked at only when one of two watched premises that do not hold comes to do
/// so (M. Moskewicz et al., "Chaff", DAC 2001).
class Nogoods {
  public:
    explicit Nogoods(const Model& model);

    std::size_t size() const { return nogoods_.size() - free_.size(); }
    void clear();

    /// Learns a nogood of at least one premise. Of the premises that hold, the one that did so last must be
    /// among the first two; where one does not hold, it is the first. `lbd`: over how many levels the
    /// premises were spread, the fewer the better it is. Answers its id.
    PropagatorId add(const Nogood& nogood, std::uint32_t lbd);
    /// Learns a nogood, of any order, that others have found: at a level that is left no more. False where it
    /// leaves nothing.
    [[nodiscard]] bool import_nogood(Nogood nogood, std::uint32_t lbd, Store& store);
    /// Makes the nogood's first premise fail, its others holding.
    [[nodiscard]] bool assert_first(PropagatorId id, Store& store) const;
    /// Looks at what the trail has had new since the last call, to the end of what follows at once. False on
    /// a conflict.
    [[nodiscard]] bool propagate(Store& store);
    /// After backtracking: the trail has shrunk to `trail_size`.
    void shrink_trail(std::size_t trail_size) { propagated_ = std::min(propagated_, trail_size); }
    /// Forgets half of them, those that are spread over most levels; what the trail's changes rest on stays.
    void reduce(const Store& store);

    /// Whether a change's cause, or what failed, is a nogood.
    bool is_nogood(PropagatorId cause) const {
        return cause != Store::kDecision && cause.index() >= first_id_;
    }
    /// The nogood that found the last conflict.
    PropagatorId failed() const { return failed_; }
    /// Calls `visit` for each premise of a nogood.
    template <class Visit>
    void for_each_premise(PropagatorId id, Visit visit) const {
        const Entry& entry = nogoods_[number(id)];
        for (std::uint32_t i = 0; i < entry.size; ++i) visit(view(premises_[entry.first + i]));
    }
    struct PremiseView {
        VariableId variable;
        Literal::Relation relation;
        Value bound;
        std::span<const Word> values;
    };

    std::size_t memory_bytes() const;

  private:
    struct Stored {
        VariableId variable;
        Literal::Relation relation;
        std::uint32_t first_word;
        Value bound;
    };
    struct Entry {
        std::uint32_t first, size;  // in premises_; size 0: forgotten
        std::uint32_t lbd;
        std::array<std::uint32_t, 2> watched;
    };
    struct Watch {
        std::uint32_t nogood;
        std::uint32_t side;
    };

    std::size_t number(PropagatorId id) const { return id.index() - first_id_; }
    PropagatorId id_of(std::size_t number) const { return PropagatorId(first_id_ + number); }
    PremiseView view(const Stored& premise) const;
    static bool holds(const PremiseView& premise, const Store& store);
    bool holds(const Stored& premise, const Store& store) const { return holds(view(premise), store); }
    bool falsify(const Stored& premise, Store& store) const;
    bool visit_watches(VariableId variable, Store& store);
    std::optional<std::uint32_t> find_other_watch(const Entry& entry, const Store& store) const;
    bool propagate_unit(Watch watch, Store& store);
    void watch(std::uint32_t nogood);
    void remove(std::uint32_t nogood);
    void collect_garbage();

    std::span<const Model::Variable> variables_;
    std::size_t first_id_;
    std::vector<Entry> nogoods_;
    std::vector<std::uint32_t> free_;  // forgotten ones, whose numbers are given again
    std::vector<Stored> premises_;
    std::vector<Word> words_;
    std::vector<std::vector<Watch>> watches_;  // of each variable
    std::size_t propagated_ = 0;               // so much of the trail
    PropagatorId failed_;
};

}  // namespace sator
