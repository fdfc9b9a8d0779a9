import type { ExpectedEffect, ReadInitiative } from '@outcome-studio/shared/domain/study'
import { shortened } from '@outcome-studio/shared/domain/study'

/** Index of the job step, and of the outcome statement in it. */
export interface StatementPosition {
  readonly step: number
  readonly at: number
}

/** An initiative of a file, before its outcome statements have ids. */
export interface ImportedInitiative extends Omit<ReadInitiative, 'effects'> {
  readonly effects: readonly (StatementPosition & Pick<ExpectedEffect, 'effect'>)[]
}

interface Placed {
  readonly initiatives: readonly ImportedInitiative[]
  /** Messages for the member about effects on outcome statements that the file does not have. */
  readonly problems: readonly string[]
}

/**
 * Finds the outcome statements on which initiatives have effects.
 * @param positions of the statements by the number that they have in the file
 */
export function placeEffects(
  read: readonly ReadInitiative[],
  positions: ReadonlyMap<string, StatementPosition>,
): Placed {
  const problems: string[] = []
  const initiatives = read.map(({ effects, ...initiative }) => {
    const lost = effects.filter(({ number }) => !positions.has(number)).map(({ number }) => number)
    if (lost.length > 0) {
      problems.push(
        `Initiative “${shortened(initiative.name)}”: no outcome statement has the number ${lost.join(', ')}; its effect is left out.`,
      )
    }
    return {
      ...initiative,
      effects: effects.flatMap(({ number, effect }) => {
        const position = positions.get(number)
        return position === undefined ? [] : { ...position, effect }
      }),
    }
  })
  return { initiatives, problems }
}
