/**
 * Matches a text that a spreadsheet may evaluate: one that starts with a character of formulas, or with a tab
 * or a line end, which separate cells (https://owasp.org/www-community/attacks/CSV_Injection). White space and
 * invisible characters do not protect, and East Asian spreadsheets accept full-width characters. `|` starts a
 * DDE command. Leading apostrophes may come from harmlessCell.
 */
const EVALUATED = /^(?:['\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|'*[\t\r\n])/u

/**
 * Prevents a spreadsheet from treating a text as a formula. It puts an apostrophe before such a text, and
 * before one that already looks escaped.
 */
export function harmlessCell(text: string): string {
  return EVALUATED.test(text) ? `'${text}` : text
}

/** Reverses harmlessCell. */
export function wholeCell(text: string): string {
  return text.startsWith("'") && EVALUATED.test(text) ? text.slice(1) : text
}
