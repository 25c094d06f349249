#include "cli/campaign/sealed_text.hpp"

#include <sha2.h>

#include <array>

#include "cli/process/replace_file.hpp"
#include "cli/process/write_file.hpp"

namespace sator::cli {

namespace {

constexpr std::string_view kLastLine = "end sha256 ";

}  // namespace

std::string sha256(std::string_view text) {
    std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
    SHA256Data(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), digits.data());
    return digits.data();
}

std::string sealed(std::string text) {
    const std::string hash = sha256(text);
    text += std::string(kLastLine) + hash + "\n";
    return text;
}

std::optional<SealedText> unsealed(std::string_view text) {
    constexpr std::size_t kLength = kLastLine.size() + SHA256_DIGEST_STRING_LENGTH;  // with the line end
    if (text.size() < kLength) return std::nullopt;
    const std::string_view before = text.substr(0, text.size() - kLength);
    std::string hash = sha256(before);
    if (text.substr(before.size()) != std::string(kLastLine) + hash + "\n") return std::nullopt;
    return SealedText{std::string(before), std::move(hash)};
}

std::expected<void, Diagnostic> write_sealed(const std::string& path, std::string text) {
    if (const int error = replace_file(path, sealed(std::move(text))); error != 0)
        return std::unexpected(cannot_write(path, error));
    return {};
}

}  // namespace sator::cli
