/**
 * Names of columns in languages that the product does not speak: address books write a CSV in the language of their program.
 * Each list is a text with commas, in the order in which the parts of a name are shown.
 */

export const wholeNames =
  "saved name,contact name,contact,naam,volledige naam,weergavenaam,nome visualizzato,imię i nazwisko,celé jméno,zobrazované jméno," +
  "namn,visningsnamn,navn,visningsnavn,nimi,koko nimi,név,teljes név,ad soyad,adı soyadı,isim,nume complet,фио,полное имя," +
  "отображаемое имя,піб,повне ім'я,ονοματεπώνυμο,שם,שם מלא,نام کامل,نام و نام خانوادگی,نام,নাম,姓名,联系人,聯絡人,显示名称,顯示名稱," +
  "氏名,名前,お名前,表示名,성명,họ tên,họ và tên,ชื่อ,ชื่อ-นามสกุล,nama,nama lengkap";

export const givenNames =
  "姓,성,姓氏,vezetéknév,họ,voornaam,secondo nome,imię,drugie imię,jméno,křestní jméno,meno,förnamn,mellannamn,fornavn,mellemnavn," +
  "mellomnavn,etunimi,keresztnév,utónév,ad,adı,ikinci ad,prenume,имя,отчество,ім'я,по батькові,όνομα,שם פרטי,নামের প্রথম অংশ,名,名字," +
  "이름,tên đệm,tên,nama depan,tussenvoegsel,middelste naam,achternaam,cognome,nazwisko,příjmení,priezvisko,efternamn,efternavn," +
  "etternavn,sukunimi,soyad,soyadı,nume,фамилия,прізвище,επώνυμο,שם משפחה,نام خانوادگی,nama belakang";

/** Parts of the names of columns with phone numbers. */
export const phones =
  "telefoon,mobiel,komórk,puhelin,mobitel,telepon,ponsel,телефон,мобильный,мобільний,сотовый,τηλέφωνο,κινητό,טלפון,נייד,تلفن,موبایل," +
  "فون,ফোন,মোবাইল,电话,電話,手机,手機,携帯,전화,휴대폰,핸드폰,điện thoại,di động,โทร,มือถือ,msisdn,whatsapp";
