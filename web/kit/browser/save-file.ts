export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Some browsers read the address only after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
