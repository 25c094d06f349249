#include "cli/checkpoint.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <sstream>

#include "cli/output.hpp"

namespace sator {

namespace {

constexpr std::string_view kFirstLine = "sator checkpoint 1";
constexpr std::string_view kLastLine = "end";

bool read_count(std::istream& in, BigCount& count) {
    std::string digits;
    if (!(in >> digits)) return false;
    const auto read = BigCount::from_decimal(digits);
    if (read) count = *read;
    return read.has_value();
}

bool read_listing(std::istream& in, Checkpoint& checkpoint) {
    std::size_t cells = 0;
    if (!(in >> checkpoint.found >> checkpoint.bytes >> cells)) return false;
    for (Value value = 0; checkpoint.solution.size() < cells && in >> value;)
        checkpoint.solution.push_back(value);
    return checkpoint.solution.size() == cells;
}

bool read_levels(std::istream& in, Checkpoint& checkpoint) {
    std::size_t levels = 0;
    if (!(in >> levels)) return false;
    while (checkpoint.levels.size() < levels) {
        CountLevel level;
        if (!read_count(in, level.sum) || !(in >> level.next_choice >> level.is_choice_open) ||
            !read_count(in, level.product) || !(in >> level.parts_done))
            return false;
        checkpoint.levels.push_back(std::move(level));
    }
    return true;
}

}  // namespace

std::string to_text(const Checkpoint& checkpoint) {
    std::ostringstream text;
    text << kFirstLine << '\n' << checkpoint.question << '\n';
    if (checkpoint.is_listing) {
        text << "listing " << checkpoint.found << ' ' << checkpoint.bytes << '\n'
             << checkpoint.solution.size();
        for (const Value value : checkpoint.solution) text << ' ' << value;
        text << '\n';
    } else {
        text << "count " << checkpoint.levels.size() << '\n';
        for (const CountLevel& level : checkpoint.levels) {
            text << level.sum.to_string() << ' ' << level.next_choice << ' ' << level.is_choice_open << ' '
                 << level.product.to_string() << ' ' << level.parts_done << '\n';
        }
    }
    text << kLastLine << '\n';
    return text.str();
}

std::optional<Checkpoint> checkpoint_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    Checkpoint checkpoint;
    std::string line, kind, last;
    if (!std::getline(in, line) || line != kFirstLine || !std::getline(in, checkpoint.question) ||
        !(in >> kind)) {
        return std::nullopt;
    }
    checkpoint.is_listing = kind == "listing";
    if (!checkpoint.is_listing && kind != "count") return std::nullopt;
    const bool is_whole = checkpoint.is_listing ? read_listing(in, checkpoint) : read_levels(in, checkpoint);
    if (!is_whole || !(in >> last) || last != kLastLine) return std::nullopt;
    return checkpoint;
}

int replace_file(const std::string& path, std::string_view text) {
    const std::string fresh = path + ".new";
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return errno;
    int error = 0;
    {
        FileOutput out(file);
        out.write(text);
        out.flush();
        error = out.error();
    }
    if (error == 0 && ::fsync(file) != 0) error = errno;
    if (::close(file) != 0 && error == 0) error = errno;
    if (error == 0 && std::rename(fresh.c_str(), path.c_str()) != 0) error = errno;
    return error;
}

}  // namespace sator
