#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/match/backreference_language.hpp"

namespace sator::language {

/// The state at which a configuration stops that consumes nothing more.
enum class BackreferenceStop : std::uint8_t { Fails, Accepts, ReadsSymbol };

/// The interpreter that the count and the sweep of a BackreferenceLanguage share: it executes the instructions that consume
/// nothing. How captures are stored is the machine's own. A machine has a type Configuration with `pc` and `consumed` (one
/// bit a loop: its current iteration has consumed something), and these functions, in which a group is its number among the
/// relevant ones:
///
///     bool count_step()                     false: a limit is reached, and the configuration fails
///     void fork(configuration, pc)          keeps a copy that goes on at `pc`
///     void open(configuration, group)       the group begins to capture
///     void close(configuration, group)      what it captures becomes its capture
///     void forget(configuration, group)     its capture becomes unset
///     optional<size_t> captured_length(configuration, group)    nullopt: unset
///     bool is_referring(configuration)      a reference is in progress
///     void refer(configuration, group)      a reference to the group begins
template <class Machine>
class BackreferenceStep {
  public:
    using Configuration = typename Machine::Configuration;

    /// `number_of`: for each group its number among the relevant ones, or BackreferenceLanguage::kIrrelevant.
    BackreferenceStep(Machine& machine, const MatchProgram& program, std::span<const std::uint32_t> number_of,
                      std::size_t length)
        : machine_(machine), program_(program), number_of_(number_of), length_(length) {}

    /// Runs a configuration, after `position` symbols, up to an instruction that reads a symbol, or to the end.
    BackreferenceStop run(Configuration& configuration, std::size_t position) {
        using enum BackreferenceStop;
        const bool is_end = position == length_;
        const BackreferenceStop reads = is_end ? Fails : ReadsSymbol;
        for (;;) {
            if (!machine_.count_step()) return Fails;
            const Instruction& instruction = program_.code[configuration.pc];
            switch (instruction.op) {
                case Instruction::Op::Accept:
                    return is_end ? Accepts : Fails;
                case Instruction::Op::Symbols:
                    return reads;
                case Instruction::Op::Reference:
                    if (machine_.is_referring(configuration)) return reads;
                    if (!begin_reference(configuration, instruction)) return Fails;
                    if (machine_.is_referring(configuration)) return reads;
                    break;
                case Instruction::Op::IterationCheck:
                    if ((configuration.consumed >> instruction.index & 1) != 0) break;
                    if (program_.dialect != Dialect::Java) return Fails;
                    configuration.pc = instruction.other;
                    continue;
                case Instruction::Op::LineStart:
                    if (position != 0) return Fails;
                    break;
                case Instruction::Op::LineEnd:
                    if (!is_end) return Fails;
                    break;
                default:
                    if (!update(configuration, instruction)) return Fails;
            }
            configuration.pc = instruction.next;
        }
    }

  private:
    /// Executes an instruction that always succeeds. Returns false if it is another one.
    bool update(Configuration& configuration, const Instruction& instruction) {
        switch (instruction.op) {
            case Instruction::Op::Split:
                machine_.fork(configuration, instruction.other);
                return true;
            case Instruction::Op::Open:
                if (const auto group = relevant(instruction.index)) machine_.open(configuration, *group);
                return true;
            case Instruction::Op::Close:
                if (const auto group = relevant(instruction.index)) machine_.close(configuration, *group);
                return true;
            case Instruction::Op::ResetGroups:
                for (std::uint32_t g = instruction.index; g <= instruction.other; ++g) {
                    if (const auto group = relevant(g)) machine_.forget(configuration, *group);
                }
                return true;
            case Instruction::Op::IterationStart:
                configuration.consumed &= ~(std::uint64_t{1} << instruction.index);
                return true;
            default:
                return false;
        }
    }

    /// Begins a reference; returns false if it fails. An empty reference consumes nothing, and so does an unset
    /// one, except that in java it fails.
    bool begin_reference(Configuration& configuration, const Instruction& instruction) {
        for (const std::uint32_t group : instruction.groups) {
            const std::uint32_t number = number_of_[group];
            const std::optional<std::size_t> length = machine_.captured_length(configuration, number);
            if (!length) continue;
            if (*length > 0) machine_.refer(configuration, number);
            return true;
        }
        return program_.dialect != Dialect::Java;
    }

    std::optional<std::uint32_t> relevant(std::uint32_t group) const {
        const std::uint32_t number = number_of_[group];
        return number == BackreferenceLanguage::kIrrelevant ? std::nullopt : std::optional(number);
    }

    Machine& machine_;
    const MatchProgram& program_;
    std::span<const std::uint32_t> number_of_;
    std::size_t length_;
};

}  // namespace sator::language
