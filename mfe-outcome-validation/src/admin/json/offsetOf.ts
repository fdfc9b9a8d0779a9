/** How many characters stand before a place, both counted from 1. */
export function offsetOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}
