import type { Study } from '@outcome-studio/shared/domain/study'
import { jobMapColumns, type MapCard, type MapColumn } from './jobMapColumns.ts'

/** If no step has a category: steps in a column as long as there are columns left, and fewest and most columns. */
const [HEIGHT, FEWEST, MOST] = [5, 4, 8]

/**
 * The columns of the job map on slides, in the report and in its picture. If no step has a category, all steps follow each other from
 * column to column, instead of one high column beside empty ones.
 */
export function mapColumns(study: Study): readonly MapColumn[] {
  const columns = jobMapColumns(study)
  const isSorted = columns.some(({ category, cards }) => category !== null && cards.length > 0)
  if (isSorted) return columns
  const inOrder = columns.flatMap(({ cards }) => cards)
  return [...inRuns(inOrder), ...columns.filter(({ reason }) => reason !== '')]
}

function inRuns(cards: readonly MapCard[]): readonly MapColumn[] {
  const count = Math.min(Math.max(Math.ceil(cards.length / HEIGHT), FEWEST), MOST)
  const height = Math.ceil(cards.length / count)
  return Array.from({ length: Math.ceil(cards.length / height) }, (_, at) => {
    const run = cards.slice(at * height, (at + 1) * height)
    return { category: null, cards: run, reason: '', title: titleOf(run) }
  })
}

const titleOf = (run: readonly MapCard[]): string => {
  const [first, last] = [run[0]?.number, run.at(-1)?.number]
  return first === last ? `Step ${first}` : `Steps ${first} to ${last}`
}
