// The texts of the guided first round, of the bubbles at tables and of the rulebook's pictures; they come with the
// guide. In an instruction {} is the name of what is to be touched.
import { said } from "../../guide/lesson";

export const guide = {
  whom: "for people who like to read each other",
  after:
    "Seven more rounds go the same way. In the end your film is worth its quality and its revenue: the money left in your wallet, times the audience icons in your Office.",
  lessons: said({
    card: {
      say: "Touch a card that you can spare: {}, for instance.",
      why: "Three people in your Studio will make your film. Each round one card of your hand goes to your left neighbour, in a folder that nobody else looks into.",
      example:
        "At the end the three numbers in your Studio, from low to high, are the quality of the film: 2, 9 and 9 make 299.",
    },
    money: {
      say: "Now touch {}: a note goes into the folder.",
      why: "Your neighbour must choose: keep your money and send the card back, or keep the card and pay you as much again.",
      example: "With 10 in the folder you lose 10 and keep the card, or you give the card and get 20 back.",
    },
    send: {
      say: "Press {}.",
      why: "All folders go at the same time. Only your neighbour ever learns how much was in yours.",
    },
    take: {
      say: "Choose what you keep: touch {}, or the other half of the folder.",
      why: "A folder has come to you. The money is yours if the card goes back; the card is yours if you pay what lies beside it. You need that much in your wallet now.",
    },
    answer: {
      say: "Press {}.",
      why: "What you chose is never announced. The others only see who enters your Studio.",
    },
    place: {
      say: "Touch {}.",
      why: "Every new card enters the Studio: three people at most, each of another profession. Somebody of the same profession makes room and moves to the Office, where the icons sell the film.",
    },
    placed: {
      say: "Press {}.",
      why: "All Studios change at the same moment. Everybody is asked, so that waiting tells nothing.",
    },
  }),
  firsts: {
    wallet: {
      title: "This is your wallet.",
      text: "Nobody else sees it. Touch it to put notes into the folder; what is left in the end is worth a lot.",
    },
    folder: {
      title: "A folder has come to you.",
      text: "Keep the money and send the card back, or keep the card and pay the same sum again.",
    },
    studio: {
      title: "Your Studio makes the film.",
      text: "Three people of different professions. Their numbers, low to high, are the quality: 2, 9 and 9 make 299.",
    },
    office: {
      title: "Your Office sells it.",
      text: "Whoever makes room in the Studio works here. Money left is multiplied by the audience icons.",
    },
  },
  captions: {
    "C37-20": "A card and three notes go into the folder, and to the left.",
    "C37-22": "Kept: the money. The card goes back.",
    "C37-23": "Kept: the card. Twice the money goes back.",
    "C37-30": "Three professions, one card of each.",
    "C37-31": "A new Director sends the old one to the Office.",
    "C37-50": "Two promotion icons in the Office bring 20.",
    "C37-51": "A Director in the Office has the pen: no wages.",
    "C37-53": "60 in the wallet and nine people in the audience.",
    "C37-1": "One of each profession, and the Producer.",
    "C37-40": "From low to high: 2, 9 and 9 make 299.",
  },
};
