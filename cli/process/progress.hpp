#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/engine/search/search_progress.hpp"

namespace sator::cli {

/// A progress line on standard error, if that is a terminal: the current work, its progress, and the time
/// left (see progress_text). It appears after a second, is updated a few times a second by its own thread,
/// and is erased at the end. Meanwhile, no other code may write to the terminal.
class Progress {
  public:
    /// `counted` says what the counters count.
    Progress(const Session& session, std::string what, std::string counted = "found");
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// The counters that the work updates; also used by HardLimit.
    SearchProgress& search();
    /// The same counters, not for HardLimit, because they count no solutions.
    SearchProgress& counters() { return search_; }
    /// Changes the name of the current work.
    void set_what(std::string what);
    /// Calls `write`, which may write to the terminal, while the line is erased.
    void interrupt(const std::function<void()>& write);

  private:
    void show_until_done();
    void show();
    void erase();

    const Session& session_;
    std::string what_, counted_;
    std::chrono::steady_clock::time_point start_;
    SearchProgress search_;
    std::mutex mutex_;
    std::condition_variable done_changed_;
    bool is_done_ = false;
    bool is_shown_ = false;
    std::thread thread_;  // last, because it uses all other members
};

}  // namespace sator::cli
