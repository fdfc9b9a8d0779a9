import { cutText } from '@outcome-studio/shared/files'
import { EFFECTS, type Effect, INITIATIVE_LIMITS, type Initiative } from './Initiative.ts'

/** Titles of the columns of initiatives in files, also of their sheet. */
export const INITIATIVE_TITLES = ['Initiative', 'Owner', 'Effort', 'Expected effects'] as const

/** Characters of a cell in a message. */
const SHOWN = 30

/** An initiative as read from a file, in which outcome statements have numbers instead of ids. */
export interface ReadInitiative extends Pick<Initiative, 'name' | 'owner' | 'effort'> {
  /** By the number of the outcome statement, for example "2.1". */
  readonly effects: readonly { readonly number: string; readonly effect: Effect }[]
}

/**
 * The effects of an initiative in one cell, for example "1.2 large; 2.1 small".
 * @param numbers of the outcome statements; effects on others are left out
 */
export const writeEffects = (
  { effects }: Pick<Initiative, 'effects'>,
  numbers: ReadonlyMap<string, string>,
): string =>
  effects
    .flatMap(({ statementId, effect }) => {
      const number = numbers.get(statementId)
      return number === undefined ? [] : `${number} ${effect}`
    })
    .join('; ')

/**
 * Reads a row of an initiative back.
 * @param cells name, owner, effort and expected effects
 * @returns problems about what cannot be read, which is left out
 */
export function readInitiative(cells: {
  readonly name: string
  readonly owner: string
  readonly effort: string
  readonly effects: string
}): { readonly initiative: ReadInitiative; readonly problems: readonly string[] } {
  const problems: string[] = []
  const effort = effortIn(cells.effort)
  if (effort === null && cells.effort.trim() !== '')
    problems.push(`“${cutText(cells.effort.trim(), SHOWN)}” is no effort in person-weeks; it is left out.`)
  const known = new Set<string>()
  const effects = cells.effects.split(';').flatMap((part) => {
    const [number = '', written = ''] = part.trim().split(/\s+/)
    const effect = EFFECTS.find((each) => each === written.toLowerCase())
    if (number === '') return []
    if (effect !== undefined && !known.has(number)) {
      known.add(number)
      return { number, effect }
    }
    const problem = effect === undefined ? 'is no expected effect' : 'is a second effect on one outcome'
    problems.push(`“${cutText(part.trim(), SHOWN)}” ${problem}; it is left out.`)
    return []
  })
  const owner = cutText(cells.owner, INITIATIVE_LIMITS.owner)
  const name = cutText(cells.name, INITIATIVE_LIMITS.name)
  return { initiative: { name, owner, effort, effects }, problems }
}

const DECIMAL = /^\d{1,9}(?:[.,]\d{1,20})?$/

/** An effort in person-weeks, with a decimal point or comma; null for any other text. */
function effortIn(cell: string): number | null {
  const written = cell.trim()
  const value = DECIMAL.test(written) ? Number(written.replace(',', '.')) : Number.NaN
  return value >= INITIATIVE_LIMITS.leastEffort && value <= INITIATIVE_LIMITS.effort ? value : null
}
