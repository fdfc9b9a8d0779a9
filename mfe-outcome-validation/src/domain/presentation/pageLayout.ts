import { textWidth, wrapText } from '@outcome-studio/shared/files'
import { DECK_SIZE } from '../slides/SlideDeck.ts'

/** Lengths are in points. */
const EDGE = 36
export const PAGE = {
  title: { x: EDGE, y: 28, width: DECK_SIZE.width - 2 * EDGE, height: 34 },
  lead: { x: EDGE, y: 64, width: DECK_SIZE.width - 2 * EDGE, height: 20 },
  body: { x: EDGE, y: 96, width: DECK_SIZE.width - 2 * EDGE, height: 396 },
} as const

/** Sizes of texts on a page; none is below 10. */
export const PAGE_TEXT = {
  title: 24,
  lead: 13,
  cell: { size: 12, lineHeight: 15 },
  detail: { size: 10, lineHeight: 13 },
} as const

interface TextSize {
  readonly size: number
  readonly lineHeight: number
}

/** Lines of a text of which each fits a width. An empty text has none. */
export const linesOf = (
  text: string,
  width: number,
  { size }: TextSize,
  isBold = false,
): readonly string[] => (text.trim() === '' ? [] : wrapText(text, width, size, isBold))

/** Height of a text that is wrapped. */
export const heightOf = (text: string, width: number, style: TextSize, isBold = false): number =>
  linesOf(text, width, style, isBold).length * style.lineHeight

/** The parts of a text of which each has at most so many lines. A text without spaces gets none. */
export function splitText(text: string, width: number, style: TextSize, lines: number): readonly string[] {
  const all = linesOf(text, width, style)
  if (all.length <= lines) return [text]
  const whole = text.trim().replaceAll(/\s+/g, ' ')
  let end = 0
  const places = all.map((line) => {
    const start = whole.indexOf(line, end)
    end = start + line.length
    return { start, end }
  })
  return Array.from({ length: Math.ceil(all.length / lines) }, (_, at) =>
    whole.slice(places[at * lines]?.start, places[Math.min((at + 1) * lines, all.length) - 1]?.end),
  )
}

/** Width of a text in one line. */
export const widthOf = (text: string, { size }: Pick<TextSize, 'size'>): number => textWidth(text, size)
