// The player's preferences, kept in the browser.

const kTime = "sator.option.time";
const kGrey = "sator.option.grey";

export class PlayOptions {
  showsTime = $state(localStorage.getItem(kTime) !== "no");
  greysClues = $state(localStorage.getItem(kGrey) !== "no");

  toggleTime(): void {
    this.showsTime = !this.showsTime;
    localStorage.setItem(kTime, this.showsTime ? "yes" : "no");
  }

  toggleGrey(): void {
    this.greysClues = !this.greysClues;
    localStorage.setItem(kGrey, this.greysClues ? "yes" : "no");
  }
}
