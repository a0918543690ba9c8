import type { Messages } from "../index.svelte";

export const form: Messages["form"] = {
  against: "Contre des bots",
  host: "Ouvrir une table",
  ways: "Comment jouer",
  back: "Tous les jeux",
  rules: "Variantes",
  terms: "À la table",
  name: (title, host) => `${title} : ${host ? "une table entre amis" : "contre des bots"}`,
  players: "Joueurs, vous et les bots compris",
  level: "Niveau des bots",
  manner: "Comment voulez-vous jouer ?",
  presets: {
    relaxed: { title: "Détendu", about: "sans pendule, conseils sur demande" },
    brisk: { title: "Rapide", about: "une minute par décision" },
    strict: { title: "Strict", about: "une minute par décision, sans conseils" },
  },
  more: "Variantes et toutes les options",
  create: "Ouvrir la table",
  deal: "Distribuer les cartes",
  door: "Qui peut venir",
  doors: {
    link: "qui a le lien ou le code",
    listed: "tout le monde : elle est affichée ici",
    password: "qui connaît un mot de passe",
  },
  password: "Mot de passe",
  hints: "Conseils",
  hintsAbout: "toute personne assise à la table peut en demander",
  clock: "Pendule",
  clocks: { none: "aucune", decision: "par décision", bank: "pour toute la partie" },
  perDecision: "Secondes par décision",
  perPlayer: "Minutes par joueur",
  increment: "Secondes de plus à chaque décision",
  timeUp:
    "Le temps écoulé, le choix le plus prudent est joué. Un bot joue pour les absents jusqu'à leur retour.",
  how: (title) => `${title} en bref`,
  learn: "Première manche guidée",
  rulebook: "Le livret de règles",
  offline:
    "Les cartes sont distribuées dans votre navigateur, aussitôt. Aucun serveur n'est sollicité, ni maintenant ni plus tard.",
  learned:
    "Un réseau qui a appris en jouant contre lui-même ; répond aussitôt. Il est chargé au début de la partie.",
  hosting: "Vous recevez un lien pour vos amis ; des bots prennent les places restées libres.",
  no: "non",
};
