#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "cli/process/session.hpp"
#include "sator/engine/search/search_progress.hpp"

namespace sator {

/// A line on standard error, where that is a terminal, that says what takes so long, how far it is and how
/// long it will last (see progress_text). Shown once the work has lasted a second, renewed a few times a
/// second by a thread of its own, and wiped away at the end. Meanwhile nobody else writes to the terminal.
class Progress {
  public:
    Progress(const Session& session, std::string what);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// Where the work writes how far it has come: also for the last word.
    SearchProgress& search();

  private:
    void show_until_done();
    void show();

    const Session& session_;
    std::string what_;
    std::chrono::steady_clock::time_point start_;
    SearchProgress search_;
    std::mutex mutex_;
    std::condition_variable done_changed_;
    bool is_done_ = false;
    bool is_shown_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace sator
