#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sator {

/// Where a command writes. Collects text and hands it on in large pieces.
class Output {
  public:
    virtual ~Output() = default;

    void write(std::string_view text) {
        buffer_ += text;
        if (buffer_.size() >= kBufferBytes) flush();
    }
    /// Hands on what was written so far. After a failure everything is dropped.
    void flush();
    /// The `errno` of the first failure, or 0. EPIPE: the reader has gone, which is no mistake of anybody's.
    int error() const { return error_; }

  protected:
    /// What could not be written stays unwritten, and all that follows.
    void fail(int error) {
        if (error_ == 0) error_ = error;
    }
    /// Writes all of `text`; answers 0 or an `errno`.
    virtual int emit(std::string_view text) = 0;

  private:
    /// Large enough that the calls of the system do not count.
    static constexpr std::size_t kBufferBytes = 64 * 1024;

    std::string buffer_;
    int error_ = 0;
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
    /// Drops all of a regular file but its first bytes, and goes on behind them.
    void cut(std::uint64_t bytes);

  protected:
    int emit(std::string_view text) override;

  private:
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
