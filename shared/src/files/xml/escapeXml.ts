const NOT_ALLOWED = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for content or attributes of XML. Characters that XML does not allow are removed. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_ALLOWED, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
