#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/engine/counting/component_cache.hpp"
#include "sator/engine/counting/component_key.hpp"
#include "sator/engine/counting/components.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator {

/// How far a count has come at one of its levels: what a count needs to go on there.
struct CountLevel {
    BigCount sum;                   ///< of the choices done
    std::uint32_t next_choice = 0;  ///< the first that is not
    bool is_choice_open = false;    ///< its parts are being counted:
    BigCount product;               ///< of those done,
    std::uint32_t parts_done = 0;   ///< so many; the next one is the next level's, where there is one
};

/// How much of the memory that is left the components' counts may take.
std::size_t count_cache_bytes(const Limits& limits);

/// Counts the solutions of one model without listing them: independent parts are counted apart and
/// multiplied, equal parts once, and values that no rule tells apart once.
class Counter {
  public:
    /// `model` must outlive this.
    Counter(const Model& model, const Limits& limits);
    /// Shares what it counts with others. They count the same, each in an order that goes by its number, so
    /// that each finds done what the others did. `cache` is not owned.
    Counter(const Model& model, const Limits& limits, CountCache& cache, std::size_t number);

    /// How many solutions there are in which `fixed` holds.
    Outcome count(std::span<const FixedCell> fixed);

    /// The same in pieces: begin, then go on until there is an outcome, up to `nodes` nodes at a time.
    void begin(std::span<const FixedCell> fixed);
    std::optional<Outcome> run_for(std::uint64_t nodes);
    /// To the end.
    Outcome finish();
    /// How far it has come, between two pieces.
    std::vector<CountLevel> levels() const;
    /// After begin: goes to where another count of the same question was. False where a limit was reached on
    /// the way, which run_for then tells; or, and nothing can follow, where that cannot have been.
    bool resume_at(std::span<const CountLevel> levels);
    /// After begin: a solution of the question. At a limit more is then certain.
    void set_known_solution(std::span<const Value> solution) {
        solution_.assign(solution.begin(), solution.end());
    }
    /// What is known at a limit.
    Stopped partial_result(Limit limit) const { return {limit, lower_bound(), share_done()}; }

    /// Stops, as at an interrupt, once `flag` is set. Not owned.
    void set_stop_flag(const std::atomic<bool>* flag) { engine_.set_stop_flag(flag); }

    /// Where the count shows how far it has come, until it is told otherwise; null for nowhere.
    void set_progress(SearchProgress* progress) { progress_ = progress; }
    const SearchStatistics& statistics() const { return engine_.statistics(); }
    /// How often the question was spared what a listing has to do: parts that were counted already, choices
    /// that fell into several parts, values that were counted with another.
    std::uint64_t gains() const { return gains_; }

  private:
    /// A component being counted, choice by choice, and, under the present choice, the parts into which it
    /// falls.
    struct Frame {
        Component component;
        VariableId cell;
        std::string key;
        ListRange choices;  // in choices_
        std::uint32_t next_choice = 0;
        BigCount sum;  // of the choices done
        std::uint64_t first_node = 0;
        ListRange parts;  // in parts_; only while a choice is open
        std::uint32_t next_part = 0;
        BigCount product;         // of the parts done
        Components::Mark mark{};  // where components_ stood before the choice
        bool is_choice_open = false;
    };

    void backtrack_to_root();
    Outcome end(Outcome outcome);
    void open_root();
    void open_part();
    void open_frame(const Component& component);
    void choose();
    void close_choice();
    void close_frame();
    void split(Frame& frame, ListRange cells);
    bool open_choice();
    bool retrace(std::span<const CountLevel> levels);
    bool restore(const CountLevel& level, bool is_root);
    void order_choices(std::span<Choice> choices) const;
    VariableId choose_cell(const Component& component) const;
    std::size_t frames_of_solution() const;
    bool has_solution(std::size_t depth) const;
    BigCount lower_bound() const;
    double share_done() const;
    double share_done(const Frame& frame, bool is_last, double share_of_part) const;
    void report_progress();

    PropagationEngine engine_;
    Components components_;
    ComponentKey key_;
    std::unique_ptr<ComponentCache> own_cache_;
    CountCache& cache_;
    std::size_t number_ = 0;
    std::size_t root_level_ = 0;
    std::optional<Outcome> ended_;
    std::vector<Frame> frames_;  // those up to depth_ are in use; the others keep their memory
    std::size_t depth_ = 0;
    std::vector<Choice> choices_;
    std::vector<Component> parts_;
    std::vector<Value> solution_;  // one that is known; empty where none is
    std::uint64_t gains_ = 0;
    SearchProgress* progress_ = nullptr;
};

}  // namespace sator
