// The boundary to JavaScript. A request and its reply are JSON in UTF-8 (web/boundary/README.md lists their fields).
// The host writes a request to memory that it gets from sator_allocate, calls sator_ask, reads the reply at
// sator_reply_text, and may ask again. One question at a time.
#include <cstdlib>
#include <string>
#include <string_view>

#include "web/boundary/answer_request.hpp"

#ifdef __wasm__
#define SATOR_EXPORTED(name) __attribute__((export_name(name)))
#else
#define SATOR_EXPORTED(name)
#endif

namespace {

std::string& reply() {
    static std::string text;
    return text;
}

}  // namespace

extern "C" {

/// Returns `length` bytes of memory for a request, or null if there is not enough.
SATOR_EXPORTED("sator_allocate") char* sator_allocate(std::size_t length) {
    return static_cast<char*>(std::malloc(length));
}

/// Answers the request in `request`, which sator_allocate returned, and releases that memory. Returns the length of the
/// reply.
SATOR_EXPORTED("sator_ask") std::size_t sator_ask(char* request, std::size_t length) {
    reply() = sator::web::answer_request(std::string_view(request, length));
    std::free(request);
    return reply().size();
}

/// Returns the reply to the last request. It stays until the next one.
SATOR_EXPORTED("sator_reply_text") const char* sator_reply_text() {
    return reply().data();
}
}
