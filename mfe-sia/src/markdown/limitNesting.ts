/** Deepest nesting of quotes and lists that is read. A screen has no room for more. */
const MOST_LEVELS = 20

const MARKER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/**
 * Leaves out the marks of quotes and lists at the beginning of a line beyond MOST_LEVELS. The parser calls itself for
 * each level, so thousands of them, which a model may repeat, would overflow its stack.
 */
export function limitNesting(text: string): string {
  return text.includes('>') || /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/m.test(text)
    ? text.split('\n').map(limitLine).join('\n')
    : text
}

function limitLine(line: string): string {
  let [levels, end, cut] = [0, 0, 0]
  MARKER.lastIndex = 0
  while (MARKER.test(line)) {
    levels += 1
    end = MARKER.lastIndex
    if (levels === MOST_LEVELS) cut = end
  }
  return levels > MOST_LEVELS ? line.slice(0, cut) + line.slice(end) : line
}
