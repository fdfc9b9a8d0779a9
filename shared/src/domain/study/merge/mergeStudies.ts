import type { Study } from '../Study.ts'
import { assembleStudy } from './assembleStudy.ts'
import { listDifferences } from './listDifferences.ts'
import type { StudyMerge } from './StudyDifference.ts'
import { takeApart } from './StudyParts.ts'

/**
 * Compares two versions of one study part by part with what both came from. A part that one side changed is taken
 * from it; where both changed it, or one removed what the other worked on, it is for the member to choose.
 * @param base null where it is not known: then every difference is to be chosen
 */
export function mergeStudies(base: Study | null, mine: Study, theirs: Study): StudyMerge {
  const sides = { base: base && takeApart(base), mine: takeApart(mine), theirs: takeApart(theirs) }
  const differences = listDifferences(sides)
  const taken = new Map(differences.map((difference) => [difference.id, difference.taken]))
  return {
    differences,
    result: (choices) =>
      assembleStudy(sides, (id) => (Object.hasOwn(choices, id) ? choices[id] : taken.get(id)) ?? 'mine'),
  }
}
