import type { Translated } from "#words/catalogue.ts";
import type { mails as german } from "#words/de/mails.ts";

export const mails = {
  "Hello {name},": "Bonjour {name},",
  "Hello,": "Bonjour,",
  "{label}:": "{label} :",
  "{brand}: phone calls to anywhere, from your browser": "{brand} : appelez partout, depuis votre navigateur",
  "Confirm your email address": "Confirmez votre adresse e-mail",
  "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.":
    "Merci de vous être inscrit sur {brand}. Veuillez confirmer que cette adresse est la vôtre. Le compte s’ouvre ensuite avec le mot de passe choisi lors de cette inscription.",
  "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.":
    "Plusieurs inscriptions sont en attente pour cette adresse, et seule la première confirmée compte. Veuillez n’ouvrir que le lien de l’inscription que vous avez faite vous-même.",
  Registered: "Inscription",
  "Confirm email address": "Confirmer l’adresse e-mail",
  "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.":
    "Le lien est valable 24 heures. Si vous ne vous êtes pas inscrit à ce moment-là, ne l’ouvrez pas : une autre personne a choisi le mot de passe. Vous pouvez ignorer cet e-mail.",
  "Several registrations for your address": "Plusieurs inscriptions attendent pour votre adresse",
  "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.":
    "Une personne, sans doute vous, a redemandé le lien qui confirme cette adresse. Plusieurs inscriptions sont en attente, et nous ne pouvons pas savoir laquelle est la vôtre.",
  "Log in": "Se connecter",
  "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.":
    "Pour obtenir votre lien, connectez-vous avec le mot de passe choisi et demandez-le, ou inscrivez-vous à nouveau. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.",
  "You already have an account": "Vous avez déjà un compte",
  "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.":
    "Quelqu’un, sans doute vous, a essayé de s’inscrire avec cette adresse. Vous avez déjà un compte, et rien n’y a été modifié.",
  'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.':
    "Si vous avez oublié votre mot de passe, utilisez « Mot de passe oublié » sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.",
  "Reset your password": "Réinitialisez votre mot de passe",
  "Someone, probably you, asked to reset the password of the account with this address.":
    "Quelqu’un, sans doute vous, a demandé la réinitialisation du mot de passe du compte associé à cette adresse.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.":
    "Le lien est valable une heure et une seule fois. Si ce n’était pas vous, vous pouvez ignorer cet e-mail : votre mot de passe reste inchangé.",
  "Your password was changed": "Votre mot de passe a été modifié",
  "The password of your account was just changed, and every device was logged out.":
    "Le mot de passe de votre compte vient d’être modifié, et tous les appareils ont été déconnectés.",
  'If this was not you, use "Forgot password" on the login page at once to take the account back.':
    "Si ce n’était pas vous, utilisez immédiatement « Mot de passe oublié » sur la page de connexion pour récupérer le compte.",
  "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.":
    "Vos clés d’accès ont été supprimées, car une autre personne a pu en ajouter une. Vous pouvez ajouter les vôtres à nouveau dans les paramètres.",
  "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.":
    "Vos clés d’accès ne connectent plus sans le mot de passe, car une autre personne a pu en ajouter une. Elles restent votre deuxième étape. Pour vous connecter avec une seule clé, supprimez-la dans les paramètres et ajoutez-la à nouveau.",
  "The password of your account was just changed, and every other device was logged out.":
    "Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.",
  "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.":
    "Quelqu’un, sans doute vous, a demandé à utiliser cette adresse pour son compte {brand}. Elle comptera une fois confirmée.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.":
    "Le lien est valable une heure et une seule fois. Si ce n’était pas vous, vous pouvez ignorer cet e-mail : rien ne change.",
  "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.":
    "Quelqu’un, sans doute vous, a demandé à utiliser cette adresse pour un autre compte {brand}. Elle appartient déjà à votre compte, et rien n’a été modifié.",
  "If this was not you, you do not need to do anything.": "Si ce n’était pas vous, vous n’avez rien à faire.",
  "Your email address was changed": "Votre adresse e-mail a été modifiée",
  "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.":
    "L’adresse e-mail de votre compte vient d’être modifiée. Nos e-mails vont désormais à la nouvelle, et cette adresse ne permet plus de se connecter.",
  "Contact us": "Nous contacter",
  "If this was not you, please write to us at once, so that we can give the account back to you.":
    "Si ce n’était pas vous, écrivez-nous immédiatement afin que nous puissions vous rendre le compte.",
  "Two-step sign-in is on": "La connexion en deux étapes est activée",
  "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.":
    "Désormais, la connexion à votre compte demande une deuxième étape : un code de votre application d’authentification ou votre clé d’accès. Tous les autres appareils ont été déconnectés. Gardez vos codes de secours en lieu sûr : chacun la remplace une fois.",
  "Open settings": "Ouvrir les paramètres",
  'If this was not you, use "Forgot password" on the login page at once, and write to us.':
    "Si ce n’était pas vous, utilisez immédiatement « Mot de passe oublié » sur la page de connexion et écrivez-nous.",
  "Two-step sign-in is off": "La connexion en deux étapes est désactivée",
  "Logging in to your account no longer takes a second step. The recovery codes have stopped working.":
    "La connexion à votre compte ne demande plus de deuxième étape. Les codes de secours ne fonctionnent plus.",
  "A passkey was added": "Une clé d’accès a été ajoutée",
  "A passkey was just added to your account. It logs in by itself, without the password.":
    "Une clé d’accès vient d’être ajoutée à votre compte. Elle suffit pour se connecter, sans le mot de passe.",
  'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.':
    "Si ce n’était pas vous, utilisez immédiatement « Mot de passe oublié » sur la page de connexion : cela empêche aussi les clés d’accès de se connecter.",
  "A passkey was removed": "Une clé d’accès a été supprimée",
  "A passkey of your account was just removed. It no longer logs in.":
    "Une clé d’accès de votre compte vient d’être supprimée. Elle ne permet plus de se connecter.",
  "A passkey was refused": "Une clé d’accès a été refusée",
  "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.":
    "Une de vos clés d’accès vient d’être refusée, car son compteur d’utilisations a reculé. Cela arrive lorsqu’une clé d’accès a été copiée. Elle n’est plus acceptée pour rien.",
  "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.":
    "Veuillez la supprimer dans vos paramètres et en ajouter une nouvelle. Si vous ne venez pas d’utiliser une clé d’accès, écrivez-nous.",
  "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.": {
    one: "Quelqu’un, sans doute vous, s’est connecté à votre compte avec un code de secours. Il reste {n} code.",
    other:
      "Quelqu’un, sans doute vous, s’est connecté à votre compte avec un code de secours. Il reste {n} codes.",
  },
  'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.':
    "Si ce n’était pas vous, utilisez immédiatement « Mot de passe oublié » sur la page de connexion et créez de nouveaux codes de secours.",
  "New sign-in to your account": "Nouvelle connexion à votre compte",
  "Your account was just opened on a device that is new to us. It was probably you.":
    "Votre compte vient d’être ouvert sur un appareil que nous ne connaissions pas. C’était sans doute vous.",
  When: "Quand",
  Browser: "Navigateur",
  "Network address": "Adresse réseau",
  "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.":
    "Si c’était vous, vous n’avez rien à faire. Sinon, le lien déconnecte tous les appareils et vous permet de choisir un nouveau mot de passe. Il est valable 7 jours et une seule fois.",
  "The sign-in was undone": "La connexion a été révoquée",
  "As you asked, every device was logged out of your account, and the old password no longer works.":
    "Comme demandé, tous les appareils ont été déconnectés de votre compte, et l’ancien mot de passe ne fonctionne plus.",
  "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.":
    "Veuillez choisir un nouveau mot de passe que vous n’utilisez nulle part ailleurs. Si la connexion en deux étapes a été activée et que ce n’était pas vous, écrivez-nous.",
  'The link is good for one hour and works once. After that, use "Forgot password" on the login page.':
    "Le lien est valable une heure et une seule fois. Ensuite, utilisez « Mot de passe oublié » sur la page de connexion.",
  "Wrong codes at your second step": "Codes incorrects à votre deuxième étape",
  "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.":
    "Des codes incorrects ont été saisis plusieurs fois à la deuxième étape de votre compte. Si ce n’était pas vous, une autre personne connaît votre mot de passe ou peut utiliser le compte avec lequel vous vous connectez.",
  "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.":
    "La deuxième étape a empêché l’accès jusqu’ici. Veuillez choisir un nouveau mot de passe que vous n’utilisez nulle part ailleurs.",
  "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.":
    "Si vous avez vous-même mal saisi les codes, vous n’avez rien à faire. Nous envoyons cet e-mail au plus une fois par jour.",
  "Your account was deleted": "Votre compte a été supprimé",
  "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.":
    "Votre compte vient d’être supprimé, et tous les appareils ont été déconnectés. Vos paiements et vos appels restent dans nos livres, sans votre nom, votre adresse ni la fin des numéros.",
  "If this was not you, please write to us at once.": "Si ce n’était pas vous, écrivez-nous immédiatement.",
  "Link {provider} sign-in to your account": "Lier la connexion {provider} à votre compte",
  "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.":
    "Une personne, sans doute vous, s’est connectée avec le compte {provider} de cette adresse et n’a pas pu donner le mot de passe de votre compte. Vous pouvez lier {provider} sans lui.",
  "The password then stops working, and every device is logged out.":
    "Le mot de passe ne fonctionne alors plus, et tous les appareils sont déconnectés.",
  "{provider} sign-in replaced your password": "La connexion {provider} a remplacé votre mot de passe",
  "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.":
    "Votre compte vient d’être lié au compte {provider} de cette adresse. L’ancien mot de passe ne fonctionne plus, tous les appareils ont été déconnectés et les appels en cours ont été terminés.",
  "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.":
    "Si ce n’était pas vous, une autre personne lit vos e-mails et utilise votre compte {provider}. Changez les deux mots de passe et écrivez-nous.",
  "{provider} sign-in was linked": "La connexion {provider} a été liée",
  "Your account was just linked to the {provider} account of this address. You can now sign in with either.":
    "Votre compte vient d’être lié au compte {provider} de cette adresse. Vous pouvez maintenant vous connecter avec l’un ou l’autre.",
  "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.":
    "Si ce n’était pas vous, une autre personne a pu accéder à votre compte {provider}. Changez son mot de passe et écrivez-nous.",
  "Confirm your address to sign in": "Confirmez votre adresse pour vous connecter",
  "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.":
    "Une personne, sans doute vous, s’est connectée avec {provider}, qui indique cette adresse sans dire si elle est la sienne. Ouvrez le lien dans le navigateur où vous vous êtes connecté.",
  "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.":
    "Le lien est valable une heure, une seule fois et uniquement dans ce navigateur. Si ce n’était pas vous, vous pouvez ignorer cet e-mail : rien ne change.",
  "{amount} did not reach your card": "{amount} ne sont pas arrivés sur votre carte",
  "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.":
    "Un remboursement de votre achat n’est pas arrivé sur la carte utilisée pour le paiement : ses crédits sont donc de nouveau sur votre solde. Vous pouvez les utiliser pour appeler, ou nous écrire si vous souhaitez récupérer l’argent autrement.",
  "Back in your balance": "De nouveau sur votre solde",
  "{amount} is going back to your card": "{amount} retournent sur votre carte",
  "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.":
    "Vous avez demandé le remboursement d’une partie de votre achat. L’argent est en route vers la carte utilisée pour le paiement, et votre banque l’affiche généralement sous cinq à dix jours.",
  "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.":
    "Nous avons remboursé une somme de votre achat sur la carte qui a payé. Votre banque l’affiche en général dans les cinq à dix jours.",
  "Your balance is below zero now. Your next purchase pays that first, and calling works again then.":
    "Votre solde est maintenant inférieur à zéro. Votre prochain achat le comble d’abord, et vous pourrez alors appeler de nouveau.",
  "Your balance now": "Votre solde actuel",
  "If you do not know why, please write to us with the contact form.":
    "Si vous n’en connaissez pas la raison, écrivez-nous avec le formulaire de contact.",
  "Your receipt {number}": "Votre reçu {number}",
  "Thank you for your purchase. The credits are on your account, and they never expire.":
    "Merci pour votre achat. Les crédits sont sur votre compte et n’expirent jamais.",
  "Open the receipt": "Ouvrir le reçu",
  "You can print this page or save it as a PDF, and you can find it in your transactions at any time.":
    "La page peut être imprimée ou enregistrée en PDF, et vous la retrouvez à tout moment dans vos transactions.",
  "Automatic recharge is on": "La recharge automatique est activée",
  "The price follows the exchange rate at the time of each purchase.":
    "Le prix suit le taux de change au moment de chaque achat.",
  "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.":
    "Chaque e-mail sur la recharge automatique contient un lien qui la désactive sans connexion. Si vous ne l’avez pas activée, utilisez ce lien et écrivez-nous.",
  "Automatic recharge has bought credits for you. They are on your account, and they never expire.":
    "La recharge automatique a acheté des crédits pour vous. Ils sont sur votre compte et n’expirent jamais.",
  "Automatic recharge is paused": "La recharge automatique est en pause",
  "Please confirm your automatic recharge": "Confirmez votre recharge automatique",
  "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.":
    "Votre banque souhaite que vous confirmiez un paiement de votre recharge automatique. D’ici là, rien n’est débité et elle n’achète aucun crédit.",
  "Confirm the payment": "Confirmer le paiement",
  "You can purchase credits yourself at any time.":
    "Vous pouvez acheter des crédits vous-même à tout moment.",
  "Nothing was charged.": "Rien n’a été débité.",
  "It is tried again after {moment}.": "Un nouvel essai aura lieu après cette date : {moment}.",
  "It is not tried again by itself. To go on, choose a card in Settings.":
    "Il n’y a pas de nouvel essai automatique. Pour continuer, choisissez une carte dans les paramètres.",
  "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.":
    "Il n’y a pas de nouvel essai automatique. Pour continuer, appuyez sur « Modifier » dans les paramètres et enregistrez la règle, avec la même carte ou une autre.",
  "To go on earlier, choose a higher limit in Settings.":
    "Pour continuer plus tôt, choisissez un plafond plus élevé dans les paramètres.",
  "Automatic recharge is off": "La recharge automatique est désactivée",
  "You can turn it on again in Settings at any time.":
    "Vous pouvez la réactiver à tout moment dans les paramètres.",
  "Your card for automatic recharge expires soon": "La carte de votre recharge automatique expire bientôt",
  "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.":
    "Votre carte ({card}) expire fin {month}. La recharge automatique s’arrête alors, sauf si vous choisissez une autre carte dans les paramètres ou si votre banque renouvelle celle-ci.",
  "To add a new card, save it when you next purchase credits. You can then choose it in Settings.":
    "Pour ajouter une nouvelle carte, enregistrez-la lors de votre prochain achat de crédits. Vous pourrez ensuite la choisir dans les paramètres.",
  "Our answer: {subject}": "Notre réponse : {subject}",
  "Thank you for your message. This is our answer:": "Merci pour votre message. Voici notre réponse :",
  "Your message": "Votre message",
  "If you have another question, simply reply to this mail.":
    "Si vous avez une autre question, répondez simplement à cet e-mail.",
  "Your number now belongs to another account": "Votre numéro appartient désormais à un autre compte",
  "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.":
    "Une personne a répondu à notre appel sur votre numéro et y a tapé un code ; il appartient donc désormais à un autre compte. Vos appels ne l’affichent plus, et les appels vers vos numéros ici ne lui sont plus transférés.",
  "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.":
    "Si le numéro est toujours le vôtre, vérifiez-le à nouveau dans vos paramètres : nous l’appelons et il vous revient.",
  "Your number is verified": "Votre numéro est vérifié",
  "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.":
    "Le code a été tapé sur votre numéro, vos appels peuvent donc l’afficher. Il était auparavant vérifié pour un autre compte, qui ne l’a plus.",
  "If this was not you, remove the number in your settings.":
    "Si ce n’était pas vous, supprimez le numéro dans vos paramètres.",
  "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.":
    "Ici {brand}. Une personne souhaite afficher ce numéro dans ses appels. Si c’est vous, tapez les six chiffres affichés sur votre page. Sinon, raccrochez et rien ne change.",
  "Thank you. Your number is verified.": "Merci. Votre numéro est vérifié.",
  "This number was not verified. Please try again on the page.":
    "Ce numéro n’a pas été vérifié. Veuillez réessayer sur la page.",
  "Please verify your number again": "Veuillez vérifier à nouveau votre numéro",
  "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.":
    "Les personnes que vous appelez voient un numéro à vous. Un numéro est affiché pendant un an après sa vérification. Veuillez le vérifier à nouveau dans vos paramètres pour qu’il reste affiché.",
  "Shown until": "Affiché jusqu’au",
  "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.":
    "Sinon, les personnes que vous appelez verront notre numéro, et les appels vers vos numéros ici ne lui seront plus transférés.",
  "Your number {number} is about to lapse": "Votre numéro {number} va bientôt expirer",
  "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.":
    "Vos crédits ne suffisent pas pour le prochain mois de votre numéro. Veuillez acheter des crédits avant le renouvellement, et il continuera de lui-même.",
  "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.":
    "Votre numéro ne peut pas être renouvelé tant que votre compte est restreint. Veuillez nous écrire avant le renouvellement si vous souhaitez le garder.",
  "Your number {number} no longer rings": "Votre numéro {number} ne sonne plus",
  "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.":
    "Le prochain mois de votre numéro n’a pas pu être payé : les appels ne vous parviennent plus. Nous le gardons 10 jours. Achetez des crédits, et il sonnera de nouveau en quelques minutes.",
  "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.":
    "Votre numéro ne peut pas être renouvelé tant que votre compte est restreint : les appels ne vous parviennent plus. Nous le gardons 10 jours. Veuillez nous écrire.",
  "Your number {number} was given back": "Votre numéro {number} a été rendu",
  "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.":
    "Le prochain mois de votre numéro n’a pas pu être payé pendant 10 jours : il a été rendu à l’opérateur téléphonique. Une autre personne peut l’obtenir.",
  "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.":
    "Votre numéro n’a pas pu être renouvelé pendant 10 jours, car votre compte est restreint : il a été rendu à l’opérateur téléphonique. Une autre personne peut l’obtenir.",
  "Price a month": "Prix par mois",
  Renewal: "Renouvellement",
  "Kept until": "Gardé jusqu’au",
  "Look at your numbers": "Voir vos numéros",
  "Nothing is charged beyond your credits.": "Rien n’est débité au-delà de vos crédits.",
  "The person you are calling cannot answer right now. Please leave a message after the tone.":
    "La personne que vous appelez ne peut pas répondre pour le moment. Veuillez laisser un message après le bip.",
  "Your call cannot be taken at the moment. Please try again later.":
    "Personne ne peut prendre votre appel pour le moment. Veuillez réessayer plus tard.",
  "The number you have called is not in service.": "Le numéro que vous avez appelé n’est pas en service.",
  "You missed a call": "Vous avez manqué un appel",
  "Your number was called, and the call was not answered.":
    "Votre numéro a été appelé et l’appel est resté sans réponse.",
  Caller: "Appelant",
  "Called at": "Heure de l’appel",
  "See your calls": "Voir vos appels",
  "The call stands in your history too.": "L’appel figure aussi dans votre historique.",
  "A voicemail for you was lost": "Un message vocal pour vous a été perdu",
  "A caller left a message for you, but its sound was lost at the phone company.":
    "Un appelant vous a laissé un message, mais son enregistrement a été perdu chez l’opérateur téléphonique.",
  "You have a new voicemail": "Vous avez un nouveau message vocal",
  "A caller has left a message for you.": "Un appelant vous a laissé un message.",
  Length: "Durée",
  "Listen to the message": "Écouter le message",
  "Your voicemail settings say which mails you get about messages.":
    "Les réglages de votre messagerie vocale indiquent quels e-mails vous recevez au sujet des messages.",
} satisfies Translated<"fr", typeof german>;
