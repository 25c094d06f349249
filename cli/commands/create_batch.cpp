#include "cli/commands/create_batch.hpp"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "cli/process/puzzle_input.hpp"

namespace sator::cli {

namespace {

/// The puzzles that threads have made and that nobody has taken yet.
class MadePuzzles {
  public:
    explicit MadePuzzles(const CreateBatch& batch) : batch_(batch) {}

    /// Makes puzzles until there are no more seeds. One thread's part.
    void work(create::PuzzleMaker maker) {
        for (;;) {
            std::uint64_t index = 0;
            {
                const std::lock_guard lock(mutex_);
                if (is_over_ || next_ == batch_.count) return;
                index = next_++;
            }
            const std::uint64_t seed = batch_.request.seed + index;
            std::optional<create::MakeResult> made;
            if (batch_.wants(seed)) made = maker.make(seed);
            const std::lock_guard lock(mutex_);
            made_.emplace(index, std::move(made));
            has_made_.notify_one();
        }
    }

    /// Hands the puzzles over in order.
    void take_all() {
        for (std::uint64_t index = 0; index < batch_.count; ++index) {
            std::unique_lock lock(mutex_);
            has_made_.wait(lock, [&] { return made_.contains(index); });
            const std::optional<create::MakeResult> made = std::move(made_.extract(index).mapped());
            lock.unlock();
            if (!made || batch_.take(*made)) continue;
            lock.lock();
            is_over_ = true;
            return;
        }
    }

  private:
    const CreateBatch& batch_;
    std::mutex mutex_;
    std::condition_variable has_made_;
    std::map<std::uint64_t, std::optional<create::MakeResult>> made_;
    std::uint64_t next_ = 0;
    bool is_over_ = false;
};

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
        for (std::uint64_t i = 0; i < batch.count; ++i) {
            if (batch.wants(batch.request.seed + i) && !batch.take(makers[0].make(batch.request.seed + i)))
                break;
        }
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
