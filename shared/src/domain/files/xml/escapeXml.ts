const NOT_ALLOWED = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as content or attribute of XML. What XML cannot hold at all is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_ALLOWED, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
