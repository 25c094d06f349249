#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <thread>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// An output stream of a command. It buffers text and writes it in large pieces.
class Output {
  public:
    virtual ~Output() = default;

    void write(std::string_view text) {
        const WriteLock lock(is_busy_);
        buffer_ += text;
        if (buffer_.size() >= kBufferBytes) write_buffer();
    }
    /// Writes the buffer. After an error, all further text is dropped.
    void flush() {
        const WriteLock lock(is_busy_);
        write_buffer();
    }
    /// Returns the `errno` of the first error, or 0. EPIPE means that the reader has closed the pipe, which
    /// is not reported as an error.
    int error() const { return error_; }
    /// Whether some thread is writing now.
    bool is_writing() const { return is_busy_.test(std::memory_order_acquire); }

  protected:
    /// Records an error. The text that could not be written, and all text after it, is dropped.
    void fail(int error) {
        if (error_ == 0) error_ = error;
    }
    /// Writes all of `text`. Returns 0 or an `errno`.
    virtual int emit(std::string_view text) = 0;

    /// Locks the output permanently, so nothing can be written any more. Returns false if a write is in
    /// progress.
    bool lock_for_good() { return !is_busy_.test_and_set(std::memory_order_acquire); }
    std::string_view buffered_text() const { return buffer_; }

  private:
    /// Large enough to make the cost of system calls negligible.
    static constexpr std::size_t kBufferBytes = 64 * 1024;

    /// A spin lock for writing. Not a mutex, because a signal handler on the same thread may test it
    /// (`lock_for_good`).
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

/// An output to an open file descriptor, which is not closed.
class FileOutput : public Output {
  public:
    explicit FileOutput(int descriptor) : descriptor_(descriptor) {}
    FileOutput(const FileOutput&) = delete;
    FileOutput& operator=(const FileOutput&) = delete;
    ~FileOutput() override { flush(); }

    /// Returns the position of the next write in a regular file.
    std::uint64_t position();
    /// Returns the size of a regular file, without buffered text.
    std::uint64_t size() const;
    /// Flushes, and waits until the data is on the storage device (fsync).
    void sync();
    /// Cuts a regular file to `bytes` bytes and continues after them.
    void truncate(std::uint64_t bytes);
    /// Continues after the first `bytes` bytes of a regular file. What is written replaces what follows them; the rest stays.
    void overwrite_after(std::uint64_t bytes);
    /// What `write_last` does with a line that it has begun when a pipe is full.
    enum class FullPipe : std::uint8_t {
        CutsLine,    ///< stops, so that the call never blocks
        DelaysLine,  ///< waits for the reader, so that the line is complete
    };
    /// Writes all complete buffered lines and then `pieces`, as the last output of the program. It is
    /// async-signal-safe. It does not wait for another thread that is writing, unless that thread is parked,
    /// and begins no line if a pipe is full. Returns whether all was written.
    bool write_last(std::span<const std::string_view> pieces, FullPipe full_pipe = FullPipe::CutsLine);

    /// Makes a thread that is writing finish the current line and then sleep for ever (it is parked), because
    /// the program is about to end. Async-signal-safe.
    void park_after_line() { parks_after_line_ = true; }
    /// Takes that back.
    void keep_writing() { parks_after_line_ = false; }
    bool is_parked() const { return is_parked_.load(std::memory_order_acquire); }

  protected:
    int emit(std::string_view text) override;

  private:
    int descriptor_;
    std::atomic<bool> parks_after_line_ = false, is_parked_ = false;
};

/// Stores the text in memory, for tests.
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

}  // namespace sator::cli
