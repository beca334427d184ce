"""python3 -m unittest discover -s tests        (TAVOLATA_SERVE: the command of the server as a JSON list)"""

import json
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from tavolata_client import Client, ServerError  # noqa: E402

SERVE = json.loads(os.environ.get("TAVOLATA_SERVE", '["npx", "tavolata", "serve"]'))
NAME = 'Zoë "\t\\ 😀'
TABLE = {
    "setup": {"edition": "2026-09-25"},
    "players": [{"id": NAME, "life": 17}, "Bruno", "Carla"],
}


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.client = Client(SERVE)

    @classmethod
    def tearDownClass(cls):
        cls.client.close()

    def setUp(self):
        self.table = self.client.call("openTable", table=TABLE)["table"]

    def fact(self, name):
        return self.client.call("factOf", table=self.table, of=NAME, fact=name)["value"]

    def test_reads_numbers_booleans_and_texts(self):
        self.assertEqual(self.fact("life"), 17)
        self.assertIs(self.fact("inGame"), True)
        self.assertEqual(self.client.call("membersOf", table=self.table, collection="players")["members"][0], NAME)
        opponents = self.client.call("ask", table=self.table, question="opponents", arguments={"player": "Bruno"})
        self.assertEqual(opponents["value"], [NAME, "Carla"])
        self.assertIsInstance(self.client.call("info")["protocol"], int)

    def test_raises_errors_with_their_data(self):
        with self.assertRaises(ServerError) as raised:
            self.client.call("ask", table=self.table, question="oponents", arguments={"player": "Bruno"})
        error = raised.exception
        self.assertEqual((error.code, error.kind), (-32004, "fault.unknown-question"))
        self.assertEqual(error.data["suggestion"], "opponents")
        self.assertEqual(set(error.data["help"]), {"it", "en"})
        # The next call gets its own response.
        self.assertEqual(self.fact("life"), 17)

    def test_keeps_a_table_in_step_with_changes(self):
        leave = [{"event": "playersLeave", "fields": {"players": [NAME]}}]
        other = self.client.call("copyTable", table=self.table)["table"]
        plan = self.client.call("send", table=self.table, events=leave, carryOut=True)
        self.client.call("changeTable", table=other, changes=plan["changes"])
        self.assertIs(self.client.call("factOf", table=other, of=NAME, fact="inGame")["value"], False)
        self.client.call("undo", table=other)
        self.assertIs(self.client.call("factOf", table=other, of=NAME, fact="inGame")["value"], True)

    def test_says_when_the_server_has_gone(self):
        with Client([SERVE[0], "--version"]) as gone:
            with self.assertRaises((ConnectionError, ValueError)):
                gone.call("info")


if __name__ == "__main__":
    unittest.main()
