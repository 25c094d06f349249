#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// A condition on one variable: a cell has lost all of some values, or an auxiliary is at most, or at least,
/// a bound.
struct Premise {
    VariableId variable;
    Literal::Relation relation = Literal::Relation::NotEqual;
    Value bound = 0;                ///< of AtMost and AtLeast: for auxiliaries
    std::vector<Word> values = {};  ///< of NotEqual: as many words as the cell's domain
};

/// Premises that no solution fulfils together, at most one for each cell. A premise of a cell is a set of
/// lost values, so that a decision, which removes all values but one, is a single premise (G. Katsirelos and
/// F. Bacchus, "Generalized nogoods in CSPs", AAAI 2005).
using Nogood = std::vector<Premise>;

/// The nogoods that a search has learnt. Unit propagation over them: if all premises but one hold, the last
/// is made false. Two premises of each that do not hold are watched, and a nogood is looked at only when one
/// of them comes to hold (M. Moskewicz et al., "Chaff", DAC 2001).
class Nogoods {
  public:
    explicit Nogoods(const Model& model);

    std::size_t size() const { return nogoods_.size() - free_.size(); }
    void clear();

    /// Adds a nogood of at least one premise. The premise that came to hold last must be among the first two;
    /// if one does not hold, it must be the first. `lbd`: the number of levels at which the premises came to
    /// hold; a nogood with a small one is better. Returns the nogood's id.
    PropagatorId add(const Nogood& nogood, std::uint32_t lbd);
    /// Adds a nogood of another search, in any order, at a level that will not be left. Returns false if no
    /// solution is left.
    [[nodiscard]] bool import_nogood(Nogood nogood, std::uint32_t lbd, Store& store);
    /// Makes the nogood's first premise false. Its other premises hold.
    [[nodiscard]] bool assert_first(PropagatorId id, Store& store) const;
    /// Propagates the trail entries since the last call, and those that it adds itself. Returns false on a
    /// conflict.
    [[nodiscard]] bool propagate(Store& store);
    /// After backtracking: the trail has shrunk to `trail_size`.
    void shrink_trail(std::size_t trail_size) { propagated_ = std::min(propagated_, trail_size); }
    /// Forgets half of the nogoods, those with the largest LBD. Nogoods that caused changes on the trail
    /// stay.
    void reduce(const Store& store);

    /// Whether the cause of a change or a conflict is a nogood.
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
        bool is_word;              ///< NotEqual on a domain of one word
        std::uint32_t first_word;  ///< in words_, if there are more
        Word content;              ///< that word, or the bound
    };
    struct Entry {
        std::uint32_t first, size;  // in premises_; size 0: forgotten
        std::uint32_t lbd;
        std::array<std::uint32_t, 2> watched;
    };
    struct Watch {
        std::uint32_t nogood;
        std::uint32_t side;
        Literal::Relation relation;
        Word content;  ///< of the watched premise: its word, or its bound; 0 if it has more words
    };

    std::size_t number(PropagatorId id) const { return id.index() - first_id_; }
    PropagatorId id_of(std::size_t number) const { return PropagatorId(first_id_ + number); }
    PremiseView view(const Stored& premise) const;
    static bool holds(const PremiseView& premise, const Store& store);
    bool holds(const Stored& premise, const Store& store) const {
        if (premise.is_word) return (store.domain(premise.variable).word(0) & premise.content) == 0;
        return holds(view(premise), store);
    }
    static bool may_hold(const Watch& watch, const Domain& domain);
    bool falsify(const Stored& premise, Store& store) const;
    bool visit_watches(VariableId variable, Store& store);
    std::optional<std::uint32_t> find_other_watch(const Entry& entry, const Store& store) const;
    bool propagate_unit(Watch watch, Store& store);
    void watch(std::uint32_t nogood, std::uint32_t side);
    void remove(std::uint32_t nogood);
    void collect_garbage();

    std::span<const Model::Variable> variables_;
    std::size_t first_id_;
    std::vector<Entry> nogoods_;
    std::vector<std::uint32_t> free_;  // numbers of forgotten nogoods, for new ones
    std::vector<Stored> premises_;
    std::vector<Word> words_;
    std::vector<std::vector<Watch>> watches_;  // of each variable
    std::size_t propagated_ = 0;               // number of trail entries
    PropagatorId failed_;
};

}  // namespace sator::engine
