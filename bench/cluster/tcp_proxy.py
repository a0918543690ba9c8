"""A wire between a node and its database that can be cut: it carries bytes to 127.0.0.1, and stops with SIGSTOP. Pairs of
ports: from, to. After SIGUSR1 it keeps back the next COMMIT of a pipeline and all that follows on that connection, so that
the database has half of a transaction; SIGUSR2 lets it pass."""
import asyncio
import signal
import sys

COMMIT = b"\0commit\0"  # how a statement that was prepared by this name is called


class Wires:
    def __init__(self):
        self.armed = False
        self.passing = asyncio.Event()
        self.passing.set()

    def arm(self):
        self.armed = True
        self.passing.clear()

    def disarm(self):
        self.armed = False
        self.passing.set()

    async def up(self, reader, writer):
        try:
            while data := await reader.read(65536):
                at = data.find(COMMIT) if self.armed else -1
                if at >= 0:
                    self.armed = False
                    writer.write(data[:at])
                    await writer.drain()
                    await self.passing.wait()
                    data = data[at:]
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def down(self, reader, writer):
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def attend(self, port, reader, writer):
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.up(reader, there_writer), self.down(there_reader, writer))


async def serve(ports):
    wires = Wires()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, wires.arm)
    loop.add_signal_handler(signal.SIGUSR2, wires.disarm)
    servers = [
        await asyncio.start_server(lambda reader, writer, port=there: wires.attend(port, reader, writer), "127.0.0.1", here)
        for here, there in zip(ports[::2], ports[1::2])
    ]
    await asyncio.gather(*(server.serve_forever() for server in servers))


asyncio.run(serve([int(port) for port in sys.argv[1:]]))
