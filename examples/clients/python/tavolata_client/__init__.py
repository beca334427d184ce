"""A client of `tavolata serve`: one request a line, one response a line.

    from tavolata_client import Client

    with Client(["npx", "tavolata", "serve"]) as client:
        client.call("info")["protocol"]
"""

import contextlib
import json
import subprocess

__all__ = ["Client", "ServerError"]


class ServerError(Exception):
    """What the server refused.

    `code` is that of JSON-RPC, `data` has tavolata's own `code` (it stays the same when words change), `message` and `help` in
    Italian and English, `values`, and for a misspelt name the `suggestion`.
    """

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.data = error.get("data", {})

    @property
    def kind(self):
        """Tavolata's own code, such as `serve.no-table`."""
        return self.data.get("code", "")


class Client:
    """The server as a child process. Not for several threads at once."""

    def __init__(self, command=("tavolata", "serve")):
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self._next_id = 1

    def call(self, method, **params):
        """The result of a method.

        Raises ServerError for what the server refuses, ConnectionError when it has gone or does not keep to the protocol.
        """
        number, self._next_id = self._next_id, self._next_id + 1
        request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ConnectionError("the server has gone") from error
        line = self._process.stdout.readline()
        if not line:
            raise ConnectionError("the server has gone")
        response = json.loads(line)
        # A request that the server cannot read is answered without an id.
        if response.get("id") not in (number, None):
            raise ConnectionError(f"a response to {response['id']!r} came instead of one to {number}")
        if "error" in response:
            raise ServerError(response["error"])
        return response["result"]

    def close(self):
        """Ends the server by ending its input, or tidies up behind one that has gone."""
        # A server that has gone does not take the rest of a request; the file is closed all the same.
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
