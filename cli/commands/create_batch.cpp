#include "cli/commands/create_batch.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "cli/process/puzzle_input.hpp"

namespace sator::cli {

namespace {

/// Each thread may be this number of puzzles ahead of the one that is taken next. So an interrupted batch soon ends.
constexpr std::uint64_t kAhead = 4;

/// The puzzles that threads have made and that the printing thread has not taken yet.
class MadePuzzles {
  public:
    explicit MadePuzzles(const CreateBatch& batch) : batch_(batch), end_(batch.count) {}

    /// Makes puzzles until there are no more seeds. One thread's part.
    void work(create::PuzzleMaker maker) {
        while (const auto index = next_index()) {
            const std::uint64_t seed = batch_.request.seed + *index;
            std::optional<create::MakeResult> made;
            if (batch_.wants(seed)) made = maker.make(seed);
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
            const std::optional<create::MakeResult> made = std::move(made_.extract(index).mapped());
            lock.unlock();
            const Taken taken = batch_.take(batch_.request.seed + index, made ? &*made : nullptr);
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

/// The same with one thread, this one.
void make_one_by_one(const CreateBatch& batch, create::PuzzleMaker& maker) {
    for (std::uint64_t seed = batch.request.seed, left = batch.count; left > 0; ++seed) {
        std::optional<create::MakeResult> made;
        if (batch.wants(seed)) made = maker.make(seed);
        const Taken taken = batch.take(seed, made ? &*made : nullptr);
        if (taken == Taken::Stop) return;
        if (taken == Taken::Counts) --left;
    }
}

}  // namespace

std::optional<Diagnostic> make_batch(const CreateBatch& batch) {
    std::vector<create::PuzzleMaker> makers;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, batch.threads); ++i) {
        CreateOptions request = batch.request;
        request.files = file_resources();  // not shared, because threads may read files at the same time
        auto maker = create::PuzzleMaker::of(std::move(request));
        if (!maker) return std::move(maker.error().problem);
        makers.push_back(std::move(*maker));
    }
    if (makers.size() == 1) {
        make_one_by_one(batch, makers[0]);
        return std::nullopt;
    }
    MadePuzzles made(batch);
    std::vector<std::jthread> threads;
    for (create::PuzzleMaker& maker : makers)
        threads.emplace_back([&made, &maker] { made.work(std::move(maker)); });
    made.take_all();
    return std::nullopt;
}

}  // namespace sator::cli
