/** The words of mails to users, and of receipts. */
export const mails = {
  "Hello {name},": "Hallo {name},",
  "Hello,": "Hallo,",
  "{label}:": "{label}:",
  "{brand}: phone calls to anywhere, from your browser": "{brand}: überallhin telefonieren, in Ihrem Browser",
  "Confirm your email address": "Bestätigen Sie Ihre E-Mail-Adresse",
  "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.":
    "Vielen Dank für Ihre Registrierung bei {brand}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Das Konto öffnet sich dann mit dem Passwort, das bei dieser Registrierung gewählt wurde.",
  "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.":
    "Zu dieser Adresse gibt es mehr als eine offene Registrierung, und nur die zuerst bestätigte zählt. Bitte öffnen Sie nur den Link der Registrierung, die Sie selbst vorgenommen haben.",
  Registered: "Registriert",
  "Confirm email address": "E-Mail-Adresse bestätigen",
  "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.":
    "Der Link gilt 24 Stunden. Wenn Sie sich zu dieser Zeit nicht registriert haben, öffnen Sie ihn nicht: Eine andere Person hat das Passwort gewählt. Sie können diese E-Mail ignorieren.",
  "Several registrations for your address": "Zu Ihrer Adresse gibt es mehrere offene Registrierungen",
  "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.":
    "Eine Person, wahrscheinlich Sie, hat den Link zur Bestätigung dieser Adresse noch einmal angefordert. Zu ihr gibt es mehr als eine offene Registrierung, und wir können nicht erkennen, welche Ihre ist.",
  "Log in": "Anmelden",
  "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.":
    "Um Ihren Link zu erhalten, melden Sie sich mit dem gewählten Passwort an und fordern Sie ihn dort an, oder registrieren Sie sich erneut. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.",
  "You already have an account": "Sie haben bereits ein Konto",
  "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.":
    "Jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse registrieren. Sie haben bereits ein Konto, und daran wurde nichts geändert.",
  'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.':
    "Wenn Sie Ihr Passwort nicht mehr wissen, verwenden Sie „Passwort vergessen“ auf der Anmeldeseite. Wenn Sie das nicht waren, müssen Sie nichts tun.",
  "Reset your password": "Setzen Sie Ihr Passwort zurück",
  "Someone, probably you, asked to reset the password of the account with this address.":
    "Jemand, wahrscheinlich Sie, möchte das Passwort des Kontos mit dieser Adresse zurücksetzen.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.":
    "Der Link gilt eine Stunde und funktioniert einmal. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.",
  "Your password was changed": "Ihr Passwort wurde geändert",
  "The password of your account was just changed, and every device was logged out.":
    "Das Passwort Ihres Kontos wurde gerade geändert, und alle Geräte wurden abgemeldet.",
  'If this was not you, use "Forgot password" on the login page at once to take the account back.':
    "Wenn Sie das nicht waren, verwenden Sie sofort „Passwort vergessen“ auf der Anmeldeseite, um das Konto zurückzuholen.",
  "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.":
    "Ihre Passkeys wurden entfernt, weil eine andere Person einen hinzugefügt haben könnte. Sie können Ihre in den Einstellungen wieder hinzufügen.",
  "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.":
    "Ihre Passkeys melden Sie nicht mehr ohne Passwort an, weil eine andere Person einen hinzugefügt haben könnte. Sie sind weiterhin Ihr zweiter Schritt. Um sich mit einem allein anzumelden, entfernen Sie ihn in den Einstellungen und fügen Sie ihn wieder hinzu.",
  "The password of your account was just changed, and every other device was logged out.":
    "Das Passwort Ihres Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.",
  "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.":
    "Jemand, wahrscheinlich Sie, möchte diese Adresse für sein {brand}-Konto verwenden. Sie gilt, sobald Sie sie bestätigen.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.":
    "Der Link gilt eine Stunde und funktioniert einmal. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Es ändert sich nichts.",
  "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.":
    "Jemand, wahrscheinlich Sie, möchte diese Adresse für ein anderes {brand}-Konto verwenden. Sie gehört bereits zu Ihrem Konto, und es wurde nichts geändert.",
  "If this was not you, you do not need to do anything.": "Wenn Sie das nicht waren, müssen Sie nichts tun.",
  "Your email address was changed": "Ihre E-Mail-Adresse wurde geändert",
  "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.":
    "Die E-Mail-Adresse Ihres Kontos wurde gerade geändert. Ab jetzt gehen unsere E-Mails an die neue, und mit dieser Adresse können Sie sich nicht mehr anmelden.",
  "Contact us": "Kontakt aufnehmen",
  "If this was not you, please write to us at once, so that we can give the account back to you.":
    "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort, damit wir Ihnen das Konto zurückgeben können.",
  "Two-step sign-in is on": "Die Anmeldung in zwei Schritten ist eingeschaltet",
  "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.":
    "Ab jetzt braucht die Anmeldung bei Ihrem Konto einen zweiten Schritt: einen Code aus Ihrer Authentifizierungs-App oder Ihren Passkey. Alle anderen Geräte wurden abgemeldet. Bewahren Sie Ihre Wiederherstellungscodes sicher auf: Jeder ersetzt ihn einmal.",
  "Open settings": "Einstellungen öffnen",
  'If this was not you, use "Forgot password" on the login page at once, and write to us.':
    "Wenn Sie das nicht waren, verwenden Sie sofort „Passwort vergessen“ auf der Anmeldeseite und schreiben Sie uns.",
  "Two-step sign-in is off": "Die Anmeldung in zwei Schritten ist ausgeschaltet",
  "Logging in to your account no longer takes a second step. The recovery codes have stopped working.":
    "Die Anmeldung bei Ihrem Konto braucht keinen zweiten Schritt mehr. Die Wiederherstellungscodes gelten nicht mehr.",
  "A passkey was added": "Ein Passkey wurde hinzugefügt",
  "A passkey was just added to your account. It logs in by itself, without the password.":
    "Ihrem Konto wurde gerade ein Passkey hinzugefügt. Er genügt zur Anmeldung, ohne das Passwort.",
  'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.':
    "Wenn Sie das nicht waren, verwenden Sie sofort „Passwort vergessen“ auf der Anmeldeseite: Damit melden auch Passkeys nicht mehr an.",
  "A passkey was removed": "Ein Passkey wurde entfernt",
  "A passkey of your account was just removed. It no longer logs in.":
    "Ein Passkey Ihres Kontos wurde gerade entfernt. Mit ihm kann man sich nicht mehr anmelden.",
  "A passkey was refused": "Ein Passkey wurde abgelehnt",
  "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.":
    "Einer Ihrer Passkeys wurde gerade abgelehnt, weil sein Nutzungszähler zurückgesprungen ist. Das geschieht, wenn ein Passkey kopiert wurde. Er wird für nichts mehr angenommen.",
  "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.":
    "Bitte entfernen Sie ihn in Ihren Einstellungen und fügen Sie einen neuen hinzu. Wenn Sie gerade keinen Passkey verwendet haben, schreiben Sie uns bitte.",
  "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.": {
    one: "Jemand, wahrscheinlich Sie, hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Ein Code ist übrig.",
    other:
      "Jemand, wahrscheinlich Sie, hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. {n} Codes sind übrig.",
  },
  'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.':
    "Wenn Sie das nicht waren, verwenden Sie sofort „Passwort vergessen“ auf der Anmeldeseite und erstellen Sie neue Wiederherstellungscodes.",
  "New sign-in to your account": "Neue Anmeldung bei Ihrem Konto",
  "Your account was just opened on a device that is new to us. It was probably you.":
    "Ihr Konto wurde gerade auf einem Gerät geöffnet, das uns neu ist. Wahrscheinlich waren Sie das.",
  When: "Wann",
  Browser: "Browser",
  "Network address": "Netzwerkadresse",
  "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.":
    "Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, meldet der Link alle Geräte ab und lässt Sie ein neues Passwort wählen. Er gilt 7 Tage und funktioniert einmal.",
  "The sign-in was undone": "Die Anmeldung wurde rückgängig gemacht",
  "As you asked, every device was logged out of your account, and the old password no longer works.":
    "Wie gewünscht wurden alle Geräte von Ihrem Konto abgemeldet, und das alte Passwort gilt nicht mehr.",
  "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.":
    "Bitte wählen Sie ein neues Passwort, das Sie sonst nirgends verwenden. Wenn die Anmeldung in zwei Schritten eingeschaltet wurde und Sie das nicht waren, schreiben Sie uns bitte.",
  'The link is good for one hour and works once. After that, use "Forgot password" on the login page.':
    "Der Link gilt eine Stunde und funktioniert einmal. Danach verwenden Sie „Passwort vergessen“ auf der Anmeldeseite.",
  "Wrong codes at your second step": "Falsche Codes bei Ihrem zweiten Schritt",
  "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.":
    "Beim zweiten Schritt Ihres Kontos wurden mehrmals falsche Codes eingegeben. Wenn Sie das nicht waren, kennt eine andere Person Ihr Passwort oder kann das Konto benutzen, mit dem Sie sich anmelden.",
  "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.":
    "Der zweite Schritt hat den Zugang bisher verhindert. Bitte wählen Sie ein neues Passwort, das Sie sonst nirgends verwenden.",
  "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.":
    "Wenn Sie sich selbst vertippt haben, müssen Sie nichts tun. Wir senden diese E-Mail höchstens einmal am Tag.",
  "Your account was deleted": "Ihr Konto wurde gelöscht",
  "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.":
    "Ihr Konto wurde gerade gelöscht, und alle Geräte wurden abgemeldet. Was Sie bezahlt und angerufen haben, bleibt in unseren Büchern, ohne Ihren Namen, Ihre Adresse und die Enden der Nummern.",
  "If this was not you, please write to us at once.":
    "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.",
  "Link {provider} sign-in to your account": "Anmeldung mit {provider} mit Ihrem Konto verknüpfen",
  "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.":
    "Eine Person, wahrscheinlich Sie, hat sich mit dem {provider}-Konto dieser Adresse angemeldet und konnte das Passwort Ihres Kontos nicht angeben. Sie können {provider} auch ohne Passwort verknüpfen.",
  "The password then stops working, and every device is logged out.":
    "Das Passwort gilt dann nicht mehr, und alle Geräte werden abgemeldet.",
  "{provider} sign-in replaced your password": "Die Anmeldung mit {provider} hat Ihr Passwort ersetzt",
  "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.":
    "Ihr Konto wurde gerade mit dem {provider}-Konto dieser Adresse verknüpft. Das bisherige Passwort gilt nicht mehr, alle Geräte wurden abgemeldet, und laufende Anrufe wurden beendet.",
  "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.":
    "Wenn Sie das nicht waren, liest eine andere Person Ihre E-Mails und benutzt Ihr {provider}-Konto. Ändern Sie beide Passwörter und schreiben Sie uns.",
  "{provider} sign-in was linked": "Die Anmeldung mit {provider} wurde verknüpft",
  "Your account was just linked to the {provider} account of this address. You can now sign in with either.":
    "Ihr Konto wurde gerade mit dem {provider}-Konto dieser Adresse verknüpft. Sie können sich jetzt mit beidem anmelden.",
  "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.":
    "Wenn Sie das nicht waren, ist möglicherweise eine andere Person in Ihr {provider}-Konto gelangt. Ändern Sie dessen Passwort und schreiben Sie uns.",
  "Confirm your address to sign in": "Bestätigen Sie Ihre Adresse, um sich anzumelden",
  "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.":
    "Eine Person, wahrscheinlich Sie, hat sich mit {provider} angemeldet. {provider} nennt diese Adresse und sagt nicht, ob sie ihr gehört. Öffnen Sie den Link in dem Browser, in dem Sie sich angemeldet haben.",
  "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.":
    "Der Link gilt eine Stunde und funktioniert einmal und nur in diesem Browser. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Es ändert sich nichts.",
  "{amount} did not reach your card": "{amount} sind nicht auf Ihrer Karte angekommen",
  "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.":
    "Eine Erstattung Ihres Kaufs ist nicht auf der Karte angekommen, mit der bezahlt wurde. Die Credits sind deshalb wieder in Ihrem Guthaben. Sie können damit telefonieren oder uns schreiben, wenn Sie das Geld auf einem anderen Weg zurückhaben möchten.",
  "Back in your balance": "Wieder in Ihrem Guthaben",
  "{amount} is going back to your card": "{amount} gehen zurück auf Ihre Karte",
  "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.":
    "Sie haben sich Geld aus Ihrem Kauf erstatten lassen. Es ist auf dem Weg zu der Karte, mit der bezahlt wurde. Ihre Bank zeigt es meist innerhalb von fünf bis zehn Tagen an.",
  "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.":
    "Wir haben Geld aus Ihrem Kauf auf die Karte zurückgegeben, mit der bezahlt wurde. Ihre Bank zeigt es meist innerhalb von fünf bis zehn Tagen.",
  "Your balance is below zero now. Your next purchase pays that first, and calling works again then.":
    "Ihr Guthaben ist jetzt negativ. Ihr nächster Kauf gleicht das zuerst aus, danach können Sie wieder telefonieren.",
  "Your balance now": "Ihr Guthaben jetzt",
  "If you do not know why, please write to us with the contact form.":
    "Wenn Sie den Grund nicht kennen, schreiben Sie uns bitte über das Kontaktformular.",
  "Your receipt {number}": "Ihr Beleg {number}",
  "Thank you for your purchase. The credits are on your account, and they never expire.":
    "Vielen Dank für Ihren Kauf. Die Credits sind auf Ihrem Konto und verfallen nie.",
  "Open the receipt": "Beleg öffnen",
  "You can print this page or save it as a PDF, and you can find it in your transactions at any time.":
    "Die Seite lässt sich drucken oder als PDF speichern, und Sie finden sie jederzeit bei Ihren Transaktionen.",
  "Automatic recharge is on": "Die automatische Aufladung ist eingeschaltet",
  "The price follows the exchange rate at the time of each purchase.":
    "Der Preis richtet sich nach dem Wechselkurs zum Zeitpunkt des jeweiligen Kaufs.",
  "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.":
    "Jede E-Mail zur automatischen Aufladung enthält einen Link, der sie ohne Anmeldung ausschaltet. Wenn Sie sie nicht eingeschaltet haben, verwenden Sie den Link und schreiben Sie uns.",
  "Automatic recharge has bought credits for you. They are on your account, and they never expire.":
    "Die automatische Aufladung hat Credits für Sie gekauft. Diese sind auf Ihrem Konto und verfallen nie.",
  "Automatic recharge is paused": "Die automatische Aufladung pausiert",
  "Please confirm your automatic recharge": "Bitte bestätigen Sie Ihre automatische Aufladung",
  "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.":
    "Ihre Bank möchte, dass Sie eine Zahlung Ihrer automatischen Aufladung bestätigen. Bis dahin wird nichts abgebucht, und es werden keine Credits gekauft.",
  "Confirm the payment": "Zahlung bestätigen",
  "You can purchase credits yourself at any time.": "Sie können jederzeit selbst Credits kaufen.",
  "Nothing was charged.": "Es wurde nichts abgebucht.",
  "It is tried again after {moment}.": "Der nächste Versuch erfolgt nach diesem Zeitpunkt: {moment}.",
  "It is not tried again by itself. To go on, choose a card in Settings.":
    "Ein neuer Versuch erfolgt nicht von selbst. Um fortzufahren, wählen Sie in den Einstellungen eine Karte.",
  "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.":
    "Ein neuer Versuch erfolgt nicht von selbst. Um fortzufahren, drücken Sie in den Einstellungen auf „Ändern“ und speichern Sie die Regel, mit derselben oder einer anderen Karte.",
  "To go on earlier, choose a higher limit in Settings.":
    "Um früher fortzufahren, wählen Sie in den Einstellungen ein höheres Monatslimit.",
  "Automatic recharge is off": "Die automatische Aufladung ist ausgeschaltet",
  "You can turn it on again in Settings at any time.":
    "Sie können sie jederzeit in den Einstellungen wieder einschalten.",
  "Your card for automatic recharge expires soon": "Die Karte Ihrer automatischen Aufladung läuft bald ab",
  "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.":
    "Ihre Karte ({card}) läuft Ende {month} ab. Dann endet die automatische Aufladung, außer Sie wählen in den Einstellungen eine andere Karte oder Ihre Bank erneuert diese.",
  "To add a new card, save it when you next purchase credits. You can then choose it in Settings.":
    "Um eine neue Karte hinzuzufügen, speichern Sie sie bei Ihrem nächsten Kauf von Credits. Danach können Sie sie in den Einstellungen wählen.",
  "Our answer: {subject}": "Unsere Antwort: {subject}",
  "Thank you for your message. This is our answer:":
    "Vielen Dank für Ihre Nachricht. Das ist unsere Antwort:",
  "Your message": "Ihre Nachricht",
  "If you have another question, simply reply to this mail.":
    "Wenn Sie noch eine Frage haben, antworten Sie einfach auf diese E-Mail.",
  "Your number now belongs to another account": "Ihre Nummer gehört jetzt zu einem anderen Konto",
  "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.":
    "Unter Ihrer Nummer wurde unser Anruf angenommen und ein Code eingegeben, daher gehört sie jetzt zu einem anderen Konto. Ihre Anrufe zeigen sie nicht mehr an, und Anrufe an Ihre Nummern hier werden nicht mehr dorthin weitergeleitet.",
  "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.":
    "Falls die Nummer noch Ihre ist, bestätigen Sie sie erneut in Ihren Einstellungen: Wir rufen sie an, und sie gehört wieder Ihnen.",
  "Your number is verified": "Ihre Nummer ist bestätigt",
  "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.":
    "Unter Ihrer Nummer wurde der Code eingegeben, daher können Ihre Anrufe sie jetzt anzeigen. Sie war zuvor für ein anderes Konto bestätigt, das sie nun nicht mehr hat.",
  "If this was not you, remove the number in your settings.":
    "Falls Sie das nicht waren, entfernen Sie die Nummer in Ihren Einstellungen.",
  "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.":
    "Hier ist {brand}. Eine Person möchte diese Nummer in Anrufen anzeigen. Wenn Sie das sind, geben Sie die sechs Ziffern ein, die Ihre Seite zeigt. Wenn nicht, legen Sie auf, und nichts ändert sich.",
  "Thank you. Your number is verified.": "Vielen Dank. Ihre Nummer ist bestätigt.",
  "This number was not verified. Please try again on the page.":
    "Diese Nummer wurde nicht bestätigt. Bitte versuchen Sie es auf der Seite erneut.",
  "Please verify your number again": "Bitte bestätigen Sie Ihre Nummer erneut",
  "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.":
    "Wen Sie anrufen, der sieht eine Ihrer Nummern. Eine Nummer wird ein Jahr lang angezeigt, nachdem sie bestätigt wurde. Bitte bestätigen Sie sie in Ihren Einstellungen erneut, damit sie weiterhin angezeigt wird.",
  "Shown until": "Angezeigt bis",
  "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.":
    "Andernfalls sehen die Angerufenen unsere Nummer, und Anrufe an Ihre Nummern hier werden nicht mehr dorthin weitergeleitet.",
  "Your number {number} is about to lapse": "Ihre Nummer {number} läuft bald ab",
  "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.":
    "Ihre Credits reichen nicht für den nächsten Monat Ihrer Nummer. Bitte kaufen Sie vor der Verlängerung Credits, dann läuft sie von selbst weiter.",
  "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.":
    "Ihre Nummer kann nicht verlängert werden, solange Ihr Konto eingeschränkt ist. Bitte schreiben Sie uns vor der Verlängerung, wenn Sie sie behalten möchten.",
  "Your number {number} no longer rings": "Ihre Nummer {number} klingelt nicht mehr",
  "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.":
    "Der nächste Monat Ihrer Nummer konnte nicht bezahlt werden, deshalb erreichen Sie Anrufe darauf nicht mehr. Wir behalten sie 10 Tage. Kaufen Sie Credits, dann klingelt sie in wenigen Minuten wieder.",
  "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.":
    "Ihre Nummer kann nicht verlängert werden, solange Ihr Konto eingeschränkt ist, deshalb erreichen Sie Anrufe darauf nicht mehr. Wir behalten sie 10 Tage. Bitte schreiben Sie uns.",
  "Your number {number} was given back": "Ihre Nummer {number} wurde zurückgegeben",
  "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.":
    "Der nächste Monat Ihrer Nummer konnte 10 Tage lang nicht bezahlt werden, deshalb ging sie an die Telefongesellschaft zurück. Eine andere Person kann sie bekommen.",
  "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.":
    "Ihre Nummer konnte 10 Tage lang nicht verlängert werden, weil Ihr Konto eingeschränkt ist, deshalb ging sie an die Telefongesellschaft zurück. Eine andere Person kann sie bekommen.",
  "Price a month": "Preis im Monat",
  Renewal: "Verlängerung",
  "Kept until": "Reserviert bis",
  "Look at your numbers": "Ihre Nummern ansehen",
  "Nothing is charged beyond your credits.": "Mehr als Ihre Credits wird nicht abgebucht.",
  "The person you are calling cannot answer right now. Please leave a message after the tone.":
    "Die angerufene Person kann gerade nicht antworten. Bitte sprechen Sie nach dem Signalton.",
  "Your call cannot be taken at the moment. Please try again later.":
    "Ihr Anruf kann im Moment nicht angenommen werden. Bitte versuchen Sie es später noch einmal.",
  "The number you have called is not in service.": "Die gewählte Nummer ist nicht vergeben.",
  "You missed a call": "Sie haben einen Anruf verpasst",
  "Your number was called, and the call was not answered.":
    "Ihre Nummer wurde angerufen, und der Anruf wurde nicht angenommen.",
  Caller: "Anrufer",
  "Called at": "Zeitpunkt",
  "See your calls": "Ihre Anrufe ansehen",
  "The call stands in your history too.": "Der Anruf steht auch in Ihrem Verlauf.",
  "A voicemail for you was lost": "Eine Voicemail an Sie ging verloren",
  "A caller left a message for you, but its sound was lost at the phone company.":
    "Ein Anrufer hat Ihnen eine Nachricht hinterlassen, aber ihr Ton ging bei der Telefongesellschaft verloren.",
  "You have a new voicemail": "Sie haben eine neue Voicemail",
  "A caller has left a message for you.": "Ein Anrufer hat Ihnen eine Nachricht hinterlassen.",
  Length: "Länge",
  "Listen to the message": "Nachricht anhören",
  "Your voicemail settings say which mails you get about messages.":
    "In den Einstellungen Ihrer Voicemail steht, welche E-⁠Mails Sie über Nachrichten erhalten.",
} as const;
