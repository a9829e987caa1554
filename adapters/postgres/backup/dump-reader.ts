import { BackupError, endOfRows } from "./format.ts";

const newline = 0x0a;

export type DumpReader = ReturnType<typeof dumpReader>;

/** Reads a backup's lines, and a table's rows as blocks of whole lines, from chunks of any size. */
export function dumpReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  async function fill(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done) return false;
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
    return true;
  }

  function take(end: number): Buffer {
    const part = buffered.subarray(0, end);
    buffered = buffered.subarray(end);
    return part;
  }

  return {
    /** The next line without its end; undefined after the last. */
    async line(): Promise<string | undefined> {
      let end = buffered.indexOf(newline);
      while (end === -1) {
        const searched = buffered.length;
        if (!(await fill())) return undefined;
        end = buffered.indexOf(newline, searched);
      }
      return take(end + 1)
        .subarray(0, -1)
        .toString();
    },

    /** @throws BackupError when something follows what was read. */
    async expectEnd(): Promise<void> {
      if (buffered.length > 0 || (await fill())) {
        throw new BackupError("The backup is damaged: it goes on after its end.");
      }
    },

    /** Lets the source release what it holds, also when it was not read to its end. */
    async close(): Promise<void> {
      await chunks.return?.();
    },

    /**
     * Yields rows until the line that ends them, and adds their number to `counted`.
     * @throws BackupError when the file ends before.
     */
    async *rows(counted: { rows: number }): AsyncGenerator<Buffer> {
      while (true) {
        let start = 0;
        let end = buffered.indexOf(newline);
        while (end !== -1 && buffered.toString("latin1", start, end) !== endOfRows) {
          counted.rows++;
          start = end + 1;
          end = buffered.indexOf(newline, start);
        }
        if (start > 0) yield take(start);
        if (end !== -1) {
          take(endOfRows.length + 1);
          return;
        }
        if (!(await fill())) throw new BackupError("The backup is incomplete: it ends within a table.");
      }
    },
  };
}
