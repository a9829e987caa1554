/** An email address inside a sentence. It runs from left to right in every language. */
export function Address({ children }: { children: string }) {
  return (
    <strong dir="ltr" className="break-words text-ink">
      {children}
    </strong>
  );
}
