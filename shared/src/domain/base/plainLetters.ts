/** Latin ligatures, which look like their letters. */
const LIGATURES = /[\ufb00-\ufb06]/g

/** A text with composed letters, plain spaces and no ligatures. Everything else stays, quotation marks and dashes too. */
export const plainLetters = (text: string): string =>
  text
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
