// What servers say that give no names, where it is not what refusals.ts has: in French, by the English sentence; {} stands
// for something that is put in. Nothing new comes here but the former words of a refusal.
export const sentences: Record<string, string> = {
  "clock is an object with a kind": "la pendule est un objet avec un genre",
  "the kind of a clock is none, decision or bank": "le genre d'une pendule est none, decision ou bank",
  "a clock of kind {} has no field called {}": "une pendule de genre {} n'a pas de champ {}",
  "{} is a whole number from {} to {}": "{} est un nombre entier de {} à {}",
  "seconds of the clock": "la durée de la pendule en secondes",
  "increment of the clock": "le supplément de la pendule",
  "the action is missing": "l'action manque",
  "agree is true or false": "agree vaut true ou false",
  "Not everybody has answered, so it stands": "Tous n'ont pas répondu, la décision tient",
  "{} does not ask any more": "{} ne le demande plus",
  "{} does not agree, so it stands": "{} n'est pas d'accord, la décision tient",
  "All agree, and it is taken back": "Tous sont d'accord, la décision est reprise",
  "The game has gone on, so it stands": "La partie a continué, la décision tient",
  "The game is paused, so it stands": "La partie est en pause, la décision tient",
  "a note has a text, which may be empty": "une note a un texte, qui peut être vide",
  "a note has a list of marks, maybe empty": "une note a une liste de marques, vide peut-être",
  "a mark has a seat and a mark": "une marque a une place et une marque",
  "a mark is trusted, unsure or suspect": "une marque vaut trusted, unsure ou suspect",
  "the rules have changed since it was played": "les règles ont changé depuis qu'elle a été jouée",
  "options are missing": "les options manquent",
  "hints is true or false": "hints vaut true ou false",
  "listed is true or false": "listed vaut true ou false",
  "watch is true or false": "watch vaut true ou false",
  "only who sits at the table changes seats": "seuls ceux qui sont assis à la table changent de place",
  "only who sits here commits, before the start": "seuls ceux qui sont assis ici s'engagent, avant le début",
  "only who sits at the table is ready, before the start":
    "seuls ceux qui sont assis à la table se disent prêts, avant le début",
  "only who sits at the table changes their face": "seuls ceux qui sont assis à la table changent de visage",
  "only who sits at the table acts": "seuls ceux qui sont assis à la table agissent",
  "only who sits at the table takes a decision back":
    "seuls ceux qui sont assis à la table reprennent une décision",
  "only who sits at the table talks": "seuls ceux qui sont assis à la table parlent",
  "only who sits at the table takes notes": "seuls ceux qui sont assis à la table prennent des notes",
  "only who plays looks at what was dealt, and says so once":
    "seuls ceux qui jouent regardent ce qui leur est distribué, et le disent une fois",
  "only who sat at the table asks for a rematch":
    "seuls ceux qui étaient assis à la table demandent une revanche",
  "only who sits at the table can be named": "seuls ceux qui sont assis à la table peuvent être nommés",
};
