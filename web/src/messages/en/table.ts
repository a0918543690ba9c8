// Coming to a table that is served, and what may be in the way.
export const table = {
  going: "Going to the table…",
  toHome: "To the first page",
  another: "Play another game",
  lost: "The connection is lost. Nothing you did is forgotten.",
  waits: "The server cannot store anything just now. The table waits, and goes on by itself.",
  nextTry: (seconds: number) => `Next try in ${seconds} s.`,
  trying: "Trying again…",
  tryNow: "Try now",
  closed: (why: string) => `This table is closed: ${why}. This is what happened.`,
  again: "Try again",
  none: {
    gone: {
      title: "There is no table here",
      about:
        "The link may be wrong, or the table has expired: tables that nobody opens are removed after a while.",
    },
    damaged: {
      title: "This table cannot be opened",
      about:
        "Its log on the server is damaged. Whoever runs the server can look at it with backlot check, and put a copy back.",
    },
    refused: { title: "You cannot come in now", about: "" },
  },
  lockedTitle: "Password",
  locked: "This table has a password",
  lockedAbout: "Who invited you knows it. You are asked once.",
  password: "Password of the table",
  comeIn: "Come in",
};
