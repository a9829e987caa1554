import type { Translated } from "#words/catalogue.ts";
import type { server as german } from "#words/de/server.ts";

export const server = {
  "The request is not valid.": "यह अनुरोध मान्य नहीं है।",
  "The request is too large.": "यह अनुरोध बहुत बड़ा है।",
  "The request must be sent as application/json.": "अनुरोध application/json के रूप में भेजा जाना चाहिए।",
  "The request could not be understood.": "अनुरोध समझा नहीं जा सका।",
  "There is nothing at this address.": "इस पते पर कुछ नहीं है।",
  "Please log in to continue.": "जारी रखने के लिए कृपया लॉग इन करें।",
  "You are not allowed to do this.": "आपको इसकी अनुमति नहीं है।",
  "Too many attempts. Please wait a moment and try again.":
    "बहुत ज़्यादा प्रयास हुए। कृपया थोड़ा रुककर फिर कोशिश करें।",
  "Too many attempts. Please wait {wait} and try again.":
    "बहुत ज़्यादा प्रयास हुए। कृपया {wait} रुककर फिर कोशिश करें।",
  "Something went wrong on our side. Please try again.": "हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।",
  "The service is starting or too busy. Please try again in a moment.":
    "सेवा शुरू हो रही है या बहुत व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "We cannot send mail to an address with letters other than a to z before the @. Please use another address.":
    "हमारा ईमेल ऐसे पते तक नहीं पहुँचता जिसमें @ से पहले a से z के अलावा दूसरे अक्षर हों। कृपया कोई दूसरा पता इस्तेमाल करें।",
  "Invalid email or password": "ईमेल या पासवर्ड गलत है",
  "Please verify your email before logging in.": "लॉग इन करने से पहले कृपया अपना ईमेल सत्यापित करें।",
  "Please verify your email before logging in. email: {email}":
    "लॉग इन करने से पहले कृपया अपना ईमेल सत्यापित करें। ईमेल: {email}",
  "This account was created with another sign-in. Please use that.":
    "यह खाता किसी दूसरे लॉग इन से बनाया गया था। कृपया उसी का इस्तेमाल करें।",
  "This sign-in is not available right now. Please try again.":
    "यह लॉग इन अभी उपलब्ध नहीं है। कृपया फिर कोशिश करें।",
  "Please sign in.": "कृपया लॉग इन करें।",
  "The sign-in was cancelled.": "लॉग इन रद्द कर दिया गया।",
  "This sign-in has expired or was started elsewhere. Please try again.":
    "यह लॉग इन समाप्त हो गया या कहीं और शुरू हुआ था। कृपया फिर कोशिश करें।",
  "The sign-in could not be verified. Please try again.":
    "लॉग इन का उत्तर सत्यापित नहीं हो सका। कृपया फिर कोशिश करें।",
  "The account you chose has no verified email address.": "आपके चुने हुए खाते का कोई सत्यापित ईमेल पता नहीं है।",
  "Your account here is linked to another account of this provider.":
    "आपका यहाँ का खाता इस प्रदाता के किसी दूसरे खाते से जुड़ा है।",
  "You already have an account here. Please prove that it is yours to link this sign-in.":
    "आपका यहाँ पहले से खाता है। इस लॉग इन को जोड़ने के लिए कृपया साबित करें कि वह आपका है।",
  "This is no longer valid. Please sign in again.": "यह अब मान्य नहीं है। कृपया फिर से लॉग इन करें।",
  "This link is no longer valid here. Open it within an hour, in the browser where you signed in.":
    "यह लिंक यहाँ अब मान्य नहीं है। इसे एक घंटे के भीतर उसी ब्राउज़र में खोलें जिसमें आपने लॉग इन किया था।",
  "You are logged in as another user. Log out first to sign in with this one.":
    "आप किसी दूसरे उपयोगकर्ता के रूप में लॉग इन हैं। इससे लॉग इन करने के लिए पहले लॉग आउट करें।",
  "This code is wrong or has already been used. Please try the next one.":
    "यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। कृपया अगला कोड आज़माएँ।",
  "This sign-in has taken too long. Please log in again.":
    "इस लॉग इन में बहुत समय लग गया। कृपया फिर से लॉग इन करें।",
  "Two-step sign-in is on already.": "दो चरण वाला लॉग इन पहले से चालू है।",
  "Two-step sign-in is not on.": "दो चरण वाला लॉग इन चालू नहीं है।",
  "This passkey is not accepted here. Please log in another way.":
    "यह पासकी यहाँ स्वीकार नहीं की जाती। कृपया किसी और तरीके से लॉग इन करें।",
  "This took too long or was already used. Please try again.":
    "इसमें बहुत समय लगा या यह पहले इस्तेमाल हो चुका है। कृपया फिर कोशिश करें।",
  "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.":
    "हो सकता है कि इस पासकी की नकल बन गई हो, इसलिए यह अब स्वीकार नहीं की जाती। कृपया किसी और तरीके से लॉग इन करें और इसे अपनी सेटिंग में हटाएँ।",
  "The new passkey could not be checked. Please try again.": "नई पासकी की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।",
  "This passkey has already been added.": "यह पासकी पहले ही जोड़ी जा चुकी है।",
  "This passkey has already been removed.": "यह पासकी पहले ही हटाई जा चुकी है।",
  "Confirmed.": "पुष्टि हो गई।",
  "You are an operator. Please log in again with your passkey or code, and try within ten minutes.":
    "आप इस सेवा के प्रशासक हैं। कृपया अपनी पासकी या कोड से दोबारा लॉग इन करें और दस मिनट के भीतर कोशिश करें।",
  "Please add a passkey first.": "कृपया पहले एक पासकी जोड़ें।",
  "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.":
    "लॉग इन के लिए यह पासकी माँगी जाती है। इसे हटाने से पहले कृपया दूसरी जोड़ें या दो चरण वाला लॉग इन बंद करें।",
  "You have as many passkeys as an account can have. Please remove one first.":
    "आपके पास उतनी पासकी हैं जितनी एक खाते में हो सकती हैं। कृपया पहले एक हटाएँ।",
  "This password is too well known. Please choose another.":
    "यह पासवर्ड उनमें से है जिनका सबसे पहले अनुमान लगाया जाता है। कृपया दूसरा चुनें।",
  "This is not your password.": "यह आपका पासवर्ड नहीं है।",
  "Please enter your password, or sign in again and try within ten minutes.":
    "कृपया अपना पासवर्ड डालें, या फिर से लॉग इन करके दस मिनट के भीतर कोशिश करें।",
  "This is already your address.": "यह पहले से आपका पता है।",
  "Please end your call first.": "कृपया पहले अपनी कॉल समाप्त करें।",
  "Your bank is still processing a payment of yours. Please try again once it is decided.":
    "आपका बैंक अभी आपके एक भुगतान पर काम कर रहा है। उसका फ़ैसला होने पर कृपया फिर कोशिश करें।",
  "There are still credits on your account.": "आपके खाते में अभी क्रेडिट बचे हैं।",
  "This device is already logged out.": "यह डिवाइस पहले ही लॉग आउट है।",
  "Please enter a valid amount.": "कृपया मान्य राशि डालें।",
  "This price has expired. Please choose the amount again.":
    "इस कीमत की समय-सीमा ख़त्म हो गई है। कृपया राशि फिर से चुनें।",
  "The amount has changed. Please choose the amount again.": "राशि बदल गई है। कृपया राशि फिर से चुनें।",
  "This payment does not exist.": "यह भुगतान मौजूद नहीं है।",
  "A saved card is not saved again.": "सहेजा हुआ कार्ड दोबारा नहीं सहेजा जाता।",
  "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.":
    "इस कार्ड से अब कोई भुगतान नहीं होता, क्योंकि हर उपयोगकर्ता के कार्ड अब अलग रखे जाते हैं। इसे फिर से इस्तेमाल करने के लिए भुगतान करते समय दूसरा कार्ड चुनें, इस कार्ड का विवरण भरें और “यह कार्ड अगली बार के लिए सहेजें” चुनें।",
  "This card has expired. Please choose another one.": "इस कार्ड की अवधि समाप्त हो गई है। कृपया दूसरा कार्ड चुनें।",
  "This card is no longer saved. Please choose another one.": "यह कार्ड अब सहेजा हुआ नहीं है। कृपया दूसरा कार्ड चुनें।",
  "This card could not be removed. Please try again.": "यह कार्ड हटाया नहीं जा सका। कृपया फिर से कोशिश करें।",
  "This card could not be made your default. Please try again.":
    "यह कार्ड डिफ़ॉल्ट नहीं बनाया जा सका। कृपया फिर से कोशिश करें।",
  "Unable to load your cards. Please try again.": "आपके कार्ड लोड नहीं हो सके। कृपया फिर से कोशिश करें।",
  "This receipt does not exist.": "यह रसीद मौजूद नहीं है।",
  "This request was already made with different content.": "यह अनुरोध पहले ही दूसरी सामग्री के साथ किया जा चुका है।",
  "This is not a valid phone number.": "यह मान्य फ़ोन नंबर नहीं है।",
  "Calls to this destination are not available.": "इस गंतव्य पर कॉल उपलब्ध नहीं है।",
  "Premium, special, satellite and emergency numbers cannot be called.":
    "प्रीमियम, विशेष, सैटेलाइट और आपातकालीन नंबरों पर कॉल नहीं हो सकती।",
  "Toll-free numbers like this one cannot be called yet.": "इस जैसे टोल-फ़्री नंबरों पर अभी कॉल नहीं की जा सकती।",
  "Shared-cost numbers like this one cannot be called yet.":
    "इस जैसे साझा लागत वाले नंबरों पर अभी कॉल नहीं की जा सकती।",
  "Company numbers like this one cannot be called yet.": "इस जैसे कंपनी नंबरों पर अभी कॉल नहीं की जा सकती।",
  "Premium and shared-cost numbers cannot be called.": "प्रीमियम और साझा लागत वाले नंबरों पर कॉल नहीं हो सकती।",
  "Satellite phones cannot be called.": "सैटेलाइट फ़ोन पर कॉल नहीं हो सकती।",
  "Personal numbers cannot be called.": "निजी नंबरों पर कॉल नहीं हो सकती।",
  "Emergency services cannot be called from here. Please use another phone.":
    "यहाँ से आपातकालीन सेवाओं को कॉल नहीं किया जा सकता। कृपया दूसरे फ़ोन का इस्तेमाल करें।",
  "Your balance is below zero. Please purchase credits.": "आपका शेष शून्य से नीचे है। कृपया क्रेडिट खरीदें।",
  "You are already in a call. End it before starting another.":
    "आप पहले से एक कॉल पर हैं। दूसरी शुरू करने से पहले उसे समाप्त करें।",
  "The call could not be ended right away. It will end as soon as the carrier responds.":
    "कॉल तुरंत ख़त्म नहीं हो सकी। टेलीकॉम कंपनी का जवाब मिलते ही वह ख़त्म हो जाएगी।",
  "This call does not exist.": "यह कॉल मौजूद नहीं है।",
  "This contact has already been deleted.": "यह संपर्क पहले ही हटाया जा चुका है।",
  "This page is out of date. Please reload it and try again.":
    "यह पेज पुराना हो गया है। कृपया इसे फिर से लोड करें और फिर कोशिश करें।",
  "This contact was changed in another tab. Please try again.":
    "यह संपर्क दूसरे टैब में बदला गया है। कृपया फिर कोशिश करें।",
  "You can have at most 5,000 contacts.": "आप अधिकतम 5,000 संपर्क रख सकते हैं।",
  "A contact can have at most ten numbers.": "एक संपर्क में अधिकतम दस नंबर हो सकते हैं।",
  "This place in the list is not valid.": "सूची में यह स्थान मान्य नहीं है।",
  "These measurements are not valid.": "ये माप मान्य नहीं हैं।",
  "Please choose one of the offered currencies.": "कृपया दी गई मुद्राओं में से एक चुनें।",
  "Please use at most {maximum} characters": "कृपया ज़्यादा से ज़्यादा {maximum} अक्षर लिखें",
  "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.":
    "क्रेडिट की खरीद अभी बंद है। आपके क्रेडिट जैसे हैं वैसे ही रहेंगे। कृपया बाद में फिर कोशिश करें।",
  "New accounts cannot be made at the moment. Please try again later.":
    "अभी नए खाते नहीं बनाए जा सकते। कृपया बाद में फिर कोशिश करें।",
  "Unknown browser": "अज्ञात ब्राउज़र",
  "{browser} on {system}": "{system} पर {browser}",
  "This language is not offered. Please choose another.": "यह भाषा उपलब्ध नहीं है। कृपया कोई दूसरी चुनें।",
  "Your language has been saved.": "आपकी भाषा सहेज ली गई है।",

  "a second": "एक सेकंड",
  "a minute": "एक मिनट",
  "an hour": "एक घंटा",
  "{n} seconds": { one: "{n} सेकंड", other: "{n} सेकंड" },
  "{n} minutes": { one: "{n} मिनट", other: "{n} मिनट" },
  "{n} hours": { one: "{n} घंटा", other: "{n} घंटे" },
  "{hours} h": "{hours} घं॰",
  "{hours} h {minutes} min": "{hours} घं॰ {minutes} मि॰",
} satisfies Translated<"hi", typeof german>;
