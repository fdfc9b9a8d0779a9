/**
 * Matches a text that a spreadsheet may evaluate: one that starts with a character of formulas, or with a tab
 * or a line end, which separate cells (https://owasp.org/www-community/attacks/CSV_Injection). White space and
 * invisible characters do not protect, and East Asian spreadsheets accept full-width characters. `|` starts a
 * DDE command. Leading apostrophes may come from harmlessCell.
 */
const EVALUATED = /^(?:['\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|'*[\t\r\n])/u

/**
 * Matches what separates cells where the list separator is a semicolon, with the beginning of a formula after it. Such
 * a spreadsheet splits a quoted cell of a CSV file that has commas between its cells. The formula is optional, so that
 * a long run of separators is matched once.
 */
const AFTER_SEPARATOR = /([;\t\r\n][;\s\p{Cc}\p{Cf}]*)('*[=+\-@|＝＋－＠])?/gu

/**
 * Prevents a spreadsheet from treating a text, or a part of it after a separator, as a formula. It puts an apostrophe
 * before such a text, and before one that already looks escaped.
 */
export function harmlessCell(text: string): string {
  const parts = text.replace(AFTER_SEPARATOR, (_match, before: string, formula?: string) =>
    formula === undefined ? before : `${before}'${formula}`,
  )
  return EVALUATED.test(parts) ? `'${parts}` : parts
}

/** Reverses harmlessCell. */
export function wholeCell(text: string): string {
  const whole = text.startsWith("'") && EVALUATED.test(text) ? text.slice(1) : text
  return whole.replace(AFTER_SEPARATOR, (_match, before: string, formula?: string) =>
    formula?.startsWith("'") ? before + formula.slice(1) : before + (formula ?? ''),
  )
}
