/** Words that name personal data, without accents, as a whole word of a heading. Six languages of Europe. */
const WORDS = new Set(
  `address adres adresse apellido apellidos birthday calle cognome contact contacto contatto contatti
  correo courriel dob endereco facebook geboortedatum gsm handy imie indirizzo initials instagram ip kontakt latitude
  longitude mobile mobil movil naam name names namn navn nazwisko nom nome noms pesel plz
  postcode prenom prenoms skype sobrenome strasse street surname tel telegram telefone telefono twitter voornaam
  woonplaats zip`.split(/\s+/),
)

/** Parts of words that name personal data in any place: "Firstname", "Mailadresse", "Telefonnummer". */
const PARTS =
  /mail|telefon|telephon|(?<!smart|head|micro)phone|handynummer|mobilnummer|mobile(?:number|phone)|rufnummer|(?:vor|nach|familien|zu)name|(?:first|last|full|user|nick|family|given|middle|sur)name|achternaam|anschrift|adress|geburt|birth ?(?:date|day)|date of birth|nacimiento|naissance|nascita|postleitzahl|code postal|codigo postal|zip code|external (?:data )?reference|linked ?in|\bnombres?\b(?! d)|whats ?app/

/** The same in scripts without spaces between words, or with other letters. */
const OTHER_SCRIPTS =
  /氏名|名前|姓名|电话|電話|手机|邮箱|電子郵件|メール|住所|地址|이름|성함|이메일|전화|주소|имя|фамили|почт|телефон|адрес|όνομα|τηλέφωνο|اسم|بريد|هاتف|שם|דוא/u

const E_MAIL = /[^\s@]@[^\s@.]{1,63}\.[^\s@.]/
const IP = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?$|^[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}$/i
/** From abroad or with its area code. A date is none. */
const PHONE = /^(?:\+|00?)[1-9 (][\d ()/.-]{6,20}$|^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?: |$)/

/** Whether the heading of a column says that its values can identify a person. */
export function isPersonalTitle(title: string): boolean {
  // "IPAddress" and "RecipientEmail" in Qualtrics.
  const spaced = title.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2').replace(/\bIP(?=\p{Lu})/gu, 'IP ')
  const plain = spaced.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u)
  return (
    words.some((word) => WORDS.has(word)) ||
    PARTS.test(words.join(' ').replaceAll('e mail', 'email')) ||
    OTHER_SCRIPTS.test(title.normalize('NFC').toLowerCase())
  )
}

/** Whether a value contains an e-mail address, or is an IP address or a phone number. */
export const isPersonalValue = (value: string): boolean =>
  E_MAIL.test(value) || IP.test(value) || (PHONE.test(value) && !DATE.test(value))
