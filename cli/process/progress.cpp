#include "cli/process/progress.hpp"

#include "cli/process/hard_limit.hpp"
#include "cli/process/progress_text.hpp"

namespace sator::cli {

namespace {

/// Progress is shown for work that takes longer than this.
constexpr std::chrono::seconds kFirstDelay{1};
/// Often enough to show that the program is running.
constexpr std::chrono::milliseconds kRefreshInterval{250};
/// Moves the cursor to the start of the line and erases it.
constexpr std::string_view kEraseLine = "\r\x1b[K";

}  // namespace

Progress::Progress(const Session& session, std::string what, std::string counted)
    : session_(session),
      what_(std::move(what)),
      counted_(std::move(counted)),
      start_(std::chrono::steady_clock::now()) {
    if (session.err_is_terminal) thread_ = std::thread([this] { show_until_done(); });
}

Progress::~Progress() {
    if (session_.hard_limit != nullptr) session_.hard_limit->set_progress(nullptr);
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        is_done_ = true;
    }
    done_changed_.notify_one();
    thread_.join();
    erase();
}

void Progress::erase() {
    if (!is_shown_) return;
    session_.err.write(kEraseLine);
    session_.err.flush();
    is_shown_ = false;
}

void Progress::interrupt(const std::function<void()>& write) {
    const std::lock_guard lock(mutex_);
    erase();
    write();
}

void Progress::set_what(std::string what) {
    const std::lock_guard lock(mutex_);
    what_ = std::move(what);
}

SearchProgress& Progress::search() {
    if (session_.hard_limit != nullptr) session_.hard_limit->set_progress(&search_);
    return search_;
}

void Progress::show_until_done() {
    std::unique_lock lock(mutex_);
    const auto is_done = [this] { return is_done_; };
    for (auto pause = std::chrono::milliseconds(kFirstDelay); !done_changed_.wait_for(lock, pause, is_done);
         pause = kRefreshInterval) {
        show();
    }
}

void Progress::show() {
    session_.err.write(kEraseLine);
    session_.err.write(progress_text(what_, std::chrono::steady_clock::now() - start_,
                                     search_.found.load(std::memory_order_relaxed) *
                                         search_.solutions_each.load(std::memory_order_relaxed),
                                     search_.share_done.load(std::memory_order_relaxed), counted_));
    session_.err.flush();
    is_shown_ = true;
}

}  // namespace sator::cli
