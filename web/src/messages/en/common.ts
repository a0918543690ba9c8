export const common = {
  home: "Backlot, to the first page",
  language: "Language",
  close: "Close",
  pair: (title: string, value: string) => `${title}: ${value}`,
  list: (names: string[]) => new Intl.ListFormat("en").format(names),
  rule: (id: string) => `Rule ${id}`,
  inRulebook: "In the rulebook",
  incomplete: "A part of this page could not be fetched.",
  again: "Load the page again",
  noRule: "This rule is not in the book of this client.",
  sources: {
    book: "The printed rulebook says so.",
    ruling: "The rulebook is silent or contradicts itself here; this is how we decided.",
    content: "A printed component that the book does not list; our reconstruction.",
  } as Record<string, string>,
};
