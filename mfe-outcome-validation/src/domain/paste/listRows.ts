import { markdownRows } from './markdownRows.ts'
import { outlineRows } from './outlineRows.ts'

/** Rows of a table in Markdown or of a list with levels; null for any other text. */
export function listRows(text: string): readonly (readonly string[])[] | null {
  return markdownRows(text) ?? outlineRows(text)
}
