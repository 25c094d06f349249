// A crash of the WebAssembly is told on the page, and survived.

class Crash {
  message = $state("");

  report(error: unknown): void {
    this.message = error instanceof Error ? error.message : String(error);
  }

  dismiss(): void {
    this.message = "";
  }
}

export const crash = new Crash();
