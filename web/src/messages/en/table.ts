// Coming to a table that is served, and what may be in the way.
export const table = {
  going: "Going to the table…",
  toHome: "To the first page",
  another: "Play another game",
  lost: "The connection is lost. Nothing you did is forgotten.",
  nextTry: (seconds: number) => `Next try in ${seconds} s.`,
  trying: "Trying again…",
  tryNow: "Try now",
  closed: (why: string) => `This table is closed: ${why}. This is what happened.`,
  lockedTitle: "Password",
  locked: "This table has a password",
  lockedAbout: "Who invited you knows it. You are asked once.",
  password: "Password of the table",
  comeIn: "Come in",
};
