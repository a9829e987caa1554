/** For an element that holds an address alone. A column of a table keeps room for it. */
export const emailStyle = "inline-block min-w-40 wrap-anywhere";

/** An email address, which breaks before its host, and elsewhere only where one half is longer than a line. */
export function EmailText({ children: email }: { children: string }) {
  const host = email.lastIndexOf("@");
  if (host < 0) return email;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}

export function Email({ children }: { children: string }) {
  return (
    <span className={emailStyle}>
      <EmailText>{children}</EmailText>
    </span>
  );
}
