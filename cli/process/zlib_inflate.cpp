#include "cli/process/zlib_inflate.hpp"

#define ZLIB_CONST  // so that zlib takes constant input
#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>

namespace sator::cli {

namespace {

/// Unpacks the stream piece by piece, so that a small input that stands for much is noticed before it is stored.
std::optional<std::string> inflate_all(z_stream& stream, std::size_t limit) {
    std::array<Bytef, 16 * 1024> piece;
    std::string text;
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = piece.data();
        stream.avail_out = piece.size();
        status = ::inflate(&stream, Z_NO_FLUSH);
        const std::size_t count = piece.size() - stream.avail_out;
        if (count > limit - text.size()) return std::nullopt;
        text.append(reinterpret_cast<const char*>(piece.data()), count);
    }
    return status == Z_STREAM_END ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace

Inflate zlib_inflate() {
    return [](std::string_view packed, std::size_t limit) -> std::optional<std::string> {
        z_stream stream{};
        const bool is_short = packed.size() <= std::numeric_limits<uInt>::max();
        if (!is_short || inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
        stream.next_in = reinterpret_cast<const Bytef*>(packed.data());
        stream.avail_in = static_cast<uInt>(packed.size());
        auto text = inflate_all(stream, limit);
        inflateEnd(&stream);
        return text;
    };
}

}  // namespace sator::cli
