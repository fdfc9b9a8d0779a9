/** Puts a text on one line: a space replaces each line break with the white space around it. */
export function joinLines(text: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === last ? line.trimStart() : line.trim()))
    .filter((line, at) => at === 0 || at === last || line !== '')
    .join(' ')
}
