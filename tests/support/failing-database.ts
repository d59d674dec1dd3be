import { ConnectionLost } from "#db/errors.ts";

type Client = typeof import("#db/client.server.ts");

/** How the database of this test file is: there, away, or without any answer. */
export const database: { is: "there" | "down" | "mute" } = { is: "there" };

/** In the place of #db/client.server.ts, by `vi.mock`: the real one, whose queries fail as `database` says. */
export async function failingClient(original: () => Promise<Client>): Promise<Client> {
  const client = await original();
  const query: Client["query"] = (run) => {
    if (database.is === "down") return Promise.reject(new ConnectionLost("down"));
    return database.is === "mute" ? new Promise(() => {}) : client.query(run);
  };
  return { ...client, query };
}
