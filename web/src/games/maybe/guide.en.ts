// The texts of the guided first round, of the bubbles at tables and of the rulebook's pictures; they come with the
// guide. In an instruction {} is the name of what is to be touched.
import { said } from "../../guide/lesson";

export const guide = {
  whom: "for everybody, also for a first game together",
  after:
    "Ten pitches make a game. In the end every Vote that you have won scores one point each time its icon stands on the Movies Made.",
  lessons: said({
    idea: {
      say: "You pitch. Touch an idea: {}, for instance.",
      why: "The icons at the foot are what the movie costs, the number is what it pays. Votes must cover every icon.",
    },
    add: {
      say: "Press {}.",
      why: "A pitch has one to six ideas. Dear ones pay more and are harder to cover.",
    },
    more: {
      say: "One more: touch {}, or another idea.",
      why: "The budgets add up, and so do the profits.",
      example: "Ideas with profits 1, 2 and 1: if the movie is made, four Votes are shared.",
    },
    moreAdded: { say: "Press {}." },
    finish: { say: "The pitch is complete. Touch {}." },
    finished: { say: "Press {}.", why: "Give it a title, if you like: that is what people vote for." },
    vote: {
      say: "Vote in secret: touch {}, or another Vote.",
      why: "YES adds its number to its icon, NO takes it away. If every icon is covered the YES voters share the profit; if not, each NO voter wins their own Vote.",
      example:
        "Camera, setting and actors are needed. YES script 2, setting 2 and actors 2 are enough: two left-over scripts stand for the camera.",
    },
    voted: {
      say: "Press {}.",
      why: "All Votes turn at once. Nobody learns yours before that.",
    },
    keep: {
      say: "It is made. Touch the idea that joins the Movies Made: {}, for instance.",
      why: "Its icons score from now on, for everybody who wins Votes with them.",
    },
    kept: { say: "Press {}." },
  }),
  firsts: {
    ideas: {
      title: "You pitch: this is an idea.",
      text: "The icons at its foot are what it costs in Votes, the number beside them is what it pays. The more ideas, the more of both.",
    },
    votes: {
      title: "These are your Votes.",
      text: "One goes into the box for each pitch. YES adds its number to its icon, NO takes it away.",
    },
    pitch: {
      title: "This is the pitch.",
      text: "The Votes of all must cover its icons. Then the YES voters share the profit; if not, each NO wins its own Vote.",
    },
    made: {
      title: "The Movies Made decide what Votes are worth.",
      text: "Each Vote you win scores a point for every time its icon stands here.",
    },
  },
  captions: {
    "MM-20": "A pitch of three ideas, in this order.",
    "MM-24": "YES 3 and NO 1 on the camera: two cameras.",
    "MM-25": "Two cameras that are left over stand for money.",
    "MM-34": "One idea of the pitch joins the Movies Made.",
    "MM-40": "Whoever said NO gets their own Vote.",
    "MM-2": "Two that say YES, and one that says NO.",
    "MM-4": "Icons at the foot, profit beside them.",
  },
};
