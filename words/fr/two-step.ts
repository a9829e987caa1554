import type { Translated } from "#words/catalogue.ts";
import type { twoStep as german } from "#words/de/two-step.ts";

export const twoStep = {
  "Please enter the code": "Veuillez saisir le code",
  "The code could not be checked. Please try again.": "Le code n’a pas pu être vérifié. Veuillez réessayer.",
  "Two-step sign-in is on.": "La connexion en deux étapes est activée.",
  "Two-step sign-in is off.": "La connexion en deux étapes est désactivée.",
  "Keep these recovery codes in a safe place. Each stands in for your second step once, and they are not shown again.":
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
  "This device holds a passkey for your account already.":
    "Cet appareil contient déjà une clé d’accès pour votre compte.",
  "This device cannot hold a passkey that is locked by a PIN, a fingerprint or your face. Please use another.":
    "Cet appareil ne peut pas conserver une clé d’accès protégée par un code PIN, une empreinte digitale ou votre visage. Veuillez en utiliser un autre.",
  "Passkeys do not work at this address of the page. Please open it at its usual address.":
    "Les clés d’accès ne fonctionnent pas à cette adresse de la page. Veuillez l’ouvrir à son adresse habituelle.",
  "Use a passkey": "Utiliser une clé d’accès",
  Code: "Code",
  "Six digits, or one of your recovery codes": "Six chiffres ou l’un de vos codes de secours",
  "One of your recovery codes": "L’un de vos codes de secours",
  Continue: "Continuer",
  "Two-step sign-in": "Connexion en deux étapes",
  On: "Activée",
  Off: "Désactivée",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.":
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
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.":
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
