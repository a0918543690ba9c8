// What tables and servers refuse, by the name of the refusal: as they say it, and in French; {} stands for something
// that is put in (src/table/no.hpp).
import type { Refusals } from "../../lib/words";

export const refusals: Refusals = {
  // what comes in cannot be read
  no_json: ["{}", "ce message n'est pas du JSON lisible : {}"],
  hello_first: ["say hello first", "dites d'abord hello"],
  other_version: [
    "this server speaks version 1 of the protocol",
    "ce serveur parle la version 1 du protocole",
  ],
  bad_id: [
    "every request carries an id of 1 to 64 characters",
    "chaque demande porte un identifiant de 1 à 64 caractères",
  ],
  unknown_type: ["unknown type of message", "type de message inconnu"],
  missing_field: ["{}", "il manque un champ : {}"],
  bad_field: ["{}: {}", "champ mal formé : {} : {}"],
  unknown_field: ["there is a field that does not belong here", "il y a un champ qui n'a rien à faire ici"],
  id_used: ["this id was used for something else", "cet identifiant a servi à autre chose"],
  not_so_fast: ["not so fast: wait a second", "pas si vite : attendez une seconde"],
  // coming to a table
  no_such_game: ["there is no such game", "ce jeu n'existe pas"],
  unknown_pack: [
    "the pack it was played with is not known here",
    "le jeu de cartes de cette partie n'est pas connu ici",
  ],
  bad_options: ["options: {}: {}", "options mal formées : {} : {}"],
  listed_with_password: [
    "a table with a password is not listed",
    "une table qui a un mot de passe n'est pas publiée",
  ],
  bad_password: [
    "a password has 1 to 100 bytes without control characters",
    "un mot de passe a de 1 à 100 octets, sans caractère de contrôle",
  ],
  too_many_tables: ["too many new tables; wait a little", "trop de nouvelles tables ; attendez un peu"],
  no_such_table: ["there is no such table", "cette table n'existe pas"],
  damaged_log: [
    "the log of this table is damaged; whoever runs this server can look at it with backlot check",
    "le journal de cette table est endommagé ; qui gère ce serveur peut l'examiner avec backlot check",
  ],
  not_readable: [
    "the table cannot be read now; try again",
    "la table est illisible pour l'instant ; réessayez",
  ],
  id_or_code: [
    "a table is named by its id or by its code",
    "une table se nomme par son identifiant ou par son code",
  ],
  too_many_tries: ["too many tries; wait a little", "trop d'essais ; attendez un peu"],
  needs_password: ["this table has a password", "cette table a un mot de passe"],
  wrong_password: ["that is not the password", "ce n'est pas le mot de passe"],
  too_many_passwords: [
    "too many passwords at once; try again",
    "trop de mots de passe à la fois ; réessayez",
  ],
  too_many_guests: [
    "this table is full: too many people have come in",
    "cette table est pleine : trop de personnes y sont entrées",
  ],
  too_many_watch: [
    "too many people look at this table; try again later",
    "trop de personnes regardent cette table ; réessayez plus tard",
  ],
  elsewhere: ["another server keeps this table: {}", "un autre serveur tient cette table : {}"],
  loading: [
    "the table is being loaded; wait for the answer",
    "la table est en cours de chargement ; attendez la réponse",
  ],
  loading_again: ["the table is being loaded; try again", "la table est en cours de chargement ; réessayez"],
  join_first: ["join a table first", "rejoignez d'abord une table"],
  only_watching: ["this connection only watches", "cette connexion ne fait que regarder"],
  not_stored: ["this could not be stored; try again", "cela n'a pas pu être enregistré ; réessayez"],
  bad_history: [
    "before is a number of the stream, or one more",
    "before est un numéro du flux, ou un de plus",
  ],
  // before the game
  too_late_to_sit: [
    "the game has started; seats are taken before that",
    "la partie a commencé ; les places se prennent avant",
  ],
  too_late_to_move: [
    "the game has started; seats are changed before that",
    "la partie a commencé ; on change de place avant",
  ],
  started: ["the game has started", "la partie a commencé"],
  started_already: ["the game has started already", "la partie a déjà commencé"],
  no_such_seat_here: ["there are seats 1 to {}", "les places vont de 1 à {}"],
  seat_taken: ["that seat is taken", "cette place est prise"],
  seat_empty: ["seat {} is empty", "la place {} est libre"],
  nobody_there: ["nobody sits there", "personne n'est assis là"],
  there_already: ["you sit there already", "vous y êtes déjà"],
  not_seated_to_move: [
    "only people who sit at the table change seats",
    "seuls ceux qui sont assis à la table changent de place",
  ],
  bad_name: [
    "a name has 1 to 40 characters, all of which can be seen",
    "un nom a de 1 à 40 caractères, tous visibles",
  ],
  name_of_bot: [
    "only bots are called that; choose another name",
    "seuls les bots s'appellent ainsi ; choisissez un autre nom",
  ],
  name_taken: [
    "somebody here is called that, or nearly so; choose another name",
    "quelqu'un s'appelle déjà ainsi ici, ou presque ; choisissez un autre nom",
  ],
  bad_commitment: [
    "a commitment is a SHA-256 in 64 hex digits",
    "un engagement est un SHA-256 en 64 chiffres hexadécimaux",
  ],
  not_committed: [
    "{} has not committed to a contribution yet",
    "{} ne s'est pas encore engagé sur une contribution",
  ],
  not_seated_to_commit: [
    "only people who sit here commit, before the start",
    "seuls ceux qui sont assis ici s'engagent, avant le début",
  ],
  bad_contribution: [
    "a contribution is 32 bytes in 64 hex digits",
    "une contribution fait 32 octets en 64 chiffres hexadécimaux",
  ],
  other_contribution: [
    "this is not the contribution that was committed to",
    "ce n'est pas la contribution de l'engagement",
  ],
  open_already: ["this contribution is open already", "cette contribution est déjà ouverte"],
  not_opening: [
    "contributions are opened once, when the game starts",
    "les contributions s'ouvrent une fois, quand la partie commence",
  ],
  no_start: ["no start is under way", "aucun départ n'est en cours"],
  no_such_bot: [
    "there is no such bot here; bots at tables are easy, medium, hard or expert",
    "ce bot n'existe pas ici ; aux tables, les bots sont de niveau easy, medium, hard ou expert",
  ],
  too_much_changed: [
    "too much has changed at this table; make a new one",
    "cette table a trop changé ; créez-en une autre",
  ],
  not_seated_to_be_ready: [
    "only people who sit at the table say that they are ready, before the start",
    "seuls ceux qui sont assis à la table se disent prêts, avant le début",
  ],
  not_seated_for_face: [
    "only people who sit at the table change their face",
    "seuls ceux qui sont assis à la table changent de visage",
  ],
  seated_already: ["you sit at this table already", "vous êtes déjà assis à cette table"],
  seat_not_left: ["nobody has left that seat", "personne n'a quitté cette place"],
  nobody_asks: ["nobody asks for that seat", "personne ne demande cette place"],
  // the host
  host_adds_bots: ["only the host adds bots", "seul l'hôte ajoute des bots"],
  host_frees_seats: ["only the host frees the seat of another", "seul l'hôte libère la place d'un autre"],
  host_starts: ["only the host starts the game", "seul l'hôte lance la partie"],
  host_pauses: ["only the host pauses the game", "seul l'hôte met la partie en pause"],
  host_resumes: ["only the host lets the game go on", "seul l'hôte relance la partie"],
  host_hands_over: [
    "only the host hands the host's rights over",
    "seul l'hôte transmet les droits de l'hôte",
  ],
  host_to_person: [
    "the host's rights go to a person who sits at the table",
    "les droits de l'hôte vont à une personne assise à la table",
  ],
  host_already: ["you are the host already", "vous êtes déjà l'hôte"],
  host_mutes: ["only the host mutes people", "seul l'hôte fait taire quelqu'un"],
  host_not_muted: ["the host is not muted", "on ne fait pas taire l'hôte"],
  no_person_there: ["there is no person on that seat", "il n'y a personne à cette place"],
  is_here: ["{} is here", "{} est là"],
  host_sets_speed: [
    "only the host sets the speed of the screen for all",
    "seul l'hôte règle la vitesse de l'écran commun",
  ],
  host_says_next: ["only the host lets the screen for all go on", "seul l'hôte fait avancer l'écran commun"],
  no_tv: ["there is no screen for all", "il n'y a pas d'écran commun"],
  host_lets_in: [
    "only the host lets somebody play on for another",
    "seul l'hôte laisse quelqu'un jouer à la place d'un autre",
  ],
  host_removes_titles: [
    "only the host, or who gave it, takes a title away",
    "seul l'hôte, ou qui l'a donné, retire un titre",
  ],
  // in the game
  not_playing: ["the game is not being played", "la partie n'est pas en cours"],
  paused: ["the host has paused the game", "l'hôte a mis la partie en pause"],
  paused_already: ["the game is paused already", "la partie est déjà en pause"],
  not_paused: ["the game is not paused", "la partie n'est pas en pause"],
  own_seat_only: [
    "in the middle of a game everybody leaves only their own seat",
    "en cours de partie, chacun ne quitte que sa propre place",
  ],
  bot_there_already: ["a bot plays there already", "un bot y joue déjà"],
  no_bot_for_you: ["no bot plays for you", "aucun bot ne joue pour vous"],
  back_first: [
    "a bot plays for you; say that you are back first",
    "un bot joue pour vous ; dites d'abord que vous êtes de retour",
  ],
  not_seated_to_act: [
    "only people who sit at the table act",
    "seuls ceux qui sont assis à la table agissent",
  ],
  asked_nothing: ["this seat is asked nothing now", "on ne demande rien à cette place maintenant"],
  other_decision: [
    "that was the answer to another question; now it is decision {}",
    "c'était la réponse à une autre question ; c'est maintenant la décision {}",
  ],
  bad_action_id: [
    "an action carries an id of 1 to 64 characters",
    "une action porte un identifiant de 1 à 64 caractères",
  ],
  bad_action: ["{}: {}", "action mal formée : {} : {}"],
  action_or_actions: [
    "there is one action, or a list of actions",
    "il y a une action, ou une liste d'actions",
  ],
  nothing_after_that: [
    "action {} shows something new; what follows it is decided then",
    "l'action {} montre quelque chose de nouveau ; la suite se décide alors",
  ],
  too_often: ["that was done too often at this table", "cela a été fait trop souvent à cette table"],
  hints_off: [
    "the host has switched hints off at this table",
    "l'hôte a désactivé les conseils à cette table",
  ],
  not_seated_for_hints: [
    "hints are for those who sit at the table",
    "les conseils sont pour ceux qui sont assis à la table",
  ],
  no_hint_for_that: [
    "hints are about the decision you are asked for now",
    "les conseils portent sur la décision qu'on vous demande maintenant",
  ],
  hinting: ["a hint is being thought out for you", "un conseil est en préparation pour vous"],
  hint_too_late: [
    "that is decided; no hint is needed any more",
    "c'est décidé ; aucun conseil n'est plus nécessaire",
  ],
  not_seated_for_previews: [
    "previews are for those who sit at the table",
    "les aperçus sont pour ceux qui sont assis à la table",
  ],
  no_preview_for_that: [
    "previews are about the decision you can make now",
    "les aperçus portent sur la décision que vous pouvez prendre maintenant",
  ],
  previewing: ["a preview is being made for you", "un aperçu est en préparation pour vous"],
  // taking back
  not_seated_to_undo: [
    "only people who sit at the table take a decision back",
    "seuls ceux qui sont assis à la table reprennent une décision",
  ],
  stands: [
    "that stands: undo never goes back past a draw, a reveal or somebody's answer",
    "c'est définitif : on ne revient jamais sur une pioche, une révélation ou la réponse de quelqu'un",
  ],
  vote_already: ["there is a vote already", "il y a déjà un vote"],
  no_already: [
    "that was asked already, and the answer was no",
    "cela a déjà été demandé, et la réponse était non",
  ],
  no_vote: ["there is no vote", "il n'y a pas de vote"],
  not_asked_to_vote: [
    "your vote is not asked for, or counted already",
    "votre vote n'est pas demandé, ou il est déjà compté",
  ],
  // talk and notes
  talk_later: ["talk begins with the game", "on parle à partir du début de la partie"],
  not_seated_to_talk: [
    "only people who sit at the table talk",
    "seuls ceux qui sont assis à la table parlent",
  ],
  muted: ["the host has muted you", "l'hôte vous a fait taire"],
  bad_talk_id: [
    "what is said carries an id of 1 to 64 characters",
    "ce qui est dit porte un identifiant de 1 à 64 caractères",
  ],
  said_all: [
    "this seat has said all that fits into the table's log",
    "cette place a dit tout ce que le journal de la table peut contenir",
  ],
  bad_talk: ["say something of 1 to 500 bytes", "dites quelque chose de 1 à 500 octets"],
  control_characters: ["there are control characters in it", "il contient des caractères de contrôle"],
  bad_claim: ["{}: {}", "affirmation mal formée : {} : {}"],
  no_such_claim: ["nobody can claim that here", "personne ne peut affirmer cela ici"],
  no_claims: ["this game has no ready-made claims", "ce jeu n'a pas d'affirmations toutes faites"],
  not_seated_for_notes: [
    "only people who sit at the table take notes",
    "seuls ceux qui sont assis à la table prennent des notes",
  ],
  notes_while_playing: [
    "notes are taken while the game is played",
    "les notes se prennent pendant la partie",
  ],
  note_too_often: ["this note was changed too often", "cette note a été changée trop souvent"],
  note_too_long: ["a note has at most 4000 bytes", "une note a au plus 4000 octets"],
  mark_of_other: [
    "a mark is about another seat of the table",
    "une marque concerne une autre place de la table",
  ],
  mark_once: ["there is one mark for each seat", "il y a une marque par place"],
  no_titles: [
    "nothing in this game has a title of its players' own",
    "rien dans ce jeu ne porte un titre donné par les joueurs",
  ],
  not_yours_to_title: [
    "who makes something gives it a title, before it is finished",
    "qui crée quelque chose lui donne un titre, avant que ce soit fini",
  ],
  bad_title: [
    "a title has 1 to 80 bytes, a line at most 200, all of which can be seen",
    "un titre a de 1 à 80 octets, une ligne au plus 200, tous visibles",
  ],
  title_of_the_list: [
    "at a listed table titles are chosen from the list, without a line",
    "à une table publiée, les titres se choisissent dans la liste, sans ligne",
  ],
  no_such_title: ["there is no such title", "ce titre n'existe pas"],
  not_seated_to_look: [
    "only people who play look at what was dealt, and say so once",
    "seuls ceux qui jouent regardent ce qui leur est distribué, et le disent une fois",
  ],
  taught_enough: [
    "there is no more time to be taught in this game; the clock runs",
    "il n'y a plus de temps pour apprendre dans cette partie ; l'horloge tourne",
  ],
  // after the game
  not_seated_for_rematch: [
    "only people who sat at the table ask for a rematch",
    "seuls ceux qui étaient assis à la table demandent une revanche",
  ],
  not_seated_to_be_named: [
    "only people who sit at the table can be named",
    "seuls ceux qui sont assis à la table peuvent être nommés",
  ],
  rematch_later: ["a rematch comes after the end", "une revanche vient après la fin"],
  rematch_already: ["there is a rematch already", "il y a déjà une revanche"],
  options_unknown_now: [
    "the rules have changed, and know these options no more",
    "les règles ont changé et ne connaissent plus ces options",
  ],
  not_finished_by_rules: [
    "the rules have changed since it was played, and by ours it is not finished",
    "les règles ont changé depuis qu'elle a été jouée, et selon les nôtres elle n'est pas finie",
  ],
  not_over: [
    "the game is not over, and its record would show what everybody hides",
    "la partie n'est pas finie, et son enregistrement montrerait ce que chacun cache",
  ],
  end_not_stored: [
    "the end is not on disk yet; try again",
    "la fin n'est pas encore enregistrée ; réessayez",
  ],
  // pages
  nothing_here: ["there is nothing here", "il n'y a rien ici"],
  which_host: [
    "the request does not say which host it is for",
    "la demande ne dit pas à quel hôte elle s'adresse",
  ],
  bad_search: ["the search is not well-formed", "la recherche est mal formée"],
  bad_search_field: [
    "not understood: {}; a search has player, won (0 or 1), game, phase, ended_by, since, until (seconds since 1970), before (a number) and limit (1 to 100)",
    "incompris : {} ; une recherche a player, won (0 ou 1), game, phase, ended_by, since, until (en secondes depuis 1970), before (un nombre) et limit (1 à 100)",
  ],
  other_search_field: [
    "the search is not understood; a search has player, won (0 or 1), game, phase, ended_by, since, until (seconds since 1970), before (a number) and limit (1 to 100)",
    "la recherche est incomprise ; une recherche a player, won (0 ou 1), game, phase, ended_by, since, until (en secondes depuis 1970), before (un nombre) et limit (1 à 100)",
  ],
  won_by_whom: ["won goes with a player", "won va avec un joueur"],
  no_search_now: [
    "the tables cannot be searched now; try again later",
    "la recherche de tables est impossible pour le moment ; réessayez plus tard",
  ],
};
