/** Width of a text in the unit of the font size. */
export type TextWidth = (text: string, size: number, isBold: boolean) => number

/** Advance widths of Helvetica, Arial and Liberation Sans in thousandths of the font size. */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]tf·\u00a0',
  333: '()-r`“”',
  355: '"•',
  389: '*',
  500: 'cksvxyzJ',
  556: 'abdeghnopquL0123456789#$?_–€£',
  584: '+<=>~−×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…→',
  1015: '@',
}

const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
)
const OTHER_LETTER = 640
const OTHER = 1_000
const INVISIBLE = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u
const LETTER = /^[\p{L}\p{N}]$/u
/** Letters that take a full square. */
const SQUARE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
/** Bold text is wider by this factor. */
const BOLD = 1.08
/** Sans-serif fonts that stand in for Helvetica are slightly wider. */
const SLACK = 1.03

/**
 * Estimated width of a text from the average widths of its characters, in the unit of the font size. A drawing has no
 * browser to measure it.
 */
export function textWidth(text: string, size: number, isBold = false): number {
  let thousandths = 0
  for (const character of text.normalize('NFD'))
    thousandths += WIDTH_OF.get(character) ?? otherWidth(character)
  return (thousandths / 1_000) * size * SLACK * (isBold ? BOLD : 1)
}

function otherWidth(character: string): number {
  if (INVISIBLE.test(character)) return 0
  return LETTER.test(character) && !SQUARE.test(character) ? OTHER_LETTER : OTHER
}
