// Words for titles and lines of a pitch, as they are sent; other languages say them from these (titles.fr.ts).
/** {} stands for what the card says: where or when something is, or anything else. */
export const patterns = {
  where: ["Meet me {}", "It happened {}", "Nobody sleeps {}", "Love {}", "Trouble {}", "All quiet {}"],
  what: [
    "Part two: {}",
    "Once more: {}",
    "Coming soon: {}",
    "Midnight special: {}",
    "Based on nothing: {}",
    "The musical: {}",
  ],
};
export const lines = [
  "Bring a handkerchief.",
  "Nobody leaves before the end.",
  "Based on a true rumour.",
  "This time everybody sings.",
  "The popcorn will run out.",
  "Twice as long as planned, and worth it.",
  "The critics have gone home.",
  "Everything goes wrong, on time.",
  "With an ending that nobody expects.",
  "For everybody who was ever late.",
  "Laugh first, think later.",
  "The dog survives.",
];
