// What somebody is called in practice who has given no name, in each language: those who share the table read it, they
// themselves read "you".
export const nameless = { en: "Guest", fr: "Invité" };
