/**
 * Escapes a text so that Markdown shows it literally, on one line. It escapes emphasis, links, code, HTML,
 * table cells and entities. At the start it also escapes lists, headings and rules.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}
