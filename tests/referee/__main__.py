"""python3 tests/referee FILE...: referees every record in the files, and says where the first fault of each lies."""
import sys
from pathlib import Path

from games import make_referee
from record import Wrong, records_in


def main(files):
    wrong = 0
    for file in files:
        first = 1
        for lines in records_in(Path(file).read_bytes()):
            try:
                moves, over = make_referee().referee(lines)
                print(f"{file}:{first}: good, {moves} moves, {'finished' if over else 'not finished'}")
            except Wrong as fault:
                wrong += 1
                print(f"{file}:{first + fault.line - 1}: {fault.field}: {fault.why}")
            first += len(lines)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
