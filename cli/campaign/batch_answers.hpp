#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/ask/plans/part_result.hpp"
#include "sator/ask/plans/plan.hpp"
#include "sator/ask/values/listener.hpp"

namespace sator::cli {

/// Adds the answers about the elements of a batch's part to its result: lines of JSON, without the times that differ from run to run. A
/// made puzzle has its form before its JSON. The answers about an element are added when all of them are there, so that the result is a
/// checkpoint between two elements. If a limit ends the work on an element, nothing more is added.
class BatchAnswers final : public ask::Listener {
  public:
    /// Told that an element is done; returns whether to go on.
    using AfterElement = std::function<bool()>;

    /// `plan`, `part` and `result` must outlive this. `result.done` elements of the part are done.
    BatchAnswers(const ask::Plan& plan, const ask::PlanPart& part, ask::PartResult& result,
                 AfterElement after_element);

    /// Ends an element that consists of all answers so far: a file.
    void end_element();
    /// Adds answers that belong to no element, e.g. one that refuses the puzzle whose known values are the elements.
    void end();
    /// Whether a limit, an interrupt or `after_element` has ended the work.
    bool is_stopped() const { return is_stopped_; }
    /// A mistake in the question itself.
    const std::optional<Diagnostic>& mistake() const { return mistake_; }

    bool wants_more() override { return !is_stopped_; }
    void answer(const ask::Answer& given) override;
    Taken take(const ask::CreateAnswer& made) override;
    void end_grid() override;
    void end_puzzle() override;

  private:
    void add(const std::string& lines);
    void note(Limit limit);
    void rename(std::string& name) const;
    template <class One>
    void rename(One& answer) const;

    const ask::Plan& plan_;
    const ask::PlanPart& part_;
    ask::PartResult& result_;
    AfterElement after_element_;
    std::string lines_;  // of the element that is not done
    std::uint64_t count_ = 0;
    bool is_stopped_ = false;
    bool has_ended_grid_ = false;  // of the puzzle that is answered
    std::optional<Diagnostic> mistake_;
};

}  // namespace sator::cli
