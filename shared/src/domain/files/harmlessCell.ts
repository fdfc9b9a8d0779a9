/**
 * Prevents a spreadsheet from treating a text as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). It puts an apostrophe before such a text, and
 * before one that already looks escaped.
 */
export function harmlessCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Reverses harmlessCell. */
export function wholeCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
