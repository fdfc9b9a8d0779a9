/** Characters that XML loses or does not allow, and text that looks like an escape. */
const ESCAPED = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Cs}|_(?=x[0-9A-Fa-f]{4}_)/gu

/** Escapes what XML does not allow as _xHHHH_, as spreadsheets do (ECMA-376 part 1, 22.9.2.19). */
export function toXmlString(text: string): string {
  return text.replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `_x${code}_`
  })
}

/** Reverses toXmlString. */
export function fromXmlString(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
