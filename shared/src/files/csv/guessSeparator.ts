import { csvRows, SEPARATORS, type Separator } from './csvRows.ts'

/** Rows and characters from which the separator is guessed. */
const SAMPLE = { rows: 20, characters: 50_000 }

/** The separator that splits the first rows most often and most evenly. */
export function guessSeparator(text: string): Separator {
  const start = text.slice(0, SAMPLE.characters)
  let [best, most]: [Separator, number] = [',', 0]
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>()
    for (const { row, cells } of csvRows(start, 0, separator, () => {})) {
      counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
      if (row + 1 === SAMPLE.rows) break
    }
    const even = Math.max(...[...counts].map(([columns, times]) => (columns > 1 ? columns * times : 0)), 0)
    if (even > most) [best, most] = [separator, even]
  }
  return best
}
