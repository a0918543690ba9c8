// What tables and servers answer, in French, by the English sentence; {} stands for something that is put in
// (src/table, src/server).
export const sentences: Record<string, string> = {
  // before the game
  "there is no such game": "ce jeu n'existe pas",
  "there is no such table": "cette table n'existe pas",
  "there is no such bot here; bots at tables are easy, medium, hard or expert":
    "ce bot n'existe pas ici ; aux tables, les bots sont de niveau easy, medium, hard ou expert",
  "this table has a password": "cette table a un mot de passe",
  "that is not the password": "ce n'est pas le mot de passe",
  "a table with a password is not listed": "une table qui a un mot de passe n'est pas publiée",
  "a password has 1 to 100 bytes without control characters":
    "un mot de passe a de 1 à 100 octets, sans caractère de contrôle",
  "too many tries; wait a little": "trop d'essais ; attendez un peu",
  "too many passwords at once; try again": "trop de mots de passe à la fois ; réessayez",
  "too many new tables; wait a little": "trop de nouvelles tables ; attendez un peu",
  "this table is full: too many people have come in":
    "cette table est pleine : trop de personnes y sont entrées",
  "a name has 1 to 40 characters, all of which can be seen": "un nom a de 1 à 40 caractères, tous visibles",
  "only bots are called that; choose another name":
    "seuls les bots s'appellent ainsi ; choisissez un autre nom",
  "somebody here is called that, or nearly so; choose another name":
    "quelqu'un s'appelle déjà ainsi ici, ou presque ; choisissez un autre nom",
  "too much has changed at this table; make a new one": "cette table a trop changé ; créez-en une autre",
  "that was done too often at this table": "cela a été fait trop souvent à cette table",
  "this seat has said all that fits into the table's log":
    "cette place a dit tout ce que le journal de la table peut contenir",
  "too many people look at this table; try again later":
    "trop de personnes regardent cette table ; réessayez plus tard",
  "the table is being loaded; wait for the answer":
    "la table est en cours de chargement ; attendez la réponse",
  "the table is being loaded; try again": "la table est en cours de chargement ; réessayez",
  "the log of this table is damaged; whoever runs this server can look at it with backlot check":
    "le journal de cette table est endommagé ; qui gère ce serveur peut l'examiner avec backlot check",
  "this id was used for something else": "cet identifiant a servi à autre chose",
  "before is a number of the stream, or one more": "before est un numéro du flux, ou un de plus",
  "that is decided; no hint is needed any more": "c'est décidé ; aucun conseil n'est plus nécessaire",
  "there are seats 1 to {}": "les places vont de 1 à {}",
  "that seat is taken": "cette place est prise",
  "you sit there already": "vous y êtes déjà",
  "nobody sits there": "personne n'est assis là",
  "seat {} is empty": "la place {} est libre",
  "the game has started; seats are taken before that": "la partie a commencé ; les places se prennent avant",
  "the game has started; seats are changed before that": "la partie a commencé ; on change de place avant",
  "the game has started": "la partie a commencé",
  "the game has started already": "la partie a déjà commencé",
  "only the host adds bots": "seul l'hôte ajoute des bots",
  "only the host frees the seat of another": "seul l'hôte libère la place d'un autre",
  "only the host starts the game": "seul l'hôte lance la partie",
  "only the host hands the host's rights over": "seul l'hôte transmet les droits de l'hôte",
  "only the host mutes people": "seul l'hôte fait taire quelqu'un",
  "the host's rights go to a person who sits at the table":
    "les droits de l'hôte vont à une personne assise à la table",
  "you are the host already": "vous êtes déjà l'hôte",
  "there is no person on that seat": "il n'y a personne à cette place",
  "the host is not muted": "on ne fait pas taire l'hôte",
  "only who sits at the table changes seats": "seul qui est assis à la table change de place",
  "only who sits here commits, before the start": "seul qui est assis ici s'engage, avant le début",
  "a commitment is a SHA-256 in 64 hex digits": "un engagement est un SHA-256 en 64 chiffres hexadécimaux",
  "{} has not committed to a contribution yet": "{} ne s'est pas encore engagé sur une contribution",
  "contributions are opened once, when the game starts":
    "les contributions s'ouvrent une fois, quand la partie commence",
  "this contribution is open already": "cette contribution est déjà ouverte",
  "a contribution is 32 bytes in 64 hex digits":
    "une contribution fait 32 octets en 64 chiffres hexadécimaux",
  "this is not the contribution that was committed to": "ce n'est pas la contribution de l'engagement",
  "no start is under way": "aucun départ n'est en cours",
  "a table is named by its id or by its code": "une table se nomme par son identifiant ou par son code",
  "join a table first": "rejoignez d'abord une table",
  "this connection only watches": "cette connexion ne fait que regarder",
  "{} is here": "{} est là",
  // clocks
  "clock is an object with a kind": "la pendule est un objet avec un genre",
  "the kind of a clock is none, decision or bank": "le genre d'une pendule est none, decision ou bank",
  "a clock of kind {} has no field called {}": "une pendule de genre {} n'a pas de champ {}",
  "{} is a whole number from {} to {}": "{} est un nombre entier de {} à {}",
  "seconds of the clock": "la durée de la pendule en secondes",
  "increment of the clock": "le supplément de la pendule",
  // in the game
  "the game is not being played": "la partie n'est pas en cours",
  "the host has paused the game": "l'hôte a mis la partie en pause",
  "only the host pauses the game": "seul l'hôte met la partie en pause",
  "the game is paused already": "la partie est déjà en pause",
  "only the host lets the game go on": "seul l'hôte relance la partie",
  "the game is not paused": "la partie n'est pas en pause",
  "in the middle of a game everybody leaves only their own seat":
    "en cours de partie, chacun ne quitte que sa propre place",
  "a bot plays there already": "un bot y joue déjà",
  "no bot plays for you": "aucun bot ne joue pour vous",
  "a bot plays for you; say that you are back first":
    "un bot joue pour vous ; dites d'abord que vous êtes de retour",
  "only who sits at the table acts": "seul qui est assis à la table agit",
  "this seat is asked nothing now": "on ne demande rien à cette place maintenant",
  "that was the answer to another question; now it is decision {}":
    "c'était la réponse à une autre question ; c'est maintenant la décision {}",
  "an action carries an id of 1 to 64 characters": "une action porte un identifiant de 1 à 64 caractères",
  "the action is missing": "l'action manque",
  "that stands: undo never goes back past a draw, a reveal or somebody's answer":
    "c'est définitif : on ne revient jamais sur une pioche, une révélation ou la réponse de quelqu'un",
  "the host has switched hints off at this table": "l'hôte a désactivé les conseils à cette table",
  "hints are for those who sit at the table": "les conseils sont pour ceux qui sont assis à la table",
  "hints are about the decision you are asked for now":
    "les conseils portent sur la décision qu'on vous demande maintenant",
  "a hint is being thought out for you": "un conseil est en préparation pour vous",
  "previews are for those who sit at the table": "les aperçus sont pour ceux qui sont assis à la table",
  "previews are about the decision you can make now":
    "les aperçus portent sur la décision que vous pouvez prendre maintenant",
  "a preview is being made for you": "un aperçu est en préparation pour vous",
  // taking back
  "only who sits at the table takes a decision back": "seul qui est assis à la table reprend une décision",
  "there is a vote already": "il y a déjà un vote",
  "that was asked already, and the answer was no": "cela a déjà été demandé, et la réponse était non",
  "agree is true or false": "agree vaut true ou false",
  "there is no vote": "il n'y a pas de vote",
  "your vote is not asked for, or counted already": "votre vote n'est pas demandé, ou il est déjà compté",
  "Not everybody has answered, so it stands": "Tous n'ont pas répondu, la décision tient",
  "{} does not ask any more": "{} ne le demande plus",
  "{} does not agree, so it stands": "{} n'est pas d'accord, la décision tient",
  "All agree, and it is taken back": "Tous sont d'accord, la décision est reprise",
  "The game has gone on, so it stands": "La partie a continué, la décision tient",
  "The game is paused, so it stands": "La partie est en pause, la décision tient",
  // talk and notes
  "talk begins with the game": "on parle à partir du début de la partie",
  "only who sits at the table talks": "seul qui est assis à la table parle",
  "the host has muted you": "l'hôte vous a fait taire",
  "what is said carries an id of 1 to 64 characters":
    "ce qui est dit porte un identifiant de 1 à 64 caractères",
  "say something of 1 to 500 bytes": "dites quelque chose de 1 à 500 octets",
  "there are control characters in it": "il contient des caractères de contrôle",
  "the pack it was played with is not known here": "le jeu de cartes de cette partie n'est pas connu ici",
  "nobody can claim that here": "personne ne peut affirmer cela ici",
  "this game has no ready-made claims": "ce jeu n'a pas d'affirmations toutes faites",
  "not so fast: wait a second": "pas si vite : attendez une seconde",
  "only who sits at the table takes notes": "seul qui est assis à la table prend des notes",
  "notes are taken while the game is played": "les notes se prennent pendant la partie",
  "this note was changed too often": "cette note a été changée trop souvent",
  "a note has a text, which may be empty": "une note a un texte, qui peut être vide",
  "a note has at most 4000 bytes": "une note a au plus 4000 octets",
  "a note has a list of marks, maybe empty": "une note a une liste de marques, vide peut-être",
  "a mark has a seat and a mark": "une marque a une place et une marque",
  "a mark is about another seat of the table": "une marque concerne une autre place de la table",
  "a mark is trusted, unsure or suspect": "une marque vaut trusted, unsure ou suspect",
  "there is one mark for each seat": "il y a une marque par place",
  // after the game
  "only who sat at the table asks for a rematch": "seul qui était assis à la table demande une revanche",
  "a rematch comes after the end": "une revanche vient après la fin",
  "there is a rematch already": "il y a déjà une revanche",
  "the rules have changed, and know these options no more":
    "les règles ont changé et ne connaissent plus ces options",
  "the rules have changed since it was played": "les règles ont changé depuis qu'elle a été jouée",
  "the rules have changed since it was played, and by ours it is not finished":
    "les règles ont changé depuis qu'elle a été jouée, et selon les nôtres elle n'est pas finie",
  "the game is not over, and its record would show what everybody hides":
    "la partie n'est pas finie, et son procès-verbal montrerait ce que chacun cache",
  "the end is not on disk yet; try again": "la fin n'est pas encore enregistrée ; réessayez",
  // requests that make no sense
  "say hello first": "dites d'abord hello",
  "every request carries an id of 1 to 64 characters":
    "chaque demande porte un identifiant de 1 à 64 caractères",
  "this server speaks version 1 of the protocol": "ce serveur parle la version 1 du protocole",
  "options are missing": "les options manquent",
  "hints is true or false": "hints vaut true ou false",
  "listed is true or false": "listed vaut true ou false",
  "watch is true or false": "watch vaut true ou false",
  "there is a field that does not belong here": "il y a un champ qui n'a rien à faire ici",
  "unknown type of message": "type de message inconnu",
  "this could not be stored; try again": "cela n'a pas pu être enregistré ; réessayez",
  "there is nothing here": "il n'y a rien ici",
  "the request does not say which host it is for": "la demande ne dit pas à quel hôte elle s'adresse",
  "the search is not well-formed": "la recherche est mal formée",
  "the tables cannot be searched now; try again later":
    "la recherche de tables est impossible pour le moment ; réessayez plus tard",
  "won goes with a player": "won va avec un joueur",
};
