import { textWidth } from './textWidth.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines at its spaces. A word that is wider than a line is broken between its letters.
 * @param width of a line, in the unit of the font size
 * @returns at least one line; none is empty unless the text is
 */
export function wrapText(text: string, width: number, size: number, isBold = false): readonly string[] {
  const fits = (line: string) => textWidth(line, size, isBold) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line]
}
