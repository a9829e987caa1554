/** Registration, login, and what mailed links open. */
export const signIn = {
  "No account yet? <a>Register</a>": "Noch kein Konto? <a>Registrieren</a>",
} as const;
