/* What the program asks of MPI: which of the processes it is, and which portion is next. The library is loaded only
   under mpirun, so that the program itself needs no MPI. */
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct backlot_ranks {
  int rank; /* from 0 on */
  int size;
  /* The number of the next portion, from 0 on, from a counter that all processes share. */
  uint64_t (*next)(void);
  /* Adds games that this process has played. Gives the games of all on rank 0, and anything elsewhere. To be called
     every now and then: on rank 0 it is also what lets the others reach the counters. */
  uint64_t (*tell)(uint64_t games);
  /* Waits for all processes; gives whether one of them said so. Afterwards there is no MPI any more. */
  int (*finish)(int stopped);
  /* Ends all processes at once. */
  void (*give_up)(int status);
};

/* Null when MPI does not start. */
const struct backlot_ranks* backlot_start_ranks(void);

#ifdef __cplusplus
}
#endif
