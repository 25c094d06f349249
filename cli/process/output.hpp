#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>

namespace sator {

/// Where a command writes. Collects text and hands it on in large pieces.
class Output {
  public:
    virtual ~Output() = default;

    void write(std::string_view text) {
        const WriteLock lock(is_busy_);
        buffer_ += text;
        if (buffer_.size() >= kBufferBytes) write_buffer();
    }
    /// Hands on what was written so far. After a failure everything is dropped.
    void flush() {
        const WriteLock lock(is_busy_);
        write_buffer();
    }
    /// The `errno` of the first failure, or 0. EPIPE: the reader has gone, which is no mistake of anybody's.
    int error() const { return error_; }

  protected:
    /// What could not be written stays unwritten, and all that follows.
    void fail(int error) {
        if (error_ == 0) error_ = error;
    }
    /// Writes all of `text`; answers 0 or an `errno`.
    virtual int emit(std::string_view text) = 0;

    /// For good: nobody writes any more. False where somebody is writing just now.
    bool lock_for_good() { return !is_busy_.test_and_set(std::memory_order_acquire); }
    std::string_view buffered_text() const { return buffer_; }

  private:
    /// Large enough that the calls of the system do not count.
    static constexpr std::size_t kBufferBytes = 64 * 1024;

    /// Whoever writes, keeps others from it: in a handler the same thread may come by once more.
    class WriteLock {
      public:
        explicit WriteLock(std::atomic_flag& is_busy) : is_busy_(is_busy) {
            while (is_busy_.test_and_set(std::memory_order_acquire)) std::this_thread::yield();
        }
        WriteLock(const WriteLock&) = delete;
        WriteLock& operator=(const WriteLock&) = delete;
        ~WriteLock() { is_busy_.clear(std::memory_order_release); }

      private:
        std::atomic_flag& is_busy_;
    };

    void write_buffer();

    std::string buffer_;
    int error_ = 0;
    std::atomic_flag is_busy_;
};

/// An open file, by its descriptor. Not closed.
class FileOutput : public Output {
  public:
    explicit FileOutput(int descriptor) : descriptor_(descriptor) {}
    FileOutput(const FileOutput&) = delete;
    FileOutput& operator=(const FileOutput&) = delete;
    ~FileOutput() override { flush(); }

    /// Of a regular file: how many bytes stand before what is written next.
    std::uint64_t position();
    /// Of a regular file: how many bytes it has, without those that still wait to be written.
    std::uint64_t size() const;
    /// Waits until what was written would outlast a failure of the machine.
    void sync();
    /// Drops all of a regular file but its first bytes, and goes on behind them.
    void truncate(std::uint64_t bytes);
    /// The last that is written: all lines written before, and `text`. May be called anywhere, in a signal
    /// handler too, and waits neither for whoever is writing just now nor for a reader that stands still:
    /// answers whether all was written.
    bool write_last(std::string_view text);

  protected:
    int emit(std::string_view text) override;

  private:
    bool write_at_once(std::string_view text) const;

    int descriptor_;
};

/// Keeps the text, for tests.
class TextOutput : public Output {
  public:
    const std::string& text() {
        flush();
        return text_;
    }

  protected:
    int emit(std::string_view text) override {
        text_ += text;
        return 0;
    }

  private:
    std::string text_;
};

}  // namespace sator
