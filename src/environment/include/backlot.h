/* Backlot as a library: batches of games for learning and study. C99, no exceptions, no globals to set up.
 *
 * A batch is N games of one kind. After backlot_reset and backlot_step everything that was asked for lies in the caller's
 * buffers: one row for each game. Decisions come one at a time: `seats` says whose turn it is in each game, also where the
 * rules have several people decide at once; what they have sealed the others do not see. Seats are counted from 0.
 *
 * Every function returns BACKLOT_OK or another code; backlot_error() then has a sentence about it, for the same thread. A
 * handle may be used by several threads, one after the other: the library waits. docs/environment.md says more.
 *
 * libbacklot_cuda.so has the same functions for games on a GPU. There the buffers, and the actions of backlot_step and
 * backlot_bot_actions, are in the GPU's memory; whatever is about one game alone stays in the caller's. */
#ifndef BACKLOT_H
#define BACKLOT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when something here changes so that a program has to be compiled again. */
#define BACKLOT_INTERFACE 1

#if defined(__GNUC__)
#define BACKLOT_API __attribute__((visibility("default")))
#else
#define BACKLOT_API
#endif

enum backlot_code {
  BACKLOT_OK = 0,
  BACKLOT_BAD_HANDLE = 1,   /* there is no such batch, or it was closed */
  BACKLOT_BAD_ARGUMENT = 2, /* no such game, seat or bot; a null pointer */
  BACKLOT_BAD_SIZE = 3,     /* a buffer is too small, or a struct is of another version */
  BACKLOT_BAD_ACTION = 4,   /* not legal; nothing was done in any game */
  BACKLOT_BAD_CONFIG = 5,   /* the configuration makes no sense */
  BACKLOT_BAD_DATA = 6,     /* no saved game, or no history */
  BACKLOT_INTERNAL = 7      /* our own fault, or no memory */
};

/* NOLINTBEGIN(modernize-use-using): this is C */
typedef uint64_t backlot_batch;

/* How large the rows of a batch are. */
typedef struct backlot_sizes {
  size_t size; /* of this struct; set it before the call */
  size_t games;
  size_t observation;     /* int16_t for each game */
  size_t actions;         /* dense indices are below it */
  size_t legal_bytes;     /* uint8_t for each game */
  size_t legal;           /* as many legal actions as there can be at once */
  size_t players;         /* as many players as there can be */
  size_t action_features; /* int16_t for each action */
  size_t save;            /* bytes of a saved game, at most */
} backlot_sizes;

/* Where to write, one row for each game; a null pointer: do not write that. */
typedef struct backlot_buffers {
  size_t size;           /* of this struct; set it before the call */
  int16_t* observations; /* what the seat that decides sees */
  uint8_t* legal_bits;   /* a bit for each action, the lowest first */
  int32_t* legal_list;   /* dense indices, then -1 */
  int32_t* legal_count;
  int8_t* seats;         /* who decides; -1: the game is over and was not reset */
  uint16_t* waiting;     /* all who owe a decision, a bit for each seat */
  int32_t* payoffs;      /* of the game that ended with the last step; a whole win is 2520; by seat */
  uint8_t* terminated;   /* the last step ended the game */
  uint8_t* truncated;    /* the game was broken off at max_decisions */
  /* Since 0.10; a struct that ends here is still taken. */
  int32_t* scores; /* of the game that ended with the last step, by seat */
  int16_t* worlds; /* as observations, but with nothing hidden: for judging positions in training, not for players */
  /* Later still; a struct that ends here is taken as well. */
  uint16_t* interrupting; /* all who may act out of turn now, a bit for each seat: backlot_interrupt */
} backlot_buffers;
/* NOLINTEND(modernize-use-using) */

/* The version of the library ("0.9.0"), and BACKLOT_INTERFACE as it was compiled. */
BACKLOT_API const char* backlot_version(void);
BACKLOT_API int32_t backlot_interface(void);
/* What went wrong in the last call of this thread that did not return BACKLOT_OK. */
BACKLOT_API const char* backlot_error(void);

/* Texts: they are written with a zero behind them when `room` suffices; `length` is without it, and is always set. With room
 * 0 the text may be null. BACKLOT_BAD_SIZE: `length` says how much room was wanted, less one. */
BACKLOT_API int32_t backlot_games(char* text, size_t room, size_t* length);                     /* JSON */
BACKLOT_API int32_t backlot_spec(const char* game, char* text, size_t room, size_t* length);    /* JSON */

/* Makes a batch from JSON: {"game": "cinecitta", "games": 64, "threads": 1, "seed": 1, "players": 4, "options": {},
 * "autoreset": true, "max_decisions": 0}. Only "game" is needed. players and options may be lists, one entry a game. Game i's
 * deals depend on the seed, on i and on its episode alone. */
BACKLOT_API int32_t backlot_open(const char* config, backlot_batch* batch);
BACKLOT_API int32_t backlot_close(backlot_batch batch);
BACKLOT_API int32_t backlot_clone(backlot_batch batch, backlot_batch* copy);
BACKLOT_API int32_t backlot_sizes_of(backlot_batch batch, backlot_sizes* sizes);

/* Deals anew: with a seed from episode 0, with a null pointer each game's next episode. */
BACKLOT_API int32_t backlot_reset(backlot_batch batch, const uint64_t* seed, const backlot_buffers* buffers);
BACKLOT_API int32_t backlot_reset_game(backlot_batch batch, size_t game);
/* One action for each game, by dense index; -1 for a game that is over. With autoreset a game that ends is dealt anew at
 * once: payoffs and terminated are of the old one, everything else of the new. */
BACKLOT_API int32_t backlot_step(backlot_batch batch, const int32_t* actions, size_t count, const backlot_buffers* buffers);
/* What a seat does in one game although another is asked, where the rules let it; backlot_legal says what it may do. Who was
 * asked may be asked still. backlot_step never waits for it: whoever lets seats interrupt asks them before each step. */
BACKLOT_API int32_t backlot_interrupt(backlot_batch batch, size_t game, int32_t seat, int32_t action);
/* Writes the buffers again, after interrupt, copy, restore, imagine or reset_game. */
BACKLOT_API int32_t backlot_write(backlot_batch batch, const backlot_buffers* buffers);

BACKLOT_API int32_t backlot_copy(backlot_batch batch, size_t from, size_t to);
BACKLOT_API int32_t backlot_save(backlot_batch batch, size_t game, void* bytes, size_t room, size_t* length);
/* Bytes that backlot_save has written; damage is noticed. Do not restore bytes of people you do not trust. */
BACKLOT_API int32_t backlot_restore(backlot_batch batch, size_t game, const void* bytes, size_t length);
/* Game `to` becomes a world that fits all that the seat has seen in game `from`, and goes on from the seed. */
BACKLOT_API int32_t backlot_imagine(backlot_batch batch, size_t from, int32_t seat, uint64_t seed, size_t to);

/* Chance by hand. The game becomes what this history makes of it: outcomes of draws and actions by dense index, in the order
 * in which they come, from the deal. `outcomes` is 0 then. When the history ends before a draw, the game stays as it is, and
 * `outcomes` says how many the draw has, numbered from 0 and each as likely as the others: a chance node. */
BACKLOT_API int32_t backlot_walk(backlot_batch batch, size_t game, const int32_t* history, size_t count, uint32_t* outcomes);
/* All that a seat has seen and done, or -1 for somebody who looks on, as a JSON list: what it saw when the game began, then its
 * own actions by dense index and the events it saw. An imagined game begins when it was imagined, on a GPU any game that did
 * not come from a seed. */
BACKLOT_API int32_t backlot_stream(backlot_batch batch, size_t game, int32_t seat, char* text, size_t room, size_t* length);

/* What any seat sees, or -1 for somebody who looks on: as numbers, and as JSON. */
BACKLOT_API int32_t backlot_observe(backlot_batch batch, size_t game, int32_t seat, int16_t* out, size_t count);
BACKLOT_API int32_t backlot_view(backlot_batch batch, size_t game, int32_t seat, char* text, size_t room, size_t* length);
/* What any seat may do now, a bit for each action: where several decide at once, each of them, and out of turn where the
 * rules let it; else none. */
BACKLOT_API int32_t backlot_legal(backlot_batch batch, size_t game, int32_t seat, uint8_t* bits, size_t room);
/* What actions of the seat that decides are, as numbers: backlot_sizes.action_features for each. */
BACKLOT_API int32_t backlot_action_features(backlot_batch batch, size_t game, const int32_t* actions, size_t count,
                                            int16_t* out, size_t room);
/* The same of any seat. */
BACKLOT_API int32_t backlot_action_features_of(backlot_batch batch, size_t game, int32_t seat, const int32_t* actions,
                                               size_t count, int16_t* out, size_t room);
/* What a bot of that name would do for the seat that decides: "random", "heuristic", "search:100", "hard". */
BACKLOT_API int32_t backlot_bot_action(backlot_batch batch, size_t game, const char* bot, uint64_t seed, int32_t* action);
/* The same for many games at once: actions[i] for each game i with wanted[i], or for all where wanted is null; the others are
 * left as they are, and a game that is over gets -1. Game i's bot draws from the seed and i. A bot that keeps what it saw in
 * mind ("search" in Hollywood 1947) plays each game once more, which takes long. */
BACKLOT_API int32_t backlot_bot_actions(backlot_batch batch, const char* bot, uint64_t seed, const uint8_t* wanted,
                                        int32_t* actions, size_t count);
/* How likely each role of each seat is to this one by all that it has seen: a row for each seat, clockwise from it. `roles`
 * gets their names, with commas between them, `count` how many numbers there are. Only games with hidden roles. */
BACKLOT_API int32_t backlot_belief(backlot_batch batch, size_t game, int32_t seat, double* out, size_t room, size_t* count,
                                   char* roles, size_t roles_room, size_t* roles_length);
/* The game until now as a record (docs/record.md), JSON Lines. */
BACKLOT_API int32_t backlot_record(backlot_batch batch, size_t game, char* text, size_t room, size_t* length);

#ifdef __cplusplus
}
#endif
#endif
