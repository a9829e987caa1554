import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "Welcome back": "Bon retour parmi nous",
  "Log in to call and to see your credits.": "Connectez-vous pour appeler et voir vos crédits.",
  "No account yet? <a>Register</a>": "Pas encore de compte ? <a>Inscrivez-vous</a>",
  Email: "E-mail",
  Password: "Mot de passe",
  "Forgot Password?": "Mot de passe oublié ?",
  or: "ou",
  "Login with {provider}": "Se connecter avec {provider}",
  "Sign in with {provider}": "Se connecter avec {provider}",
  "Sign in with a passkey": "Se connecter avec une clé d’accès",
  "Please open the link we sent to <b>{email}</b> before logging in.":
    "Veuillez ouvrir le lien que nous avons envoyé à <b>{email}</b> avant de vous connecter.",
  "Resend verification email": "Renvoyer l’e-\u2060mail de confirmation",
  "Try Another Account": "Essayer un autre compte",
  "Delete Account": "Supprimer le compte",
  "Delete this account?": "Supprimer ce compte ?",
  "The sign-up of {email} is deleted, and its link stops working.":
    "L’inscription de {email} est supprimée et son lien cesse de fonctionner.",
  "Delete for good": "Supprimer définitivement",
  "Create your account": "Créez votre compte",
  "One account, every country. You only pay for the credits you buy.":
    "Un compte, tous les pays. Vous ne payez que les crédits que vous achetez.",
  "Already have an account? <a>Login</a>": "Vous avez déjà un compte ? <a>Connectez-vous</a>",
  "First name": "Prénom",
  "Last name": "Nom",
  "At least {minimum} characters": "Au moins {minimum} caractères",
  "Confirm password": "Confirmer le mot de passe",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Nous avons envoyé un lien à <b>{email}</b>. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.",
  "Go to Login": "Aller à la connexion",
  "Register Another Account": "Créer un autre compte",
  "Delete This Account": "Supprimer ce compte",
  "Forgot your password?": "Mot de passe oublié ?",
  "We will send you a link to choose a new one.": "Nous vous enverrons un lien pour en choisir un nouveau.",
  "Remembered it? <a>Back to Login</a>": "Vous vous en souvenez ? <a>Retour à la connexion</a>",
  "Send Reset Link": "Envoyer le lien",
  "Choose a new password": "Choisissez un nouveau mot de passe",
  "Every device is logged out when you save it.":
    "Tous les appareils sont déconnectés lorsque vous l’enregistrez.",
  "Back to Login": "Retour à la connexion",
  "New password": "Nouveau mot de passe",
  "Reset Password": "Réinitialiser le mot de passe",
  "Confirm your address": "Confirmez votre adresse",
  "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.":
    "Vous vous êtes connecté avec le compte d’un autre service qui indique cette adresse. Confirmez qu’elle est à vous, dans le navigateur où vous vous êtes connecté.",
  "Confirm and sign in": "Confirmer et se connecter",
  "Confirm your new email address": "Confirmez votre nouvelle adresse e-\u2060mail",
  "Go to Settings": "Aller aux paramètres",
  "From then on you log in with the new address, and our mails go there.":
    "Dès lors, vous vous connectez avec la nouvelle adresse et nos e-\u2060mails y sont envoyés.",
  "Confirm new address": "Confirmer la nouvelle adresse",
  "Link {provider} sign-in": "Associer la connexion avec {provider}",
  "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.":
    "Dès lors, vous vous connectez avec {provider}. Le mot de passe du compte cesse de fonctionner et tous les appareils sont déconnectés.",
  "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.":
    "<b>{email}</b> a déjà un compte avec un mot de passe. Veuillez le saisir une fois. Dès lors, vous pouvez vous connecter des deux façons.",
  "<b>{email}</b> already has an account. A mailed link shows that it is yours.":
    "<b>{email}</b> a déjà un compte. Un lien envoyé par e-\u2060mail montre qu’il est à vous.",
  "Link and sign in": "Associer et se connecter",
  "Without the password": "Sans le mot de passe",
  "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.":
    "Vous ne connaissez pas ce mot de passe ou ne l’avez pas choisi ? Un lien envoyé par e-\u2060mail associe {provider} sans lui. Le mot de passe cesse alors de fonctionner.",
  "The link links {provider}. Every device is then logged out.":
    "Le lien associe {provider}. Tous les appareils sont ensuite déconnectés.",
  "Mail me a link": "M’envoyer un lien",
  "This was not me": "Ce n’était pas moi",
  "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.":
    "Si la connexion indiquée dans notre e-\u2060mail ne venait pas de vous, une autre personne connaît votre mot de passe. Nous déconnectons alors tous les appareils, y compris celui-ci, terminons les appels en cours et vous envoyons un lien pour choisir un nouveau mot de passe.",
  "Log every device out": "Déconnecter tous les appareils",
  "It was me": "C’était moi",
  "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.":
    "Votre navigateur bloque les cookies de ce site, et personne ne peut se connecter sans eux. Autorisez les cookies de ce site dans les réglages du navigateur, puis rechargez la page.",
  "Load again": "Recharger",
  "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.":
    "Votre navigateur ne garde aucune donnée de ce site\u00a0: vous êtes déconnecté dès que la page est rechargée. Autorisez les données de site dans les réglages du navigateur pour rester connecté.",
} satisfies Translated<"fr", typeof german>;
