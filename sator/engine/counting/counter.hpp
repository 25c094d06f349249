#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/component_cache.hpp"
#include "sator/engine/counting/component_key.hpp"
#include "sator/engine/counting/components.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {

/// How far a count has come at one of its levels: enough to continue there.
struct CountLevel {
    BigCount sum;                   ///< over the choices done
    std::uint32_t next_choice = 0;  ///< the first choice that is not done
    bool is_choice_open = false;    ///< whether the parts of that choice are being counted
    BigCount product;               ///< over the parts done
    std::uint32_t parts_done = 0;   ///< the next level, if any, counts the part after these
};

/// Solutions that a count has not counted yet: those with these values, besides those of the question. Each stands for `multiplicity`
/// solutions, because values that can be interchanged are counted once.
struct OpenChoice {
    std::vector<FixedCell> values;
    BigCount multiplicity = 1;
};

/// A count that has not ended: its number of solutions is `done`, and for each open choice its number times the multiplicity.
struct OpenCount {
    BigCount done;
    std::vector<OpenChoice> open;
};

/// One question to a Counter: what holds for this question and not for the next. What it refers to must live until the
/// count ends.
struct CountQuestion {
    /// Each solution that is counted has these values.
    std::span<const FixedCell> fixed = {};
    /// The count stops, as at an interrupt, once this is set; null: no flag.
    const std::atomic<bool>* stop_flag = nullptr;
    /// Where the count writes its progress; null: nowhere.
    SearchProgress* progress = nullptr;
};

/// Returns the part of the memory left that the cache of component counts may use.
std::size_t count_cache_bytes(const Limits& limits);

/// Counts the solutions of one model without listing them. Independent components are counted separately and
/// multiplied, equal components once, and interchangeable values once: see counter.cpp.
class Counter {
  public:
    /// `model` must outlive this. `endgame` counts parts near the leaves by listing them; null: nothing does. Which parts
    /// these are depends on the question only.
    Counter(const Model& model, const Limits& limits, std::unique_ptr<Endgame> endgame = nullptr);
    /// Shares its cache with other counters of the same question. Each takes choices in an order that depends
    /// on its number, so that it finds in the cache what the others did. `cache` is not owned.
    Counter(const Model& model, const Limits& limits, std::unique_ptr<Endgame> endgame, CountCache& cache,
            std::size_t number);

    /// Counts the solutions of the question.
    Outcome count(const CountQuestion& question);

    /// The same in pieces: begin, then call run_for until there is an outcome; each call does up to `nodes`
    /// nodes.
    void begin(const CountQuestion& question);
    std::optional<Outcome> run_for(std::uint64_t nodes);
    /// Counts to the end.
    Outcome finish();
    /// How far it has come, between two pieces.
    std::vector<CountLevel> levels() const;
    /// After begin: goes to where another count of the same question was. Returns false if a limit was
    /// reached on the way, which run_for then returns. Also returns false if no count of the question can
    /// have been there; the count is then of no use.
    bool resume_at(std::span<const CountLevel> levels);
    /// Divides the rest of the count into questions of their own (open_count.cpp). Call it between two pieces.
    OpenCount open_count() const;
    /// After begin: tells a solution of the question, which raises the lower bound that is reported at a limit.
    void tell_solution(std::span<const Value> solution) {
        solution_.assign(solution.begin(), solution.end());
    }
    /// Returns what is known so far.
    Stopped partial_result(Limit limit) const { return {limit, lower_bound(), share_done()}; }

    const SearchStatistics& statistics() const { return engine_.statistics(); }
    /// How often the count saved work that a listing must do: components found in the cache, choices that
    /// fell into several components, and values counted together with another.
    std::uint64_t gains() const { return gains_; }

  private:
    /// A component that is being counted, choice by choice, with the parts into which it falls under the
    /// present choice.
    struct Frame {
        Component component;
        VariableId cell;
        std::string key;
        ListRange choices;  // in choices_
        std::uint32_t next_choice = 0;
        BigCount sum;  // over the choices done
        std::uint64_t first_node = 0;
        ListRange parts;  // in parts_; only while a choice is open
        std::uint32_t next_part = 0;
        BigCount product;         // over the parts done
        Components::Mark mark{};  // of components_, before the choice
        bool is_choice_open = false;
    };

    void backtrack_to_root();
    Outcome end(Outcome outcome);
    void open_root();
    void open_part();
    bool count_by_endgame(const Component& part);
    std::optional<std::uint64_t> list_endgame();
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
    std::vector<Frame> frames_;  // the first depth_ are in use; the others keep their memory
    std::size_t depth_ = 0;
    std::vector<Choice> choices_;
    std::vector<Component> parts_;
    CountQuestion question_;
    std::vector<Value> solution_;  // of the question, if one was told; empty if there is none
    std::uint64_t gains_ = 0;
    std::unique_ptr<Endgame> endgame_;
    std::vector<Value> listed_;  // the endgame's last solution
};

}  // namespace sator::engine
