import type { Translated } from "#words/catalogue.ts";
import type { comparison as german } from "#words/de/comparison.ts";

export const comparison = {
  Roaming: "Itinérance",
  "Calling card": "Carte téléphonique",
  "Where the price stands": "Où se trouve le tarif",
  "Beside the number, before you dial": "À côté du numéro, avant d’appeler",
  "In your operator’s list, by where you are and whom you call":
    "Dans la grille de votre opérateur, selon l’endroit où vous êtes et la personne que vous appelez",
  "On the card’s terms, by the access number you use":
    "Dans les conditions de la carte, selon le numéro d’accès utilisé",
  "What a call costs": "Ce que coûte un appel",
  "The price a minute, rounded up to the minute. Nothing if it is not answered":
    "Le tarif par minute, arrondi à la minute supérieure. Rien sans réponse",
  "Your operator’s price a minute, which may differ from country to country":
    "Le tarif par minute de votre opérateur, qui peut varier d’un pays à l’autre",
  "The card’s price a minute, and the fees its terms name":
    "Le tarif par minute de la carte et les frais prévus par ses conditions",
  "What you pay before you call": "Ce que vous payez avant d’appeler",
  "Credits, from $10": "Des crédits, à partir de 10 $US",
  "Your mobile contract": "Votre forfait mobile",
  "The card": "La carte",
  "Money you do not use": "L’argent que vous n’utilisez pas",
  "Stays in your account": "Reste sur votre compte",
  "Depends on your contract": "Dépend de votre forfait",
  "Stays until the date its terms name": "Est conservé jusqu’à la date prévue par ses conditions",
  "What you need": "Ce qu’il vous faut",
  "A browser, a microphone and the internet": "Un navigateur, un micro et Internet",
  "A phone with roaming switched on": "Un téléphone avec l’itinérance activée",
  "Any phone, the access number and the card’s code":
    "N’importe quel téléphone, le numéro d’accès et le code de la carte",
  "Beside roaming and calling cards": "Face à l’itinérance et aux cartes téléphoniques",
  "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.":
    "Nous ne citons pas les tarifs des autres : ils changent, et les vôtres dépendent de votre forfait. Regardez ce que votre opérateur ou votre carte facture par minute, et comparez avec le tarif ci-dessus.",
  "What people ask": "Questions fréquentes",
  "What if the call is not answered?": "Et si personne ne répond ?",
  "It costs nothing, nor does a busy line or a call that fails. A voicemail that picks up has answered, and an answered call costs at least one credit.":
    "Cela ne coûte rien, pas plus qu’une ligne occupée ou un appel qui échoue. Un répondeur qui décroche compte comme une réponse, et un appel abouti coûte au moins un crédit.",
  "Do credits expire?": "Les crédits expirent-ils ?",
  "No. They stay in your account until you use them. What you can have paid back stands in our <a>refund policy</a>.":
    "Non. Ils restent sur votre compte jusqu’à ce que vous les utilisiez. Ce qui peut vous être remboursé figure dans notre <a>politique de remboursement</a>.",
  "Which number do they see?": "Quel numéro voient-ils ?",
  "One of ours, never yours: we do not even ask for your number. Some networks abroad show another number or none, so say who you are.":
    "L’un des nôtres, jamais le vôtre : nous ne vous le demandons même pas. Certains réseaux étrangers affichent un autre numéro ou aucun, alors dites qui vous êtes.",
  "Is it private?": "Est-ce confidentiel ?",
  "We record no call. It travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. What we keep, and how you delete it, stands in our <a>privacy policy</a>.":
    "Nous n’enregistrons aucun appel. Il est chiffré de votre navigateur jusqu’à l’entreprise qui l’achemine, puis passe par le réseau téléphonique comme tout autre appel. Ce que nous conservons, et comment le supprimer, figure dans notre <a>politique de confidentialité</a>.",
  "Which browsers work?": "Quels navigateurs fonctionnent ?",
  "Chrome, Edge, Firefox and Safari in their present versions, on a computer or a phone. There is nothing to install; keep the page open while you talk.":
    "Chrome, Edge, Firefox et Safari dans leurs versions actuelles, sur ordinateur ou téléphone. Rien à installer ; gardez la page ouverte pendant que vous parlez.",
  "Can I call an emergency number?": "Puis-je appeler un numéro d’urgence ?",
  "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>":
    "<strong>Non. Le 112, le 911 et les autres numéros d’urgence ne peuvent pas être appelés d’ici. Gardez un autre téléphone pour cela.</strong>",
  "Your next call is a minute away.": "Votre prochain appel est à une minute.",
} satisfies Translated<"fr", typeof german>;
