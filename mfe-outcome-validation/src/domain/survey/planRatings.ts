import type { Need } from '@outcome-studio/shared/domain/analysis'
import { capitalized, counted } from '@outcome-studio/shared/domain/base'
import type { Rating, StudyOperation } from '@outcome-studio/shared/domain/study'
import {
  type RatingParts,
  type RatingScale,
  ratingFields,
  readRating,
  readScaledNumber,
} from '@outcome-studio/shared/domain/study'
import { findScaleDoubt, type ScaleDoubt } from '../import/findScaleDoubt.ts'

/** Columns of the ratings, from left to right. */
const PARTS = ['importance', 'satisfaction'] as const satisfies readonly (keyof Rating)[]

/** What a block of pasted cells changes. */
export interface RatingsPlan {
  /** One batch; null if no cell fits. */
  readonly operation: (StudyOperation & { readonly kind: 'batch' }) | null
  /** The numbers that it fills. */
  readonly filled: readonly { readonly statementId: string; readonly part: keyof Rating }[]
  /** Set if the numbers may be on another scale than 0 to 10. Without a chosen scale nothing is filled. */
  readonly scaleDoubt: ScaleDoubt | null
  /** Messages about everything that is left out. */
  readonly problems: readonly string[]
}

/**
 * Fills ratings from cells of a spreadsheet. Empty cells leave what is there, and a first row without any number counts
 * as headings.
 * @param cells rows of texts
 * @param needs rows of the table in their current order, from the one with the focused cell
 * @param first column of the focused cell
 * @param chosen scale of the numbers; null until the member has chosen one
 */
export function planRatings(
  cells: readonly (readonly string[])[],
  needs: readonly Need[],
  first: keyof Rating,
  chosen: RatingScale | null = null,
): RatingsPlan {
  const problems: string[] = []
  const columns = PARTS.slice(PARTS.indexOf(first))
  const hasHeadings = cells.length > 1 && isHeading(cells[0] ?? [])
  const rows = hasHeadings ? cells.slice(1) : cells
  const scaleDoubt = findScaleDoubt(
    columns.map((_part, column) => ({
      title: hasHeadings ? (cells[0]?.[column] ?? '') : '',
      cells: rows.slice(0, needs.length).map((row) => row[column] ?? ''),
    })),
  )
  if (scaleDoubt && chosen === null) return { operation: null, filled: [], problems: [], scaleDoubt }
  const scale = chosen ?? 'outOfTen'
  if (hasHeadings) problems.push('The first row has no number and was taken for headings.')
  const operations: StudyOperation[] = []
  const filled: RatingsPlan['filled'][number][] = []
  for (const [at, need] of needs.slice(0, rows.length).entries()) {
    const parts: { -readonly [Part in keyof RatingParts]: RatingParts[Part] } = { ...need.parts }
    const before = filled.length
    for (const [column, part] of columns.entries()) {
      const cell = rows[at]?.[column] ?? ''
      if (cell.trim() === '') continue
      const { problem, parts: read } = readRating(cell, '', scale)
      if (problem !== null) problems.push(`${part} of ${need.number}: ${problem}.`)
      else {
        parts[part] = read.importance
        filled.push({ statementId: need.statementId, part })
      }
    }
    if (filled.length === before) continue
    operations.push({ kind: 'setItemFields', uuid: need.statementId, fields: ratingFields(parts) })
  }
  const below = rows.slice(needs.length).filter((row) => row.some(isFilled)).length
  if (below > 0) problems.push(`${counted(below, 'row')} below the last outcome did not fit.`)
  const beside = Math.max(0, ...rows.map((row) => row.findLastIndex(isFilled) + 1)) - columns.length
  if (beside > 0) problems.push(`${counted(beside, 'column')} to the right of Satisfaction did not fit.`)
  return {
    operation: operations.length === 0 ? null : { kind: 'batch', operations },
    filled,
    scaleDoubt,
    problems: problems.map(capitalized),
  }
}

const isFilled = (cell: string): boolean => cell.trim() !== ''

const isHeading = (row: readonly string[]): boolean =>
  row.some(isFilled) && row.every((cell) => readScaledNumber(cell) === null)
