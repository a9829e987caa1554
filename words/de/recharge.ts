/** Automatic recharge: the rule in the settings, what it does during a call, and the pages of its mailed links. */
export const recharge = {
  "Unable to load your automatic recharge. Please try again.":
    "Ihre automatische Aufladung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  "Your automatic recharge could not be saved. Nothing has changed. Please try again.":
    "Ihre automatische Aufladung konnte nicht gespeichert werden. Es hat sich nichts geändert. Bitte versuchen Sie es noch einmal.",
  "Automatic recharge could not be turned off. Please try again.":
    "Die automatische Aufladung konnte nicht ausgeschaltet werden. Bitte versuchen Sie es noch einmal.",
  "Please choose one of the offered amounts.": "Bitte wählen Sie einen der angebotenen Beträge.",
  "The monthly limit must allow at least one purchase. Please choose a higher one.":
    "Das Monatslimit muss für mindestens einen Kauf reichen. Bitte wählen Sie ein höheres.",
  "Please choose a lower monthly limit.": "Bitte wählen Sie ein niedrigeres Monatslimit.",
  "Please confirm that your card may be charged by this rule.":
    "Bitte bestätigen Sie, dass Ihre Karte nach dieser Regel belastet werden darf.",
  "The bank of this card does not allow further charges by this rule. Please choose another card.":
    "Die Bank dieser Karte lässt keine weiteren Abbuchungen nach dieser Regel zu. Bitte wählen Sie eine andere Karte.",
  "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.":
    "Diese Karte wurde dreimal abgelehnt. Bitte wählen Sie eine andere Karte, oder diese 30 Tage nach der letzten Ablehnung.",
  "Another user of this balance has turned on automatic recharge.":
    "Eine andere Person, die dieses Guthaben nutzt, hat die automatische Aufladung eingeschaltet.",
  "Automatic recharge was changed elsewhere. Please look at it and try again.":
    "Die automatische Aufladung wurde anderswo geändert. Bitte sehen Sie sie sich an und versuchen Sie es erneut.",
  "Automatic recharge pays with this card and is turned off when you remove it.":
    "Die automatische Aufladung zahlt mit dieser Karte und wird ausgeschaltet, wenn Sie sie entfernen.",
  "Automatic recharge is not on.": "Die automatische Aufladung ist nicht eingeschaltet.",
  "This link has been used or has expired. You can turn automatic recharge off in Settings.":
    "Dieser Link wurde bereits verwendet oder ist abgelaufen. Sie können die automatische Aufladung in den Einstellungen ausschalten.",
  "This link belongs to another user. Log out first to use it.":
    "Dieser Link gehört zu einem anderen Konto. Melden Sie sich zuerst ab, um ihn zu verwenden.",
  "This payment can no longer be finished. Nothing was charged.":
    "Diese Zahlung kann nicht mehr abgeschlossen werden. Es wurde nichts abgebucht.",
  "This payment is finished already. Nothing more is charged.":
    "Diese Zahlung ist bereits abgeschlossen. Es wird nichts weiter abgebucht.",
  "Your bank is still working on this payment. Please look again in a few minutes.":
    "Ihre Bank bearbeitet diese Zahlung noch. Bitte sehen Sie in einigen Minuten wieder nach.",
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.":
    "Die automatische Aufladung pausiert, weil eine Zahlung nicht rechtzeitig bei Ihrer Bank bestätigt wurde. Es wurde nichts abgebucht.",
  "With your confirmation you also agree to the following, so that your bank need not ask next time:":
    "Mit Ihrer Bestätigung stimmen Sie auch Folgendem zu, damit Ihre Bank beim nächsten Mal nicht nachfragen muss:",
  "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.":
    "Ich erlaube, dass diese Karte nach dieser Regel ohne jeweilige Rückfrage belastet wird, bis ich die Regel ausschalte oder sie von selbst endet.",
  "At most {limit} in any calendar month.": "Höchstens {limit} in jedem Kalendermonat.",
  "When your balance falls below {below}, {credits} are bought for {price}.":
    "Wenn Ihr Guthaben unter {below} fällt, werden {credits} für {price} gekauft.",
  "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.":
    "Während eines Anrufs werden die Credits so früh gekauft, dass der Anruf weitergeht – auch wenn das Guthaben noch höher ist.",
  "Automatic recharge is on.": "Die automatische Aufladung ist eingeschaltet.",
  "Automatic recharge is off. No card is charged any more.":
    "Die automatische Aufladung ist ausgeschaltet. Es wird keine Karte mehr belastet.",
  "Recharged: {credits}, your call goes on": "Aufgeladen: {credits}, Ihr Anruf geht weiter",
  "Recharged: {credits}": "Aufgeladen: {credits}",
  "Automatic recharge waits for you: your bank wants you to confirm the payment.":
    "Die automatische Aufladung wartet auf Sie: Ihre Bank möchte, dass Sie die Zahlung bestätigen.",
  "Automatic recharge is paused because your bank declined the card.":
    "Die automatische Aufladung pausiert, weil Ihre Bank die Karte abgelehnt hat.",
  "Automatic recharge is paused because your bank does not allow this card to be charged again.":
    "Die automatische Aufladung pausiert, weil Ihre Bank keine weiteren Abbuchungen von dieser Karte zulässt.",
  "Automatic recharge is paused until next month because this month's limit has been reached.":
    "Die automatische Aufladung pausiert bis zum nächsten Monat, weil das Limit dieses Monats erreicht ist.",
  "Automatic recharge is paused because a new account may buy only so much.":
    "Die automatische Aufladung pausiert, weil mit einem neuen Konto nur begrenzt gekauft werden kann.",
  "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.":
    "Die automatische Aufladung pausiert, weil gerade keine Credits gekauft werden können. Sie wird bald erneut versucht.",
  "Automatic recharge is paused by our support.":
    "Die automatische Aufladung wurde von unserem Support angehalten.",
  "You have turned it off.": "Sie haben sie ausgeschaltet.",
  "It was turned off with the link of a mail.": "Sie wurde über den Link in einer E‑Mail ausgeschaltet.",
  "Its card has been removed.": "Die zugehörige Karte wurde entfernt.",
  "Its card has expired.": "Die zugehörige Karte ist abgelaufen.",
  "Money of a purchase has gone back to your card.": "Geld aus einem Kauf ist auf Ihre Karte zurückgegangen.",
  "A payment was disputed at your bank.": "Eine Zahlung wurde bei Ihrer Bank beanstandet.",
  "Your account has been frozen.": "Ihr Konto wurde gesperrt.",
  "Its card was declined three times.": "Die zugehörige Karte wurde dreimal abgelehnt.",
  "There is not enough money on the card.": "Auf der Karte ist nicht genug Geld.",
  "The card has expired.": "Die Karte ist abgelaufen.",
  "The card's own limit is reached.": "Das eigene Limit der Karte ist erreicht.",
  "The bank has blocked the card or closed its account.":
    "Die Bank hat die Karte gesperrt oder ihr Konto geschlossen.",
  "The bank could not answer.": "Die Bank konnte nicht antworten.",
  "The bank gave no reason.": "Die Bank hat keinen Grund genannt.",
  "Automatic recharge": "Automatische Aufladung",
  "Turn off automatic recharge": "Automatische Aufladung ausschalten",
  "Credits are bought with a saved card when your balance falls, so that no call is cut off.":
    "Wenn Ihr Guthaben sinkt, werden mit einer gespeicherten Karte Credits gekauft, damit kein Anruf abbricht.",
  "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.":
    "Ihre gespeicherte Karte {card} ist abgelaufen. Um eine andere zu speichern, wählen Sie beim Bezahlen „Diese Karte für das nächste Mal speichern“.",
  "It needs a saved card. To save one, tick “Save this card for next time” when you pay.":
    "Dafür brauchen Sie eine gespeicherte Karte. Um eine zu speichern, wählen Sie beim Bezahlen „Diese Karte für das nächste Mal speichern“.",
  "When my balance falls below": "Wenn mein Guthaben unter diesen Wert fällt",
  Buy: "Kaufen",
  "Monthly limit": "Monatslimit",
  "{amount} ({n} purchases)": { one: "{amount} ({n} Kauf)", other: "{amount} ({n} Käufe)" },
  "Your balance is below that already: the first purchase is made as soon as you turn it on.":
    "Ihr Guthaben liegt schon darunter: Der erste Kauf erfolgt, sobald Sie die Aufladung einschalten.",
  "To have your card charged, or more than before, confirm that it is you.":
    "Damit Ihre Karte belastet werden darf, oder höher als bisher, bestätigen Sie bitte, dass Sie es sind.",
  "Turn on": "Einschalten",
  "Save changes": "Änderungen speichern",
  Paused: "Pausiert",
  "Spent this month": "Diesen Monat ausgegeben",
  "{spent} of {limit}": "{spent} von {limit}",
  "This card is no longer saved.": "Diese Karte ist nicht mehr gespeichert.",
  "Next try: {moment}.": "Nächster Versuch: {moment}.",
  "To go on, press “Change” and choose a card.":
    "Um fortzufahren, drücken Sie auf „Ändern“ und wählen Sie eine Karte.",
  "To go on, press “Change” and save the rule, with the same card or another one.":
    "Um fortzufahren, drücken Sie auf „Ändern“ und speichern Sie die Regel, mit derselben oder einer anderen Karte.",
  Change: "Ändern",
  "Turn off": "Ausschalten",
  "Finish the payment": "Zahlung abschließen",
  "Your bank wants you to confirm this payment.": "Ihre Bank möchte, dass Sie diese Zahlung bestätigen.",
  "Card: {card}": "Karte: {card}",
  "Pay {price} for {credits}": "{price} für {credits} bezahlen",
  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.":
    "Danach werden keine Credits mehr automatisch gekauft. Ihr Guthaben und Ihre gespeicherten Karten bleiben, wie sie sind.",
} as const;
