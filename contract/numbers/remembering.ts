/** A server meets the same numbers again and again; a value is some hundred bytes. */
const most = 10_000;

/** Makes a reading of texts remember what it returned for the latest of them: each text has one value for good. */
export function remembering<Text extends string, Value>(read: (text: Text) => Value): (text: Text) => Value {
  const values = new Map<Text, { value: Value }>();
  return (text) => {
    const remembered = values.get(text);
    if (remembered) return remembered.value;
    const value = read(text);
    const [oldest] = values.keys();
    if (values.size >= most && oldest !== undefined) values.delete(oldest);
    values.set(text, { value });
    return value;
  };
}
