/** The line between the titles and the rows, for example "|---|:-:|". */
const DELIMITER = /^\|?(?: *:?-+:? *\|)+(?: *:?-+:?)?$/

/**
 * Splits a Markdown table into rows of cells (https://github.github.com/gfm/#tables-extension-). Lines around the table
 * are rows of one cell.
 * @returns null for a text without such a table
 */
export function markdownRows(text: string): readonly (readonly string[])[] | null {
  if (!text.includes('|')) return null
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const delimiter = lines.findIndex(
    (line, at) => at > 0 && DELIMITER.test(line) && (lines[at - 1] ?? '').includes('|'),
  )
  if (delimiter === -1) return null
  return lines.flatMap((line) => (line === '' || DELIMITER.test(line) ? [] : [cellsOf(line)]))
}

function cellsOf(line: string): readonly string[] {
  if (!line.includes('|')) return [line]
  const cells = line.split(/(?<!\\)\|/)
  if (cells[0]?.trim() === '') cells.shift()
  if (cells.at(-1)?.trim() === '') cells.pop()
  return cells.map((cell) =>
    cell
      .replaceAll('\\|', '|')
      .replace(/<br\s*\/?>/gi, ' ')
      .trim(),
  )
}
