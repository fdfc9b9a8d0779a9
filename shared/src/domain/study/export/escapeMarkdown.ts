/**
 * A text as Markdown that shows it as it is, on one line: what would begin emphasis, a link, code, HTML, a table cell
 * or an entity is escaped, and at its start what would begin a list, a heading or a rule.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}
