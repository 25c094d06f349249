// Runs a target of libFuzzer without libFuzzer: on the inputs of a folder, and on mutations of them from a fixed seed. It is built by
// any compiler with the rest of the tests, so that `./test` tries thousands of inputs and compiles nothing twice. libFuzzer itself,
// which is guided by coverage and has sanitizers, runs in `./test --full fuzz`.
//
//   X_inputs CORPUS RUNS
//
// If an input breaks the target, it is written beside the program, as X_inputs.broken.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::uint64_t kSeed = 1;
/// One input gets at most this number of changes.
constexpr unsigned kMostChanges = 6;
/// Mutations do not grow beyond this number of bytes.
constexpr std::size_t kMostBytes = 4096;
/// No input should need this number of seconds.
constexpr unsigned kMostSeconds = 10;

std::string current_input;
std::string broken_path;

/// Writes the current input and lets the signal end the program. Calls only what a signal handler may call.
void write_broken(int signal) {
    const int file = open(broken_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file >= 0) {
        [[maybe_unused]] const auto written = write(file, current_input.data(), current_input.size());
        close(file);
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(std::string input) {
    current_input = std::move(input);
    alarm(kMostSeconds);
    // A copy that is no longer than the input, so that a sanitizer sees each byte that is read beyond its end.
    const std::vector<std::uint8_t> bytes(current_input.begin(), current_input.end());
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    alarm(0);
}

/// Changes inputs at random.
class Mutator {
  public:
    explicit Mutator(const std::vector<std::string>& inputs) : inputs_(inputs) {}

    std::string next() {
        std::string text = any_input();
        const std::size_t changes = 1 + below(kMostChanges);
        for (std::size_t i = 0; i < changes; ++i) change(text);
        if (text.size() > kMostBytes) text.resize(kMostBytes);
        return text;
    }

  private:
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : random_() % limit; }
    const std::string& any_input() { return inputs_[below(inputs_.size())]; }

    /// Returns a piece of an input.
    std::string piece(const std::string& text) {
        const std::size_t begin = below(text.size());
        constexpr std::size_t kMostOfPiece = 40;
        return text.substr(begin, 1 + below(kMostOfPiece));
    }

    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        constexpr std::array<const char*, 8> kNumbers = {
            "0", "-1", "1", "255", "65536", "4294967295", "99999999999999999999", "1e9"};
        switch (below(8)) {
            case 0:  // another byte
                if (at < text.size()) text[at] = static_cast<char>(random_());
                break;
            case 1:  // another bit
                if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
                break;
            case 2:
                text.erase(std::min(at, text.size()), 1 + below(8));
                break;
            case 3:
                text.insert(at, 1 + below(4), static_cast<char>(random_()));
                break;
            case 4:
                text.insert(at, piece(text));
                break;
            case 5:
                text.insert(at, piece(any_input()));
                break;
            case 6:
                replace_number(text, at, kNumbers[below(kNumbers.size())]);
                break;
            default: {  // its end from another input
                const std::string& other = any_input();
                text = text.substr(0, at) + other.substr(std::min(at, other.size()));
                break;
            }
        }
    }

    static void replace_number(std::string& text, std::size_t from, const char* number) {
        constexpr std::string_view kDigits = "0123456789";
        const std::size_t begin = text.find_first_of(kDigits, from);
        if (begin == std::string::npos) return;
        const std::size_t end = std::min(text.find_first_not_of(kDigits, begin), text.size());
        text.replace(begin, end - begin, number);
    }

    const std::vector<std::string>& inputs_;
    std::mt19937_64 random_{kSeed};
};

std::vector<std::string> inputs_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> inputs;
    for (const auto& path : paths) {
        std::ifstream file(path, std::ios::binary);
        inputs.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return inputs;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        fmt::print(stderr, "usage: {} CORPUS RUNS\n", arguments[0]);
        return 2;
    }
    broken_path = std::string(arguments[0]) + ".broken";
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGALRM}) std::signal(signal, write_broken);
    const std::vector<std::string> inputs = inputs_in(arguments[1]);
    if (inputs.empty()) {
        fmt::print(stderr, "{} has no inputs\n", arguments[1]);
        return 2;
    }
    for (const std::string& input : inputs) run(input);
    Mutator mutator(inputs);
    const unsigned long runs = std::strtoul(arguments[2], nullptr, 10);
    for (unsigned long i = 0; i < runs; ++i) run(mutator.next());
    fmt::print("{} inputs and {} mutations\n", inputs.size(), runs);
}
