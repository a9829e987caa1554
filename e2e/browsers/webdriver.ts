/** The few commands of W3C WebDriver that the tests need: https://www.w3.org/TR/webdriver2/. */
export interface Session {
  send<T = null>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T>;
}

/** An element of the page, by the key that the specification gives to references. */
export const elementKey = "element-6066-11e4-a52e-4f735466cecf";
export type Element = Record<typeof elementKey, string>;

/** Opens a session at a driver that answers. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await command<{ sessionId: string }>("POST", `${driver}/session`, { capabilities });
  return { send: (method, path, body) => command(method, `${driver}/session/${sessionId}${path}`, body) };
}

/** A browser that ended leaves its driver without an answer. */
const limit_ms = 60_000;

async function command<T>(method: string, url: string, body?: object): Promise<T> {
  const reply = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limit_ms),
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
