import { type TextWidth, textWidth } from './textWidth.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines at its spaces. A word that is wider than a line is broken between its letters.
 * @param width of a line, in the unit of the font size
 * @param measure of the font that the text is shown in. Default: an estimate, for a drawing
 * @returns at least one line; none is empty unless the text is
 */
export function wrapText(
  text: string,
  width: number,
  size: number,
  isBold = false,
  measure: TextWidth = textWidth,
): readonly string[] {
  const widthOf = (part: string) => measure(part, size, isBold)
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  // The width of a line is the sum of its parts, so that no part is measured twice.
  let used = 0
  for (const word of text.trim().split(/\s+/)) {
    const wide = widthOf(word)
    const longer = line === '' ? wide : used + space + wide
    if (longer <= width) {
      line = line === '' ? word : `${line} ${word}`
      used = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = wide <= width ? word : ''
    used = wide <= width ? wide : 0
    if (line !== '') continue
    for (const { segment } of graphemes.segment(word)) {
      const letter = widthOf(segment)
      if (line !== '' && used + letter > width) {
        lines.push(line)
        line = ''
        used = 0
      }
      line += segment
      used += letter
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line]
}
