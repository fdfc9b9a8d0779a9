/** Latin ligatures, which look like their letters. */
const LIGATURES = /[\ufb00-\ufb06]/g

/** A text with composed letters, plain spaces and no ligatures. Everything else stays, quotation marks and dashes too. */
export const plainLetters = (text: string): string =>
  text
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')

/** Characters that are not seen. Those that join letters of some scripts and emoji stay. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * A name as it is stored on save, rename, copy and import, so that names that look alike are one: composed letters,
 * plain spaces, no ligatures and no characters that are not seen, trimmed.
 */
export const normalizeName = (name: string): string => plainLetters(name.replace(UNSEEN, '')).trim()
