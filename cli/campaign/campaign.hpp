#pragma once

#include <chrono>
#include <expected>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/ask/plans/merged_plan.hpp"
#include "sator/ask/plans/part_result.hpp"
#include "sator/ask/plans/plan.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

/// The progress of a part. Its run writes one from time to time until it is finished.
struct PartMark {
    std::string host;
    double share = 0;         ///< of the part that is done
    double seconds = 0;       ///< of this run
    double every = 0;         ///< seconds between two marks
    bool is_stopped = false;  ///< a limit has ended the run
    bool is_fresh = false;    ///< set by marks(): the mark is young, so that the run probably goes on
};

/// A plan and the folder of its results, `square.parts` beside `square.plan`. The folder has `17.result` and, if the part was run a second
/// time, `17.again.HOST.result`. While a part is not finished, it has `17.checkpoint`, which is a result with `done` in a batch,
/// `17.listed` with the solutions that it has listed so far, and `17.running`, a PartMark. Programs on many hosts use the folder at the
/// same time, and none waits for another: each file is replaced as a whole, except `17.listed`, where all programs write the same bytes
/// to the same places. If a part has two results, either is right.
class Campaign {
  public:
    /// Opens the plan of a file. The error says that it is damaged, or that its folder cannot be read.
    static std::expected<Campaign, Diagnostic> open(const std::string& path);
    /// Writes a new plan. The error also says that the folder has results of another plan.
    static std::expected<Campaign, Diagnostic> create(const std::string& path, ask::Plan plan);

    const std::string& path() const { return path_; }
    const std::string& folder() const { return folder_; }
    const ask::Plan& plan() const { return plan_; }
    const std::string& hash() const { return hash_; }

    /// Makes the folder of the results, e.g. if only the plan was copied to this host.
    std::expected<void, Diagnostic> make_folder() const;
    /// Fails if this program is not the one that made the plan.
    std::expected<void, Diagnostic> check_program() const;

    /// Returns a function that reads results. It looks into the folder once.
    ask::FindResults results() const;
    /// Returns the result of a part, or of a child, if there is one that is not damaged and is of this program.
    std::optional<ask::PartResult> result(const std::string& part) const;
    /// Writes a result, and removes the part's checkpoint, listed solutions and mark. `is_again`: it is the result of a second run.
    std::expected<void, Diagnostic> write(const ask::PartResult& result, bool is_again) const;
    /// Removes the results of a part and of its children, so that it is run again.
    void reopen(const std::string& part) const;

    /// Returns what an earlier run of a part of a batch has left; of its second run, on this host.
    std::optional<ask::PartResult> begun(const std::string& part, bool is_again) const;
    /// Writes what is known so far of a part of a batch.
    std::expected<void, Diagnostic> save(const ask::PartResult& begun, bool is_again) const;
    /// Removes the checkpoints that one of these hosts worked on, so that their parts begin again.
    void drop_checkpoints(const std::set<std::string>& hosts) const;
    /// Returns the path of the checkpoint of a part, or of its second run on this host.
    std::string checkpoint(const std::string& part, bool is_again) const;
    /// Returns the path of the solutions that belong to that checkpoint.
    std::string listed(const std::string& part, bool is_again) const;
    /// Writes a mark. A mark that cannot be written is no error, because only the status needs it.
    void mark(const std::string& part, const PartMark& mark) const;
    std::map<std::string, PartMark> marks() const;

  private:
    Campaign(std::string path, ask::Plan plan, std::string hash);
    std::string file_of(const std::string& part, std::string_view ending) const {
        return folder_ + "/" + part + std::string(ending);
    }
    /// Returns the file of a run of a part, or of its second run on this host.
    std::string file_of_run(const std::string& part, bool is_again, std::string_view ending) const;
    std::optional<ask::PartResult> read(const std::string& file, const std::string& part) const;
    std::vector<std::string> files() const;
    std::expected<void, Diagnostic> check_folder() const;

    std::string path_, folder_;
    ask::Plan plan_;
    std::string hash_;
};

}  // namespace sator::cli
