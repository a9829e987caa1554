/** Web addresses of mailboxes, by the hosts of their email addresses. */
const inboxes: Readonly<Record<string, readonly string[]>> = {
  "https://mail.google.com/": ["gmail.com", "googlemail.com"],
  "https://outlook.live.com/mail/": ["outlook.com", "hotmail.com", "live.com", "msn.com"],
  "https://mail.yahoo.com/": ["yahoo.com", "ymail.com", "rocketmail.com"],
  "https://www.icloud.com/mail": ["icloud.com", "me.com", "mac.com"],
  "https://mail.aol.com/": ["aol.com"],
  "https://mail.proton.me/": ["proton.me", "protonmail.com", "pm.me"],
  "https://app.fastmail.com/": ["fastmail.com", "fastmail.fm"],
  "https://mail.zoho.com/": ["zohomail.com", "zoho.com"],
  "https://www.gmx.net/": ["gmx.de", "gmx.net", "gmx.at", "gmx.ch"],
  "https://www.gmx.com/": ["gmx.com", "gmx.us"],
  "https://web.de/": ["web.de"],
  "https://email.t-online.de/": ["t-online.de"],
  "https://webmail.orange.fr/": ["orange.fr", "wanadoo.fr"],
  "https://zimbra.free.fr/": ["free.fr"],
  "https://www.laposte.net/": ["laposte.net"],
  "https://mail.libero.it/": ["libero.it"],
  "https://mail.uol.com.br/": ["uol.com.br"],
  "https://mail.rediff.com/": ["rediffmail.com"],
  "https://mail.yandex.com/": ["yandex.com", "yandex.ru", "ya.ru"],
  "https://e.mail.ru/": ["mail.ru", "inbox.ru", "list.ru", "bk.ru"],
  "https://mail.qq.com/": ["qq.com"],
  "https://mail.163.com/": ["163.com"],
  "https://mail.naver.com/": ["naver.com"],
};

/** National names of one host: hotmail.co.uk, yahoo.com.br. */
const nationalHost = /^(hotmail|live|outlook|yahoo)\.(?:[a-z]{2,3}\.)?[a-z]{2}$/;

/** The web address where the mailbox of an email address is read; undefined for a host that is not well known. */
export function inboxOf(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const brand = nationalHost.exec(host)?.[1];
  const mainHost = brand === undefined ? host : `${brand}.com`;
  return Object.entries(inboxes).find(([, hosts]) => hosts.includes(mainHost))?.[0];
}
