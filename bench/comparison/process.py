"""Runs one program with a time limit."""
import subprocess
import time


def run(command, limit, text=None):
    """Returns the output of the program and its seconds including start-up, or the output so far and None at the limit."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [str(word) for word in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        output, errors = process.communicate(text, timeout=limit)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.communicate()[0] or "", None
    if process.returncode != 0 and not output:
        raise RuntimeError(f"{command[0]} failed: {errors.strip()[:500]}")
    return output, time.perf_counter() - start
