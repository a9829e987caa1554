/** Taking the unused part of a purchase back, and calling paused by a dispute. */
export const moneyBack = {
  "The purchase could not be taken back. Please try again.":
    "Der Kauf konnte nicht zurückgenommen werden. Bitte versuchen Sie es erneut.",
  "The time in which this purchase can be taken back is over.":
    "Die Frist, in der Sie diesen Kauf zurücknehmen können, ist abgelaufen.",
  "The credits of this purchase are used.": "Die Credits dieses Kaufs sind verbraucht.",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "Die Credits dieses Kaufs hält Ihr Anruf zurück. Was er nicht verbraucht, ist nach seinem Ende wieder frei.",
  "This payment is disputed, so your bank decides about its money.":
    "Diese Zahlung ist beanstandet, daher entscheidet Ihre Bank über das Geld.",
  "Money of this purchase is on its way back already.": "Geld aus diesem Kauf ist bereits auf dem Rückweg.",
  "What can be taken back has changed. Please look at the new amount.":
    "Der Betrag hat sich geändert. Bitte prüfen Sie den neuen Betrag.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Das Geld konnte nicht auf Ihre Karte zurück. Es hat sich nichts geändert. Bitte wenden Sie sich an uns.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "Der Zahlungsdienst antwortet nicht. Es hat sich nichts geändert. Bitte versuchen Sie es in ein paar Minuten erneut.",
  "You cannot take back more by yourself now. Please contact us.":
    "Mehr können Sie jetzt nicht selbst zurückholen. Bitte wenden Sie sich an uns.",
  "You cannot take back more by yourself now.": "Mehr können Sie jetzt nicht selbst zurückholen.",
  "{unused} of this purchase is unused.": "Von diesem Kauf sind {unused} nicht verbraucht.",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    one: "Innerhalb von 30 Tagen können Sie bis zu {usd} selbst zurückholen, in {n} Anfrage.",
    other: "Innerhalb von 30 Tagen können Sie bis zu {usd} selbst zurückholen, in höchstens {n} Anfragen.",
  },
  "For more, please contact us.": "Für mehr wenden Sie sich bitte an uns.",
  "You can take back more on {moment}, or sooner if you contact us.":
    "Mehr können Sie am {moment} zurückholen, oder früher, wenn Sie sich an uns wenden.",
  "Get money back": "Geld zurück",
  "Get money back for {description}": "Geld zurück für {description}",
  "{amount} on its way to your card": "{amount} unterwegs auf Ihre Karte",
  "Get your money back?": "Geld zurückholen?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "Die Credits dieses Kaufs, die Sie nicht verbraucht haben, verlassen Ihr Guthaben, und ihr Preis geht auf die Karte zurück, mit der bezahlt wurde. Das lässt sich nicht rückgängig machen.",
  "Back to your card": "Zurück auf Ihre Karte",
  "Leaves your balance": "Verlässt Ihr Guthaben",
  "Get {amount} back": "{amount} zurückholen",
  "Keep the credits": "Credits behalten",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} wurden auf Ihre Karte erstattet. Ihre Bank zeigt das meist innerhalb von fünf bis zehn Tagen.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} sind unterwegs auf Ihre Karte. Die Liste zeigt, wann es so weit ist.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Anrufe sind angehalten, weil eine Ihrer Zahlungen bei Ihrer Bank beanstandet ist. Bitte ziehen Sie die Beanstandung dort zurück, oder wenden Sie sich an uns.",
} as const;
