/** What a stream may hold back without the end of an event; ours are far shorter. */
const longestEvent = 256 * 1024;

/**
 * Reads server-sent events as the HTML standard defines them, piece by piece as they come off the network, and hands
 * out the data of each. Event names, ids and comments are passed over: ours say everything in their data.
 */
export function createEventParser(onData: (data: string) => void): (text: string) => void {
  let rest = "";
  let data: string[] = [];

  function take(line: string): void {
    if (line === "") {
      if (data.length > 0) onData(data.join("\n"));
      data = [];
      return;
    }
    const [name, value] = splitField(line);
    if (name === "data") data.push(value);
  }

  return (text) => {
    rest += text;
    // A carriage return at the end may be the first half of a line's end.
    const whole = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
    const lines = whole.split(/\r\n|\r|\n/);
    rest = `${lines.pop() ?? ""}${rest.slice(whole.length)}`;
    for (const line of lines) take(line);
    if (rest.length > longestEvent) throw new Error("The stream does not come to the end of an event");
  };
}

function splitField(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon === -1) return [line, ""];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value];
}
