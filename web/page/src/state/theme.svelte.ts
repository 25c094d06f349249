// Light or dark: as the reader's system prefers, until the reader chooses.

type Theme = "light" | "dark";
const kStorageKey = "sator.theme";
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

class ThemeChoice {
  current = $state<Theme>(stored() ?? system());

  constructor() {
    this.apply();
    prefersDark.addEventListener("change", () => {
      if (stored() === null) this.set(system());
    });
  }

  toggle(): void {
    const next = this.current === "dark" ? "light" : "dark";
    localStorage.setItem(kStorageKey, next);
    this.set(next);
  }

  private set(theme: Theme): void {
    this.current = theme;
    this.apply();
  }

  private apply(): void {
    document.documentElement.dataset["theme"] = this.current;
  }
}

function stored(): Theme | null {
  const theme = localStorage.getItem(kStorageKey);
  return theme === "light" || theme === "dark" ? theme : null;
}

function system(): Theme {
  return prefersDark.matches ? "dark" : "light";
}

export const theme = new ThemeChoice();
