// The archive's directory, at its end, says where its first file is and how long it is packed; the file's own header may lack the
// length. PKWARE, APPNOTE.TXT 4.3.
#include "sator/exchange/packing/zip_archive.hpp"

#include <cstdint>

#include "sator/exchange/packing/link.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kLocalFile("PK\x03\x04", 4), kDirectoryEntry("PK\x01\x02", 4),
    kDirectoryEnd("PK\x05\x06", 4);
constexpr std::size_t kLocalSize = 30, kEntrySize = 46, kEndSize = 22;

/// Returns a number of `size` bytes, the lowest first.
std::size_t zip_number_at(std::string_view bytes, std::size_t at, std::size_t size) {
    std::size_t number = 0;
    for (std::size_t i = size; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

}  // namespace

std::optional<ZippedFile> first_zipped_file(std::string_view bytes) {
    if (!bytes.starts_with(kLocalFile)) return std::nullopt;
    const std::size_t end = bytes.rfind(kDirectoryEnd);
    if (end == std::string_view::npos || end + kEndSize > bytes.size()) return std::nullopt;
    const std::size_t entry = zip_number_at(bytes, end + 16, 4);
    if (entry + kEntrySize > bytes.size() || !bytes.substr(entry).starts_with(kDirectoryEntry))
        return std::nullopt;
    const std::size_t method = zip_number_at(bytes, entry + 10, 2),
                      packed = zip_number_at(bytes, entry + 20, 4),
                      name_size = zip_number_at(bytes, entry + 28, 2),
                      local = zip_number_at(bytes, entry + 42, 4);
    constexpr std::size_t kStored = 0, kDeflated = 8;
    if (entry + kEntrySize + name_size > bytes.size() || local + kLocalSize > bytes.size() ||
        (method != kStored && method != kDeflated))
        return std::nullopt;
    const std::size_t begin =
        local + kLocalSize + zip_number_at(bytes, local + 26, 2) + zip_number_at(bytes, local + 28, 2);
    if (begin > bytes.size() || packed > bytes.size() - begin) return std::nullopt;
    return ZippedFile{bytes.substr(entry + kEntrySize, name_size), bytes.substr(begin, packed),
                      method == kDeflated};
}

std::expected<std::string, Diagnostic> unzipped(const ZippedFile& file, const Inflate& inflate) {
    if (!file.is_deflated) return std::string(file.packed);
    if (!inflate)
        return std::unexpected(error_at({}, "zip archives cannot be unpacked here; unpack this one first"));
    auto text = inflate(file.packed, kTextLimit);
    if (!text) return std::unexpected(error_at({}, "the zip archive is damaged"));
    return std::move(*text);
}

}  // namespace sator::exchange
