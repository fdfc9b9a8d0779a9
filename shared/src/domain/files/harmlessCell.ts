/**
 * A text that no spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection): an apostrophe
 * goes before a beginning that would be calculated, and before one that could be mistaken for such a text.
 */
export function harmlessCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** The text as it was before harmlessCell. */
export function wholeCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
