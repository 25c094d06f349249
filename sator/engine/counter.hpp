#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/component_cache.hpp"
#include "sator/engine/component_key.hpp"
#include "sator/engine/components.hpp"
#include "sator/engine/fixpoint.hpp"
#include "sator/engine/search_progress.hpp"

namespace sator {

/// Counts the solutions of one model without listing them: independent parts are counted apart and multiplied, equal parts
/// once, and values that no rule tells apart once.
class Counter {
  public:
    /// `model` must outlive this.
    Counter(const Model& model, const Limits& limits);

    /// How many solutions there are in which `fixed` holds.
    Outcome count(std::span<const FixedCell> fixed);

    /// Where the count shows how far it has come, until it is told otherwise; null for nowhere.
    void show_progress(SearchProgress* progress) { progress_ = progress; }
    const SearchStatistics& statistics() const { return fixpoint_.statistics(); }

  private:
    /// A component being counted, choice by choice, and, under the present choice, the parts into which it falls.
    struct Frame {
        Component component;
        VariableId cell;
        std::string key;
        ListRange choices;         // in choices_
        std::uint32_t next_choice = 0;
        BigCount sum;              // of the choices done
        ListRange parts;           // in parts_; only while a choice is open
        std::uint32_t next_part = 0;
        BigCount product;          // of the parts done
        Components::Mark mark{};   // where components_ stood before the choice
        bool is_choice_open = false;
    };

    Outcome explore();
    void open_root();
    void open_part();
    void open_frame(const Component& component);
    void choose();
    void close_choice();
    void close_frame();
    void split(Frame& frame, ListRange cells);
    VariableId choose_cell(const Component& component) const;
    BigCount lower_bound() const;
    double share_done() const;
    double share_done(const Frame& frame, bool is_last, double share_of_part) const;
    void look_up();

    const Model& model_;
    Fixpoint fixpoint_;
    Components components_;
    ComponentKey key_;
    ComponentCache cache_;
    std::vector<Frame> frames_;  // those up to depth_ are in use; the others keep their memory
    std::size_t depth_ = 0;
    std::vector<Choice> choices_;
    std::vector<Component> parts_;
    SearchProgress* progress_ = nullptr;
};

}  // namespace sator
