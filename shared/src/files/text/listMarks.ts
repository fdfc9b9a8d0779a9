/** Characters that are not seen, which some programs write before a bullet. */
const UNSEEN = '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]*'
/** Bullets that belong to no text. Word and PDF copy those of symbol fonts as private characters. */
const SYMBOLS = '[•●○◦◌◉◯▪▫■□▢◆◇❖♦‣⁃∙➢➤►▶▸▹✓✔✗✘☐☑☒✅⚫⚪\\uf000-\\uf0ff]\\ufe0f?'
/** Bullets only before white space; a dash may be a minus sign. */
const SIGNS = '(?:[*+·–—→»-]|o(?=\\s+\\p{L}))'
const CHECK_BOX = '\\[[ xX✓]?\\]'
const BULLET = new RegExp(
  `^${UNSEEN}(?:(?:${SYMBOLS}\\s*|${SIGNS}\\s+)(?:${CHECK_BOX}\\s+)?|${CHECK_BOX}\\s+)(?=\\S)`,
  'u',
)

/** A check box, also of a single text: it says nothing about the text. */
const CHECKED_ITEM = new RegExp(`^${UNSEEN}(?:(?:${SYMBOLS}\\s*|${SIGNS}\\s+))?${CHECK_BOX}\\s+(?=\\S)`, 'u')

/** The number, letter or code of a list before a text. */
interface ListMark {
  /** Marks of one list have the same shape. */
  readonly shape: string
  /** Place in the list: [2] for "2.", [1, 3] for "1.3", [2] for "b)". */
  readonly place: readonly number[]
  /** False for a mark that reads like the beginning of a text, such as "2.4" or "F-16". */
  readonly isClear: boolean
  /** Number of characters with the white space after it. */
  readonly length: number
}

const NUMBER = /^(\(?)(\d{1,4}(?:\.\d{1,4}){0,3})([.)]?)\s+/
const MIXED = /^(\d{1,4}(?:\.(?:\d{1,4}|[a-z])){1,3})[.)]\s+/
const LETTER = /^\(?([a-z])[.)]\s+/i
const ROMAN = /^\(?([ivxlc]{1,7})[.)]\s+/i
const CODE = /^([a-z]{1,4}-?)(\d{1,4}(?:\.\d{1,4}){0,2})([.):]?)\s+/i

/** A mark has at most so many characters. */
const LONGEST = 40

/**
 * Finds the marks that most texts of a list share: bullets, or numbers, letters and codes that count up. Except for a
 * check box, a mark of a single text is none: "K-12 students" and "3.5 mm plugs" begin with a part of the text.
 * @param texts of the list, or of a column
 * @returns removes a mark of the list from a text
 */
export function listMarks(texts: readonly string[]): (text: string) => string {
  const different = [...new Set(texts)].filter((text) => text.trim() !== '')
  const bulleted = different.filter((text) => BULLET.test(text.slice(0, LONGEST))).length
  const hasBullets = bulleted > 1 && bulleted * 2 > different.length
  const withoutBullet = (text: string): string => {
    if (!hasBullets) return withoutCheckBox(text)
    const rest = withoutStart(text, BULLET.exec(text.slice(0, LONGEST))?.[0].length ?? 0)
    // A list with bullets can have levels with numbers.
    return rest === text ? withoutStart(text, lowerMark(text)?.length ?? 0) : rest
  }
  const plain = different.map(withoutBullet)
  const shapes = sharedShapes(plain)
  return (text) => {
    const rest = withoutBullet(text)
    const mark = marksOf(rest).find(({ shape }) => shapes.has(shape))
    return withoutStart(rest, mark?.length ?? 0)
  }
}

/** The text without a check box such as "- [ ]", of which Notion and Markdown make lists of tasks. */
export const withoutCheckBox = (text: string): string =>
  withoutStart(text, CHECKED_ITEM.exec(text.slice(0, LONGEST))?.[0].length ?? 0)

/** The text without a bullet or mark, to recognize what it is. */
export function withoutLikelyMark(text: string): string {
  const rest = withoutStart(text, BULLET.exec(text.slice(0, LONGEST))?.[0].length ?? 0)
  return withoutStart(rest, marksOf(rest)[0]?.length ?? 0)
}

/** Whether a text begins with a bullet, or with a number or letter that is clearly a mark. */
export function hasListMark(text: string): boolean {
  return BULLET.test(text.slice(0, LONGEST)) || marksOf(text).some(({ isClear }) => isClear)
}

/** Whether a cell is nothing but a bullet, number or letter of a list, as word processors copy it. */
export function isListMark(cell: string): boolean {
  const text = `${cell} x`
  if (/^\(?\d{1,4}$/.test(cell) || BULLET.exec(text)?.[0].length === text.length - 1) return true
  return marksOf(text).some(({ shape, length }) => !shape.startsWith('CODE') && length === text.length - 1)
}

/** A text that is nothing but a mark stays. */
const withoutStart = (text: string, length: number): string =>
  text.slice(length).trim() === '' ? text : text.slice(length)

const lowerMark = (text: string): ListMark | undefined =>
  marksOf(text).find(({ shape, isClear }) => isClear && shape === shape.toLowerCase())

function marksOf(text: string): readonly ListMark[] {
  const start = text.slice(0, LONGEST)
  const marks: ListMark[] = []
  const add = (
    found: RegExpExecArray | null,
    read: (...groups: string[]) => Omit<ListMark, 'length'> | null,
  ) => {
    const mark = found && read(...found.slice(1).map((group) => group ?? ''))
    if (found && mark) marks.push({ ...mark, length: found[0].length })
  }
  add(NUMBER.exec(start), (_open = '', digits = '', end = '') => {
    const place = digits.split('.').map(Number)
    // "2 people" has no mark.
    return place.length === 1 && end === '' ? null : { shape: 'number', place, isClear: end !== '' }
  })
  add(MIXED.exec(start), (parts = '') => ({
    shape: 'number',
    place: parts.split('.').map((part) => (/\d/.test(part) ? Number(part) : letterPlace(part))),
    isClear: true,
  }))
  add(LETTER.exec(start), (letter = '') => {
    const isLower = letter === letter.toLowerCase()
    return { shape: isLower ? 'a' : 'A', place: [letterPlace(letter)], isClear: isLower }
  })
  add(ROMAN.exec(start), (roman = '') => {
    const [isLower, isUpper] = [roman === roman.toLowerCase(), roman === roman.toUpperCase()]
    if (!isLower && !isUpper) return null
    return { shape: isLower ? 'i' : 'I', place: [romanValue(roman.toLowerCase())], isClear: isLower }
  })
  add(CODE.exec(start), (prefix = '', digits = '', end = '') =>
    // "A4 paper" has no mark; "A4:" and "A-04" have.
    prefix.endsWith('-') || end !== ''
      ? { shape: `CODE ${prefix}`, place: digits.split('.').map(Number), isClear: digits.startsWith('0') }
      : null,
  )
  return marks
}

/** Shapes that most texts have, with places that count up. */
function sharedShapes(texts: readonly string[]): ReadonlySet<string> {
  const byShape = new Map<string, ListMark[]>()
  for (const text of texts) {
    for (const mark of marksOf(text)) {
      const marks = byShape.get(mark.shape)
      if (marks) marks.push(mark)
      else byShape.set(mark.shape, [mark])
    }
  }
  const shared = [...byShape].filter(
    ([, marks]) => marks.length > 1 && marks.length * 2 > texts.length && isCounting(marks),
  )
  return new Set(shared.map(([shape]) => shape))
}

/** Whether the marks count up in the order of the list or, in a table that was sorted, in their own. */
function isCounting(marks: readonly ListMark[]): boolean {
  const areClear = marks.every(({ isClear }) => isClear)
  const places = marks.map(({ place }) => place)
  if (countsUp(places, areClear)) return true
  const sorted = places.toSorted(comparePlaces)
  return marks.length > 2 && countsUp(sorted, areClear)
}

function countsUp(places: readonly (readonly number[])[], areClear: boolean): boolean {
  let [next, other] = [0, 0]
  for (const [at, place] of places.entries()) {
    const before = places[at - 1]
    if (!before) continue
    if (isNext(before, place)) next += 1
    else if (comparePlaces(before, place) !== 0 && place.at(-1) !== 1) other += 1
  }
  const [first = []] = places
  const last = first.at(-1) ?? 0
  // Markdown allows to number every item "1.".
  if (areClear && places.length > 2 && places.every((place) => place.length === 1 && place[0] === 1))
    return true
  return next > other && (last <= 1 || areClear)
}

/** Whether a place follows another one: 1.3 after 1.2, 2 or 2.1 after 1.2, 1.2.1 after 1.2. */
function isNext(before: readonly number[], place: readonly number[]): boolean {
  const at = place.findIndex((number, index) => number !== before[index])
  if (at === -1) return false
  const isDeeper = at === before.length
  const rest = place.slice(at + 1)
  return place[at] === (isDeeper ? 1 : (before[at] ?? 0) + 1) && rest.every((number) => number === 1)
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const difference = number - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

const letterPlace = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 96

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanValue(roman: string): number {
  const digits = [...roman].map((letter) => ROMAN_DIGITS[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}
