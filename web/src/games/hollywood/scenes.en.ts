// The words of the great moments.
import { capital } from "../../lib/capital";
import { inWords } from "../../lib/english";

export const scenes = {
  premiere: {
    title: (movie: number) => `Movie ${movie} · premiere`,
    theatre: (movie: number) => `The premiere of movie ${movie}`,
    poster: (name: string, side: "patriot" | "communist" | "neutral") =>
      side === "neutral"
        ? `${name}: for neither side.`
        : `${name}: one for the ${side === "patriot" ? "Patriots" : "Communists"}.`,
    begins: (name: string) => `${name}.`,
    tally: (patriots: number, communists: number) => `${patriots} to ${communists}.`,
    left: (cards: number) => `${inWords(cards)} ${cards === 1 ? "card" : "cards"} to go.`,
    tie: (wins: string): string =>
      wins === "both" ? "A tie is won by both sides." : "A tie goes to the Communists.",
    fromPoster: "the poster: 1",
    noSign: "the poster",
    lastCard: "the last card",
    plus: (signs: number) => `+${signs}`,
    result: (winner: string, movie: number, patriots: number, communists: number) =>
      winner === "none"
        ? `Nobody wins movie ${movie}`
        : `${capital(winner === "both" ? "both sides" : winner)} win movie ${movie}, ${Math.max(patriots, communists)} to ${Math.min(patriots, communists)}`,
  },
  roles: {
    eyes: "For your eyes only",
    hold: "Hold to open",
    know: "I know who I am",
    private: "Keep your screen to yourself.",
    sealed: "A sealed envelope each",
    look: "Look at your screens.",
    looked: "has looked",
    looking: "looking…",
    you: (name: string) => `${name} (you)`,
    with: (names: string, several: boolean) => `${names} ${several ? "are" : "is"} with you.`,
  },
  masks: {
    win: (winner: string) =>
      ({ patriot: "The Patriots win", communist: "The Communists win" })[winner] ?? "The Rising Star wins",
    and: (name: string) => `…and ${name}?`,
    said: (role: string) => `said: ${role}`,
    silent: "said nothing",
  },
};
