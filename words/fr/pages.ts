import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Skip to content": "Aller au contenu",
  Main: "Principale",
  Menu: "Menu",
  Home: "Accueil",
  About: "À propos",
  Contact: "Contact",
  Register: "S’inscrire",
  Login: "Se connecter",
  Dashboard: "Tableau de bord",
  "Purchase Credits": "Acheter des crédits",
  Transactions: "Transactions",
  Call: "Appeler",
  History: "Historique",
  Credits: "Crédits",
  Shortcuts: "Raccourcis",
  Profile: "Profil",
  Contacts: "Contacts",
  Settings: "Paramètres",
  Logout: "Se déconnecter",
  Language: "Langue",
  Theme: "Thème",
  System: "Système",
  Light: "Clair",
  Dark: "Sombre",
  "More pages": "Autres pages",
  Rates: "Tarifs",
  Help: "Aide",
  Terms: "Conditions",
  Privacy: "Confidentialité",
  Refunds: "Remboursements",
  "Who runs this": "Qui exploite ce service",
  "Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.":
    "Pas pour les urgences : le 112, le 911 et les autres numéros d’urgence ne peuvent pas être appelés d’ici.",
  "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.":
    "© <year>{year}</year> {brand}. Les cartes sont traitées par notre prestataire de paiement et ne sont jamais enregistrées ici.",
  "First steps": "Premiers pas",
  "<u>This month</u> <b>{spend}, {talk}</b>": "<u>Ce mois-ci</u> <b>{spend}, {talk}</b>",
  "Spending by day, up to {most}": "Dépenses par jour, {most} au plus",
  "New balance: {credits}": "Nouveau solde : {credits}",
  Sandbox: "Bac à sable",
  "Sandbox: no real calls, no real money": "Bac à sable : pas de vrais appels, pas de vrai argent",
  "Open the inbox": "Ouvrir la boîte de réception",
  Error: "Erreur",
  "Unexpected Application Error!": "Erreur inattendue de l’application !",
  "Unknown error": "Erreur inconnue",
  "Return to Home": "Retour à l’accueil",
  "your provider": "votre fournisseur",
  "Your session has ended. Please log in again.": "Votre session est terminée. Veuillez vous reconnecter.",
  "The server could not be reached. Please try again.": "Le serveur est injoignable. Veuillez réessayer.",
  Close: "Fermer",
  Dismiss: "Masquer",
  Show: "Afficher",
  Hide: "Masquer",
  Cancel: "Annuler",
  Notifications: "Notifications",
  "Loading...": "Chargement…",
  "Loading the CAPTCHA...": "Chargement du CAPTCHA…",
  "The CAPTCHA could not be loaded. Please reload the page.":
    "Le CAPTCHA n’a pas pu être chargé. Veuillez recharger la page.",
  "Call#noun": "Appel",
  Countries: "Pays",
  "Try again": "Réessayer",
  "Something went wrong. Please try again.": "Une erreur s’est produite. Veuillez réessayer.",

  "You are offline": "Vous êtes hors ligne",
  "{brand} cannot be reached right now. This page will come back by itself when you are online again.":
    "{brand} est injoignable pour le moment. Cette page revient d’elle-même dès que la connexion est rétablie.",
  "Calls need a connection.": "Les appels nécessitent une connexion.",
  "Purchases need a connection.": "Les achats nécessitent une connexion.",
  "As of {time}": "Au {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "Aucun contact ni appel n’est conservé sur cet appareil. Vous pouvez changer cela sous « Cet appareil » dans vos paramètres.",
  "Log in when you are back online.": "Connectez-vous dès que la connexion est rétablie.",
  "A new version of {brand} is ready. It will load with your next page.":
    "Une nouvelle version de {brand} est disponible. Elle s’ouvrira avec la prochaine page.",
  "This page cannot be opened yet": "Cette page ne peut pas encore s’ouvrir",
  "{brand} has been updated. The page will open when your call is over.":
    "{brand} a été mis à jour. La page s’ouvrira à la fin de votre appel.",
  "You are offline. The page will open when you are back online.":
    "Vous êtes hors ligne. La page s’ouvrira au retour de la connexion.",
  "Keep contacts and recent calls on this device":
    "Conserver les contacts et les appels récents sur cet appareil",
  "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.":
    "Vous les voyez ici sans connexion. Ils sont effacés quand vous vous déconnectez. Laissez cette option désactivée sur un appareil partagé.",
  "Install {brand}": "Installer {brand}",
  "To install {brand}, press Share in your browser and then “Add to Home Screen”.":
    "Pour installer {brand}, touchez Partager dans le navigateur, puis « Sur l’écran d’accueil ».",
  "Call favourites and recent numbers with one press":
    "Appeler les favoris et les numéros récents d’une seule pression",
  "You have three seconds to cancel. When this is off, a press only fills in the number.":
    "Vous avez trois secondes pour annuler. Sans cette option, une pression ne fait que saisir le numéro.",
  "Notify me before a call ends": "Me prévenir avant la fin d’un appel",
  "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.":
    "Les notifications sont activées. Quand un appel va se terminer et que cette page est masquée, vous recevez une notification sans nom ni numéro.",
  "Notifications are off. You can switch them on in your browser's settings for this site.":
    "Les notifications sont désactivées. Les paramètres de votre navigateur pour ce site permettent de les activer.",
  Window: "Fenêtre",
  "Call · {brand}": "Appel · {brand}",
  "Your call ends within a minute": "Votre appel se termine dans moins d’une minute",
  "Purchase credits to go on talking.": "Achetez des crédits pour continuer à parler.",
  "Notify me before the call ends": "Me prévenir avant la fin de l’appel",
  "You will be notified before a call ends.": "Vous serez prévenu avant la fin d’un appel.",
  "Your browser does not let {brand} send notifications. You can change that in its settings for this site.":
    "Votre navigateur n’autorise pas {brand} à vous envoyer des notifications. Ses paramètres pour ce site permettent de changer cela.",
  "This link does not contain a phone number.": "Ce lien ne contient aucun numéro de téléphone.",
  "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.":
    "Quelque chose bloque {address}\u00a0: votre solde et vos appels s’affichent ici avec quelques secondes de retard. Si un bloqueur de publicités est actif, autorisez-y ce site et rechargez la page.",

  "{brand} · Global phone calls from your browser":
    "{brand} · Appels dans le monde entier depuis votre navigateur",
  "Make global phone calls from anywhere in the world": "Appelez le monde entier, d’où que vous soyez",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Appelez n’importe quel fixe ou mobile directement depuis votre navigateur. Payez avec des crédits prépayés et parlez tant qu’il vous en reste.",
  "Sign Up": "S’inscrire",
  "What does a call cost?": "Combien coûte un appel ?",
  "Or a phone number": "Ou un numéro de téléphone",
  "More about this price": "En savoir plus sur ce tarif",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 crédit vaut {price}. Facturation à la minute, arrondie à la minute supérieure. Aucun compte nécessaire pour consulter.",
  "Landline and mobile": "Fixe et mobile",
  "Nothing hidden while you talk": "Rien de caché pendant que vous parlez",
  "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.":
    "La durée, le coût actuel de l’appel et le temps qu’il vous reste tiennent sur un seul écran, avec la qualité de la ligne juste en dessous. Coupez votre micro, appuyez sur les touches d’un menu, changez de micro.",
  "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call":
    "Un appel en cours vers Londres dans {brand} : la durée, le coût estimé et les boutons pour couper le micro et raccrocher",
  "Four steps to hello": "Quatre étapes jusqu’au « allô »",
  "Create an account": "Créez un compte",
  "Sign up and verify your email. It takes a minute.":
    "Inscrivez-vous et confirmez votre adresse e-\u2060mail. Cela prend une minute.",
  "Buy credits": "Achetez des crédits",
  "Bundles start at {price}. Pay by card, in your own currency.":
    "Des forfaits à partir de {price}. Payez par carte, dans votre devise.",
  "Enter the number": "Saisissez le numéro",
  "Type the international number and see its price before you dial.":
    "Saisissez le numéro international et voyez son tarif avant d’appeler.",
  Talk: "Parlez",
  "Speak from your browser for as long as your credits last.":
    "Parlez depuis votre navigateur tant qu’il vous reste des crédits.",

  Roaming: "Itinérance",
  "Calling card": "Carte téléphonique",
  "Where you see the price": "Où se trouve le tarif",
  "Next to the number, before you dial": "À côté du numéro, avant d’appeler",
  "In your operator’s price list, depending on where you are and where you call":
    "Dans la grille de votre opérateur, selon l’endroit où vous êtes et la personne que vous appelez",
  "In the card’s terms, depending on the access number you use":
    "Dans les conditions de la carte, selon le numéro d’accès utilisé",
  "What a call costs": "Ce que coûte un appel",
  "The price per minute, rounded up to the minute. Nothing if the call is not answered":
    "Le tarif par minute, arrondi à la minute supérieure. Rien sans réponse",
  "Your operator’s price per minute, which may differ from country to country":
    "Le tarif par minute de votre opérateur, qui peut varier d’un pays à l’autre",
  "The card’s price per minute, plus the fees in its terms":
    "Le tarif par minute de la carte et les frais prévus par ses conditions",
  "What you pay before you call": "Ce que vous payez avant d’appeler",
  "Credits, from {price}": "Des crédits, à partir de {price}",
  "Your mobile contract": "Votre forfait mobile",
  "The card": "La carte",
  "Money you do not use": "L’argent que vous n’utilisez pas",
  "Stays in your account": "Reste sur votre compte",
  "Depends on your contract": "Dépend de votre forfait",
  "Stays until the date in its terms": "Est conservé jusqu’à la date prévue par ses conditions",
  "What you need": "Ce qu’il vous faut",
  "A browser, a microphone and the internet": "Un navigateur, un micro et Internet",
  "A phone with roaming switched on": "Un téléphone avec l’itinérance activée",
  "Any phone, the access number and the card’s code":
    "N’importe quel téléphone, le numéro d’accès et le code de la carte",
  "Compared with roaming and calling cards": "Comparé à l’itinérance et aux cartes téléphoniques",
  "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.":
    "Nous ne citons pas les tarifs des autres : ils changent, et les vôtres dépendent de votre forfait. Regardez ce que votre opérateur ou votre carte facture par minute, et comparez avec le tarif ci-dessus.",
  "Your next call is a minute away.": "Votre prochain appel est à une minute.",

  "About {brand}": "À propos de {brand}",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Avec {brand}, appelez n’importe quel téléphone dans le monde depuis votre navigateur et ne payez que les minutes de conversation. {brand} est fait pour celles et ceux qui ont de la famille, des amis ou du travail à l’étranger et veulent simplement appeler, sans contrat.",
  "You see the price before you dial": "Vous voyez le tarif avant d’appeler",
  "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.":
    "Saisissez un numéro : le tarif par minute s’affiche à côté, avec le temps que permet votre solde. Le compteur pendant l’appel et le reçu après viennent du même calcul.",
  "You are charged for what the phone network reports": "Vous payez ce que le réseau téléphonique indique",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "Les appels sont facturés à la minute, arrondie à la minute supérieure, d’après le relevé de l’opérateur. Un appel sans réponse ne coûte rien.",
  "Your card stays with the card provider": "Votre carte reste chez le prestataire de paiement",
  "Card details go straight from your browser to our payment provider. We never see or store them.":
    "Les données de carte vont directement de votre navigateur à notre prestataire de paiement. Nous ne les voyons jamais et ne les conservons pas.",
  "Your credits stay yours": "Vos crédits restent à vous",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Les crédits n’expirent jamais. Il n’y a ni frais cachés ni abonnement mensuel.",
  "It works in browsers from 2022 on": "Le service fonctionne dans les navigateurs depuis 2022",
  "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.":
    "Les pages, les formulaires et les appels fonctionnent dans Chrome et Edge dès la version 99 et dans Safari et iOS dès la 15.4 ; dans Firefox, les pages et les formulaires dès la 97, les appels dès la 128. Les versions que nous ne pouvons pas essayer nous-mêmes sont vérifiées avec les données publiques de compatibilité de MDN. Un navigateur plus ancien affiche les pages publiques sous forme de texte.",
  "Sign Up Now": "S’inscrire maintenant",
  "The text could not be loaded.": "Le texte n’a pas pu être chargé.",
  "404: page not found": "404 : page introuvable",
  "There is no page at this address. It may have been mistyped, or the page may have moved.":
    "Il n’y a rien à cette adresse. Elle est peut-être mal saisie, ou la page a été déplacée.",
  "Tell us what is missing": "Dites-nous ce qui manque",
  "Looking for the price of a call?": "Vous cherchez le tarif d’un appel ?",
  "You can also write to <a>{address}</a>.": "Vous pouvez aussi écrire à <a>{address}</a>.",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "Une question sur un appel, un paiement ou autre chose ? Écrivez-nous, une personne vous répondra.",
  Subject: "Objet",
  Message: "Message",
  "Send Message": "Envoyer le message",

  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Téléphonez dans le monde entier depuis votre navigateur. Achetez des crédits prépayés par carte ; ils n’expirent jamais.",
  "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Ce navigateur affiche la page, mais les formulaires et les appels demandent un navigateur plus récent : au moins Chrome ou Edge 99, Safari 15.4 ou Firefox 97.",
  "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Rechargez la page. Si elle ne démarre toujours pas, les formulaires et les appels demandent un navigateur plus récent : au moins Chrome ou Edge 99, Safari 15.4 ou Firefox 97.",
  "{brand} places phone calls from the browser and needs JavaScript to be switched on.":
    "{brand} passe des appels depuis le navigateur et a besoin que JavaScript soit activé.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Appelez n’importe quel fixe ou mobile du monde depuis votre navigateur. Achetez des crédits prépayés par carte ; ils n’expirent jamais. Sans abonnement.",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Avec {brand}, appelez n’importe quel téléphone du monde depuis votre navigateur et ne payez que les minutes de conversation. Vous voyez le tarif avant de composer.",
  "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.":
    "Le tarif d’une minute vers chaque pays, fixe et mobile. Le tarif affiché est celui que vous payez.",
  "Questions about a call, a payment or anything else: write to {brand} and a person will answer.":
    "Une question sur un appel, un paiement ou autre chose : écrivez à {brand} et une personne vous répondra.",
  "Create your {brand} account: one account, every country. You only pay for the credits you buy.":
    "Créez votre compte {brand} : un compte, tous les pays. Vous ne payez que les crédits que vous achetez.",
  "Log in to {brand} to call any phone in the world and to see your credits.":
    "Connectez-vous à {brand} pour appeler n’importe quel téléphone du monde et voir vos crédits.",
  "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.":
    "Les conditions des appels prépayés avec {brand} : crédits, tarifs, usage raisonnable et ce qu’il ne peut pas faire.",
  "What {brand} knows about you and your calls, who receives it, and how to have it deleted.":
    "Ce que {brand} sait de vous et de vos appels, qui le reçoit et comment le faire supprimer.",
  "When {brand} gives money back, how to ask for it, and how long it takes.":
    "Quand {brand} rembourse, comment le demander et combien de temps cela prend.",
} satisfies Translated<"fr", typeof german>;
