// Our own little signs, drawn with one line on a field of 24 by 24. Those in `filled` are silhouettes.
export const glyphs = {
  // people and things of a studio
  director: "M4 9h16v11H4zM4 9l14-5 2 4M9 7l2 2M14 5l2 3",
  actor: "M4 4c5 2 11 2 16 0 0 10-2 16-8 17C6 20 4 14 4 4zM8 10h2M14 10h2M8 14c2 3 6 3 8 0",
  cameraman: "M3 10h12v10H3zM15 14l6-3v8l-6-3M7 7a3 3 0 1 1 0-.1M13 7a2 2 0 1 1 0-.1",
  scriptwriter: "M6 3h9l4 4v14H6zM9 10h7M9 14h7M9 18h4",
  producer: "M3 8h18v12H3zM9 8V5h6v3M3 13h18",
  promotion: "M3 10v4h3l8 5V5l-8 5zM17 8v8M20 6v12",
  pen: "M4 20l2-6L17 3l4 4L10 18zM15 5l4 4",
  audience: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 3-7 8-7s8 2 8 7z",
  money: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15 9c-1-2-6-2-6 .5S15 12 15 14.500s-5 2.500-6 .5M12 6v12",
  setting: "M3 20h18M5 20V10l7-6 7 6v10M10 20v-6h4v6",
  microphone: "M9 3h6v10H9zM6 11c0 8 12 8 12 0M12 17v4M8 21h8",
  lamp: "M5 4h14l-3 8H8zM12 12v5M8 21l4-4 4 4M3 15l2-1M21 15l-2-1",
  scissors: "M6 4l12 13M18 4L6 17M5 20a2.500 2.500 0 1 1 .1 0M19 20a2.500 2.500 0 1 1 .1 0",
  note: "M9 18V5l10-2v13M6 20a3 2.500 0 1 1 .1 0M16 18a3 2.500 0 1 1 .1 0",
  hanger: "M12 8c0-2 3-2 3-4s-4-2-4 0M12 8l9 8H3z",
  // loyalties
  patriot: "M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5z",
  communist:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
  neutral: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  star: "M12 2.500l2.900 6.300 6.800.8-5 4.700 1.300 6.800L12 17.700l-6 3.400 1.300-6.800-5-4.700 6.800-.8z",
  // what lies on a table
  cards: "M4 6l9-3 5 14-9 3zM15 4l5 1-3 13",
  token: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8l4 4-4 4-4-4z",
  dice: "M4 4h16v16H4zM8.500 8.500h.1M15.500 8.500h.1M12 12h.1M8.500 15.500h.1M15.500 15.500h.1",
  reel: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7h.1M7.500 10h.1M16.500 10h.1M9.500 15.500h.1M14.500 15.500h.1M12 21h9",
  ticket: "M3 7h18v4a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v11",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2",
  wallet: "M3 7h16v13H3zM3 7l12-4v4M15 13h6v3h-6z",
  folder: "M3 6h7l2 3h9v11H3z",
  chip: "M12 4c5 0 9 1.800 9 4s-4 4-9 4-9-1.800-9-4 4-4 9-4zM3 8v7c0 2.200 4 4 9 4s9-1.800 9-4V8",
  pin: "M12 21c-4-6-6-8-6-12a6 6 0 0 1 12 0c0 4-2 6-6 12zM12 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v2h6v-2a6 6 0 0 0-3-11z",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  // who sits there
  bot: "M5 9h14v10H5zM12 9V5M9 13h.1M15 13h.1M9 16h6M12 4h.1",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 3-7 8-7s8 2 8 7z",
} as const;
export type GlyphName = keyof typeof glyphs;
export const filled: ReadonlySet<GlyphName> = new Set<GlyphName>(["patriot", "star"]);
