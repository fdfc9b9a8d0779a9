import { hasListMark, listMarks } from '@outcome-studio/shared/files'

const TAB_WIDTH = 4
/** The sign of a heading in Markdown. */
const HEADING = /^#{1,6} +/

interface Line {
  /** Columns before the text. */
  readonly indent: number
  readonly text: string
}

/** Titles of the columns, which the import knows. */
const TITLES = ['Job step', 'Outcome statement', 'Other text'] as const

/**
 * Reads a nested list as a table: its first level, or the headings above it, are job steps, all deeper levels outcome
 * statements. Text that belongs to no list is in a column of its own.
 * @returns null for a text without levels
 */
export function outlineRows(text: string): readonly (readonly string[])[] | null {
  const lines = text.split(/\r\n?|\n/).flatMap((line) => (line.trim() === '' ? [] : [lineOf(line)]))
  // Cells of a spreadsheet are separated by tabs as well.
  if (lines.some((line) => line.text.includes('\t'))) return null
  return lines.some((line) => HEADING.test(line.text)) ? rowsUnderHeadings(lines) : rowsByIndent(lines)
}

function lineOf(line: string): Line {
  let indent = 0
  const start = /^\s*/.exec(line)?.[0] ?? ''
  for (const space of start) indent += space === '\t' ? TAB_WIDTH - (indent % TAB_WIDTH) : 1
  return { indent, text: line.slice(start.length).trimEnd() }
}

function rowsByIndent(lines: readonly Line[]): readonly (readonly string[])[] | null {
  const top = lines[0]?.indent ?? 0
  const isIndented = lines.some(({ indent }) => indent > top) && lines.every(({ indent }) => indent >= top)
  if (!isIndented) return null
  const items = withContinuations(lines)
  if (items === null || items.every(({ indent }) => indent === top)) return null
  const withoutMark = listMarks(items.map((item) => item.text))
  const rows = items.map((item) => {
    const words = withoutMark(item.text)
    return item.indent === top ? [words] : ['', words]
  })
  return [TITLES.slice(0, 2), ...rows]
}

/** Joins the wrapped lines of marked items. Without marks, tabs alone make a level. */
function withContinuations(lines: readonly Line[]): readonly Line[] | null {
  const marked = lines.filter((line) => hasListMark(line.text)).length
  if (marked === 0) return lines.every(({ indent }) => indent % TAB_WIDTH === 0) ? lines : null
  if (marked * 2 <= lines.length) return null
  const items: Line[] = []
  for (const line of lines) {
    const before = items.at(-1)
    if (before && !hasListMark(line.text) && line.indent > before.indent) {
      items[items.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    } else items.push(line)
  }
  return items
}

/** Headings with a list below them. */
function rowsUnderHeadings(lines: readonly Line[]): readonly (readonly string[])[] | null {
  const isItem = (line: Line | undefined) =>
    line !== undefined && !HEADING.test(line.text) && hasListMark(line.text)
  const items = lines.filter(isItem).map((item) => item.text)
  if (items.length === 0) return null
  const withoutMark = listMarks(items)
  const titleOf = (line: Line) => {
    const [sign] = HEADING.exec(line.text) ?? []
    return sign === undefined ? null : unescaped(line.text.slice(sign.length))
  }
  const titles = lines.flatMap((line) => titleOf(line) ?? [])
  const withoutNumber = listMarks(titles)
  const rows: (readonly string[])[] = []
  for (const [at, line] of lines.entries()) {
    const title = titleOf(line)
    if (title === null) {
      rows.push(isItem(line) ? ['', unescaped(withoutMark(line.text))] : ['', '', unescaped(line.text)])
    } else if (at === 0 && !isItem(lines[1])) rows.push(['', '', title])
    else rows.push([withoutNumber(title)])
  }
  return [TITLES, ...rows]
}

/** Without the backslashes of Markdown. */
const unescaped = (text: string): string => text.replace(/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1')
