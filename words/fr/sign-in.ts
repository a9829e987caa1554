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
  "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.":
    "En créant un compte, vous acceptez les <terms>conditions</terms> et la <privacy>politique de confidentialité</privacy>.",
  "Sign up with {provider}": "S’inscrire avec {provider}",
  "First name": "Prénom",
  "Last name": "Nom",
  "At least {minimum} characters": "Au moins {minimum} caractères",
  "Confirm password": "Confirmer le mot de passe",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Nous avons envoyé un lien à <b>{email}</b>. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.",
  "Open your mail": "Ouvrir votre messagerie",
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
  "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.":
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
  "<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.":
    "<b>{email}</b> a déjà un compte. Un lien envoyé par e-\u2060mail montre qu’il est à vous.",
  "Link and sign in": "Associer et se connecter",
  "Without the password": "Sans le mot de passe",
  "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.":
    "Vous ne connaissez pas ce mot de passe ou ne l’avez pas choisi ? Un lien envoyé par e-\u2060mail associe {provider} sans lui. Le mot de passe cesse alors de fonctionner.",
  "The link links {provider}. Every device is then logged out.":
    "Le lien associe {provider}. Tous les appareils sont ensuite déconnectés.",
  "Mail me a link": "M’envoyer un lien",
  "This was not me": "Ce n’était pas moi",
  "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.":
    "Si la connexion indiquée dans notre e-\u2060mail ne venait pas de vous, une autre personne connaît votre mot de passe. Nous déconnectons alors tous les appareils, y compris celui-ci, terminons les appels en cours et vous envoyons un lien pour choisir un nouveau mot de passe.",
  "Log every device out": "Déconnecter tous les appareils",
  "It was me": "C’était moi",
  "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.":
    "Votre navigateur bloque les cookies de ce site, et personne ne peut se connecter sans eux. Autorisez les cookies de ce site dans les réglages du navigateur, puis rechargez la page.",
  "Load again": "Recharger",
  "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.":
    "Votre navigateur ne garde aucune donnée de ce site\u00a0: vous êtes déconnecté dès que la page est rechargée. Autorisez les données de site dans les réglages du navigateur pour rester connecté.",

  "Please enter all fields": "Veuillez remplir tous les champs",
  "Please fill in all fields": "Veuillez remplir tous les champs",
  "Passwords do not match": "Les mots de passe ne correspondent pas",
  "Password must be at least 6 characters": "Le mot de passe doit comporter au moins 6 caractères",
  "Password must be at most 128 characters": "Le mot de passe doit comporter au maximum 128 caractères",
  "Please enter a valid email address": "Veuillez saisir une adresse e-\u2060mail valide",
  "Registration Successful!": "Inscription réussie !",
  "Email Verification Required": "Confirmation de l’e-\u2060mail requise",
  "Registration failed": "L’inscription a échoué",
  "Login failed": "La connexion a échoué",
  "An error occurred during login": "Une erreur s’est produite lors de la connexion",
  "Email verified successfully! You can now log in.":
    "Adresse e-\u2060mail confirmée ! Vous pouvez maintenant vous connecter.",
  "Invalid verification token. Please try again or request a new verification email.":
    "Lien de confirmation non valide. Veuillez réessayer ou demander un nouvel e-\u2060mail de confirmation.",
  "Server error during verification. Please try again later.":
    "Erreur du serveur lors de la confirmation. Veuillez réessayer plus tard.",
  "Google account detected": "Compte Google détecté",
  "Google Account Required": "Compte Google requis",
  "This account was created with {provider}. Please sign in with {provider}.":
    "Ce compte a été créé avec {provider}. Veuillez vous connecter avec {provider}.",
  "You have been logged out.": "Vous avez été déconnecté.",
  "Authentication failed: {reason}": "Échec de l’authentification : {reason}",
  "Authentication failed: No token received": "Échec de l’authentification : aucun jeton reçu",
  "Successfully signed in with {provider}!": "Vous êtes connecté avec {provider} !",
  "Error loading user data": "Erreur lors du chargement des données de l’utilisateur",
  "Please enter your password": "Veuillez saisir votre mot de passe",
  "The sign-in could not be linked. Please try again.":
    "La connexion n’a pas pu être associée. Veuillez réessayer.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "Nous vous avons envoyé un lien. Ouvrez-le pour associer cette connexion sans le mot de passe.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "La connexion avec {provider} est associée et l’ancien mot de passe ne fonctionne plus.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "Nous avons envoyé un lien à l’adresse de ce compte. Ouvrez-le dans ce navigateur pour vous connecter.",
  "Your address is confirmed.": "Votre adresse est confirmée.",
  "Please enter your email": "Veuillez saisir votre adresse e-\u2060mail",
  "If an account exists for this address, a reset link is on its way.":
    "Si un compte existe pour cette adresse, un lien de réinitialisation est en route.",
  "Open the link in our mail to choose a new password.":
    "Ouvrez le lien de notre e-\u2060mail pour choisir un nouveau mot de passe.",
  "Failed to send reset email": "Échec de l’envoi de l’e-\u2060mail de réinitialisation",
  "Your password has been reset. You can now log in.":
    "Votre mot de passe a été réinitialisé. Vous pouvez maintenant vous connecter.",
  "Failed to reset password": "Échec de la réinitialisation du mot de passe",
  "This reset link is no longer valid. Please request a new one.":
    "Ce lien de réinitialisation n’est plus valable. Veuillez en demander un nouveau.",
  "Failed to verify email": "Échec de la confirmation de l’e-\u2060mail",
  "Email address is required": "L’adresse e-\u2060mail est requise",
  "Verification email sent! Please check your inbox.":
    "E-mail de confirmation envoyé ! Veuillez consulter votre boîte de réception.",
  "Failed to send verification email. Please try again.":
    "Échec de l’envoi de l’e-\u2060mail de confirmation. Veuillez réessayer.",
  "Server error. Please try again later.": "Erreur du serveur. Veuillez réessayer plus tard.",
  "Account deleted successfully.": "Le compte a été supprimé.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "Vous avez un paiement inachevé et notre prestataire de paiement ne répond pas. Rien n’a été supprimé. Veuillez réessayer dans quelques minutes.",
  "Failed to delete account. Please try again.": "Échec de la suppression du compte. Veuillez réessayer.",
  "This account cannot be deleted": "Ce compte ne peut pas être supprimé",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "Vous avez encore {n} crédit, qui serait perdu. Veuillez confirmer que vous y renoncez.",
    other: "Vous avez encore {n} crédits, qui seraient perdus. Veuillez confirmer que vous y renoncez.",
  },
  "{n} credits were not bought by you with a card, so they cannot go back to one.": {
    one: "Vous n’avez pas acheté {n} crédit par carte : il ne peut donc pas y être remboursé.",
    other: "Vous n’avez pas acheté {n} crédits par carte : ils ne peuvent donc pas y être remboursés.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "Ce lien n’est plus valable. Veuillez modifier à nouveau votre adresse dans les paramètres.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "Ce lien a déjà servi ou est trop ancien. Utilisez « Mot de passe oublié » pour choisir un nouveau mot de passe.",
  "Please complete the CAPTCHA verification": "Veuillez effectuer la vérification CAPTCHA",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "Merci ! Votre message a bien été envoyé. Nous vous répondrons dès que possible.",
  "Error sending message. Please try again.": "Erreur lors de l’envoi du message. Veuillez réessayer.",
  "Using your account email address": "L’adresse e-\u2060mail de votre compte est utilisée",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "Votre navigateur n’a pas gardé le cookie de votre session. Autorisez les cookies de ce site et reconnectez-vous.",

  "Please enter the code": "Veuillez saisir le code",
  "The code could not be checked. Please try again.": "Le code n’a pas pu être vérifié. Veuillez réessayer.",
  "Two-step sign-in is on.": "La connexion en deux étapes est activée.",
  "Two-step sign-in is off.": "La connexion en deux étapes est désactivée.",
  "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.":
    "Conservez ces codes de secours en lieu sûr. Chacun remplace une fois votre deuxième étape, et ils ne seront plus affichés.",
  "Recovery codes copied": "Codes de secours copiés",
  "The codes could not be copied. Please download them.":
    "Les codes n’ont pas pu être copiés. Veuillez les télécharger.",
  "Your passkey has been added.": "Votre clé d’accès a été ajoutée.",
  "The name has been saved.": "Le nom a été enregistré.",
  "Your passkey has been removed. You can delete it from your device as well.":
    "Votre clé d’accès a été retirée. Vous pouvez aussi la supprimer de votre appareil.",
  "Please enter a name": "Veuillez saisir un nom",
  "Your passkeys could not be loaded. Please reload the page.":
    "Vos clés d’accès n’ont pas pu être chargées. Veuillez recharger la page.",
  "The passkey could not be used. Please try again.":
    "La clé d’accès n’a pas pu être utilisée. Veuillez réessayer.",
  "Please enter the code from your authenticator app.":
    "Veuillez saisir le code de votre application d’authentification.",
  "Please use your passkey, or enter one of your recovery codes.":
    "Veuillez utiliser votre clé d’accès ou saisir l’un de vos codes de secours.",
  "Please enter one of your recovery codes.": "Veuillez saisir l’un de vos codes de secours.",
  "Please enter the code from your authenticator app, or use your passkey.":
    "Veuillez saisir le code de votre application d’authentification ou utiliser votre clé d’accès.",
  "This browser cannot use passkeys. Please log in another way, or use another browser.":
    "Ce navigateur ne peut pas utiliser de clés d’accès. Veuillez vous connecter autrement ou utiliser un autre navigateur.",
  "Nothing was confirmed in time, or the request was cancelled. Please try again.":
    "Rien n’a été confirmé à temps, ou la demande a été annulée. Veuillez réessayer.",
  "This device already has a passkey for your account.":
    "Cet appareil contient déjà une clé d’accès pour votre compte.",
  "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.":
    "Cet appareil ne peut pas conserver une clé d’accès protégée par un code PIN, une empreinte digitale ou votre visage. Veuillez en utiliser un autre.",
  "Passkeys do not work at this address. Please open the page at its usual address.":
    "Les clés d’accès ne fonctionnent pas à cette adresse de la page. Veuillez l’ouvrir à son adresse habituelle.",
  "Use a passkey": "Utiliser une clé d’accès",
  Code: "Code",
  "Six digits, or one of your recovery codes": "Six chiffres ou l’un de vos codes de secours",
  "One of your recovery codes": "L’un de vos codes de secours",
  Continue: "Continuer",
  "Two-step sign-in": "Connexion en deux étapes",
  On: "Activée",
  Off: "Désactivée",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.":
    "La connexion avec votre mot de passe ou un fournisseur comme Google demande alors aussi un code d’une application d’authentification sur votre téléphone, ou une clé d’accès : un mot de passe volé ne suffit donc pas. Se connecter avec une clé d’accès seule compte déjà pour deux étapes.",
  "Set up two-step sign-in": "Configurer la connexion en deux étapes",
  "Use my passkeys, without an app": "Utiliser mes clés d’accès, sans application",
  "QR code with the secret for your authenticator app":
    "Code QR avec le secret pour votre application d’authentification",
  "Scan this with your authenticator app, or type the secret into it:":
    "Scannez ceci avec votre application d’authentification, ou saisissez-y le secret :",
  "Open the app on this device": "Ouvrir l’application sur cet appareil",
  "Code from the app": "Code de l’application",
  "Switch on": "Activer",
  "You have {n} recovery codes left.": {
    one: "Il vous reste {n} code de secours.",
    other: "Il vous reste {n} codes de secours.",
  },
  "New recovery codes": "Nouveaux codes de secours",
  "Switch off": "Désactiver",
  "Recovery codes": "Codes de secours",
  Copy: "Copier",
  Download: "Télécharger",
  "I have saved them": "Je les ai enregistrés",
  "Recovery code": "Code de secours",
  "Or one of your recovery codes": "Ou l’un de vos codes de secours",
  "Your browser will ask for your passkey.": "Votre navigateur demandera votre clé d’accès.",
  "Use a passkey instead": "Utiliser plutôt une clé d’accès",
  "Use a code instead": "Utiliser plutôt un code",
  Passkeys: "Clés d’accès",
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.":
    "Une clé d’accès vous connecte sans mot de passe, avec votre empreinte, votre visage ou le code PIN de votre appareil. Elle ne fonctionne que sur ce site : aucune fausse page ne peut vous la prendre.",
  "Your passkeys": "Vos clés d’accès",
  "Add a passkey": "Ajouter une clé d’accès",
  "Name of the passkey": "Nom de la clé d’accès",
  "Such as “My phone”. Left empty, it is named after this browser.":
    "Par exemple « Mon téléphone ». Si ce champ est vide, elle porte le nom de ce navigateur.",
  Blocked: "Bloquée",
  "Second step only": "Deuxième étape seulement",
  "Added {added}, never used": "Ajoutée le {added}, jamais utilisée",
  "Added {added}, last used {used}": "Ajoutée le {added}, utilisée pour la dernière fois le {used}",
  Rename: "Renommer",
  "Rename {name}": "Renommer {name}",
  Remove: "Retirer",
  "Remove {name}": "Retirer {name}",
  "This passkey may have been copied, so it is no longer accepted. Please remove it.":
    "Cette clé d’accès a peut-être été copiée, elle n’est donc plus acceptée. Veuillez la retirer.",
  "New name": "Nouveau nom",
  Save: "Enregistrer",
  "Remove passkey": "Retirer la clé d’accès",
} satisfies Translated<"fr", typeof german>;
