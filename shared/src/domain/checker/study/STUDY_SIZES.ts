/** A usual number of items in a study (docs/method.md §3 and §4). */
export interface StudySize {
  readonly least: number
  readonly most: number
  /** For example "8 to 20". */
  readonly range: string
}

function size<Words extends object>(least: number, most: number, words: Words): StudySize & Words {
  return { least, most, range: `${least} to ${most}`, ...words }
}

export const JOB_STEPS = size(8, 20, {})
export const STATEMENTS_PER_STEP = size(3, 25, { leastInWords: 'three', mostInWords: 'twenty-five' })
export const STATEMENTS = size(50, 150, {})

export const isOutside = (count: number, { least, most }: StudySize): boolean => count < least || count > most
