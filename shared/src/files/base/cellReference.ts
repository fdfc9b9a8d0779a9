/** "A" for column 0, "AA" for column 26. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** "B3" for column 1 and row 2, both counted from 0. */
export function cellReference(column: number, row: number): string {
  return `${columnName(column)}${row + 1}`
}

/** Column and row, both from 0, of a reference such as "B3"; null for an invalid one. */
export function readReference(reference: string): { readonly column: number; readonly row: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined || digits === undefined) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { column: column - 1, row: Number(digits) - 1 }
}
