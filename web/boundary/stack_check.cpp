// Debian's libclang_rt for WebAssembly is compiled with stack protection, whose two names wasi-libc does not define.
#ifdef __wasm__

#include <cstdint>
#include <cstdlib>

extern "C" {

extern const std::uintptr_t __stack_chk_guard;
/// Any value that an overflowing text is unlikely to write.
const std::uintptr_t __stack_chk_guard = 0x5a70'0aff;

[[noreturn]] void __stack_chk_fail() {
    std::abort();
}
}

#endif
