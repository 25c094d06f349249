#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>

#include "cli/campaign/campaign.hpp"
#include "sator/base/limits.hpp"

namespace sator::cli {

/// The options of a run of parts.
struct PartRunOptions {
    Limits limits = {};
    bool is_again = false;                                      ///< they are run a second time, to compare
    std::chrono::nanoseconds every = std::chrono::seconds(10);  ///< between two saves of the checkpoint
    /// A part that takes longer is divided.
    std::optional<std::chrono::nanoseconds> split_after = {};
};

/// The result of a run, which is written to its file, too. nullopt: a limit ended the run.
using PartRun = std::expected<std::optional<ask::PartResult>, Diagnostic>;

/// Returns the result of a part that this host begins: nothing is counted yet.
ask::PartResult begun_result(const Campaign& campaign, const std::string& part);

/// Returns the error of a plan whose question cannot be asked about its parts.
Diagnostic other_question(const Campaign& campaign);

/// Writes the marks of a part while it runs. A second run has none.
class MarkWriter {
  public:
    /// `campaign` must outlive this.
    MarkWriter(const Campaign& campaign, std::string part, const PartRunOptions& options)
        : campaign_(campaign), part_(std::move(part)), options_(options) {}

    /// Whether the last mark is old.
    bool is_due() const { return std::chrono::steady_clock::now() >= next_; }
    /// Writes a mark if the last one is old.
    void going_on(double share, double seconds);
    /// A limit has ended the run.
    void stopped(double share, double seconds);

  private:
    void write(double share, double seconds, bool is_stopped);

    const Campaign& campaign_;
    std::string part_;
    const PartRunOptions& options_;
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now();
};

}  // namespace sator::cli
