/** RFC 5545, 3.1: octets of a line without its line break. */
const MAX_OCTETS = 75
/** Characters that no text value may contain, the tab apart. */
const CONTROL = /[^\P{Cc}\t]/gu

/** Joins content lines to a file: CRLF after each, long ones folded. */
export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('')

/** A value of the type TEXT (RFC 5545, 3.3.11), in which no text can begin another line or property. */
export function escapeText(text: string): string {
  return wellFormed(text)
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(CONTROL, '')
}

/** A quoted parameter value, which knows no escapes (RFC 5545, 3.2). */
export const quoteParameter = (text: string): string =>
  `"${wellFormed(text)
    .replaceAll('"', "'")
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(CONTROL, '')}"`

/** Half a surrogate pair has no UTF-8. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  // By code point, so that no character is torn.
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
