#include "sator/ask/questions/create_batch.hpp"

#include <algorithm>
#include <map>
#include <utility>

#if SATOR_THREADS
#include <condition_variable>
#include <mutex>
#include <thread>

#include "sator/base/errors.hpp"
#include "sator/engine/threads/start_thread.hpp"
#endif

namespace sator::ask {

namespace {

using Taken = Listener::Taken;

/// Makes the puzzle of a seed, if it is wanted.
std::optional<create::MakeResult> make_wanted(const CreateBatch& batch, create::PuzzleMaker& maker,
                                              std::uint64_t seed) {
    if (!batch.wants(seed)) return std::nullopt;
    return maker.make(seed);
}

void make_one_by_one(const CreateBatch& batch, create::PuzzleMaker& maker) {
    for (std::uint64_t seed = batch.request.seed, left = batch.count; left > 0; ++seed) {
        const Taken taken = batch.take(seed, make_wanted(batch, maker, seed));
        if (taken == Taken::Stop) return;
        if (taken == Taken::Counts) --left;
    }
}

#if SATOR_THREADS

/// Each thread may be this number of puzzles ahead of the one that is taken next. So an interrupted batch soon ends.
constexpr std::uint64_t kAhead = 4;

/// The puzzles that threads have made and that the taking thread has not taken yet.
class MadePuzzles {
  public:
    explicit MadePuzzles(const CreateBatch& batch) : batch_(batch), end_(batch.count) {}

    /// Makes puzzles until there are no more seeds. One thread's part.
    void work(create::PuzzleMaker& maker) {
        while (const auto index = next_index()) {
            auto made = make_wanted(batch_, maker, batch_.request.seed + *index);
            const std::lock_guard lock(mutex_);
            made_.emplace(*index, std::move(made));
            has_made_.notify_one();
        }
    }

    /// Hands the puzzles over in order.
    void take_all() {
        for (std::uint64_t index = 0; index < end_; ++index) {
            std::unique_lock lock(mutex_);
            has_made_.wait(lock, [&] { return made_.contains(index); });
            std::optional<create::MakeResult> made = std::move(made_.extract(index).mapped());
            lock.unlock();
            const Taken taken = batch_.take(batch_.request.seed + index, std::move(made));
            lock.lock();
            if (taken == Taken::Stop) break;
            if (taken == Taken::Alike) ++end_;  // written by this thread only
            taken_ = index + 1;
            may_make_.notify_all();
        }
        const std::lock_guard lock(mutex_);
        is_over_ = true;
        may_make_.notify_all();
    }

  private:
    /// Returns the next puzzle to make, or nothing if the batch is over. Waits while it is open whether more puzzles are needed.
    std::optional<std::uint64_t> next_index() {
        std::unique_lock lock(mutex_);
        may_make_.wait(lock,
                       [&] { return is_over_ || next_ < std::min(end_, taken_ + kAhead * batch_.threads); });
        if (is_over_) return std::nullopt;
        return next_++;
    }

    const CreateBatch& batch_;
    std::mutex mutex_;
    std::condition_variable has_made_, may_make_;
    std::map<std::uint64_t, std::optional<create::MakeResult>> made_;
    std::uint64_t next_ = 0, taken_ = 0, end_;
    bool is_over_ = false;
};

/// Makes the puzzles with the threads that can be started; returns false, and makes none, if there are none.
bool make_in_threads(const CreateBatch& batch, std::vector<create::PuzzleMaker>& makers) {
    MadePuzzles made(batch);
    std::vector<std::thread> threads;
    for (create::PuzzleMaker& maker : makers) {
        if (auto thread = engine::start_thread([&made, &maker] { made.work(maker); }))
            threads.push_back(std::move(*thread));
    }
    if (threads.empty()) return false;
    made.take_all();
    for (std::thread& thread : threads) thread.join();
    return true;
}

#else

bool make_in_threads(const CreateBatch&, std::vector<create::PuzzleMaker>&) {
    return false;
}

#endif

}  // namespace

std::expected<void, create::CreateFailure> make_batch(const CreateBatch& batch) {
    std::vector<create::PuzzleMaker> makers;
    const std::size_t threads = batch.own_files ? std::max<std::size_t>(1, batch.threads) : 1;
    for (std::size_t i = 0; i < threads; ++i) {
        CreateOptions request = batch.request;
        request.files = i == 0 ? batch.files : batch.own_files();
        auto maker = create::PuzzleMaker::of(std::move(request));
        if (!maker) return failure(maker);
        makers.push_back(std::move(*maker));
    }
    if (makers.size() == 1 || !make_in_threads(batch, makers)) make_one_by_one(batch, makers.front());
    return {};
}

}  // namespace sator::ask
