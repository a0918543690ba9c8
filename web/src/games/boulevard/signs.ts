// The sign and the neon colour of each place of the boulevard, and of the chips that are sold there.
import type { GlyphName } from "../../table/glyphs";

interface Sign {
  glyph: GlyphName;
  neon: string;
}
const pink = "#ff5fae";
const cyan = "#36e6df";
const gold = "#ffc857";
const loan: Sign = { glyph: "dollar", neon: pink };
const glasses: Sign = { glyph: "mask", neon: pink };
const lens: Sign = { glyph: "camera", neon: pink };
const signs: Record<string, Sign | undefined> = {
  preview_house: { glyph: "eye", neon: pink },
  advertising_agency: { glyph: "horn", neon: cyan },
  distribution_agency: { glyph: "case", neon: gold },
  manager: { glyph: "person", neon: cyan },
  credit_union: loan,
  loan,
  running_time: { glyph: "clock", neon: gold },
  "3_d": glasses,
  three_d: glasses,
  cinemascope: { glyph: "tv", neon: pink },
  lenses: lens,
  vistavision: lens,
  superscope: lens,
  re_roll: { glyph: "arrows", neon: cyan },
  parties: { glyph: "note", neon: gold },
  parking_lot: { glyph: "bus", neon: cyan },
  concessions: { glyph: "ticket", neon: pink },
  air_conditioning: { glyph: "lamp", neon: gold },
};
/** By the name of a place or the id of a chip; nothing for the name of a star. */
export const signOf = (name: string): Sign | undefined => signs[name.toLowerCase().replace(/[ -]/g, "_")];
