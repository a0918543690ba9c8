// The letters of a poster: each genre has its face, with the width of a letter as a share of its size.
interface Letters {
  /** A class of Poster.svelte. */
  face: string;
  width: number;
  upper: boolean;
  /** Letters in a line. */
  longest: number;
}
const narrow = { width: 0.38, upper: true, longest: 13 };
const gothic: Letters = { face: "gothic", ...narrow };
const neon: Letters = { face: "lime", width: 0.68, upper: true, longest: 10 };
const script: Letters = { face: "script", width: 0.43, upper: false, longest: 10 };
const faces: Record<string, Letters> = {
  horror: neon,
  drama: neon,
  adventure: { face: "racing", width: 0.58, upper: true, longest: 10 },
  musical: script,
  romance: script,
  comedy: { face: "lilita", width: 0.52, upper: false, longest: 10 },
  science_fiction: { face: "bebas", ...narrow, width: 0.42 },
};
export const facesOf = (genre: string): Letters => faces[genre] ?? gothic;
