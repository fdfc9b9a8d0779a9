import type { Needs } from '@outcome-studio/shared/domain/needs'
import type { DocumentMerge } from '../../core/DocumentMerge.ts'
import { assembleNeeds } from './assembleNeeds.ts'
import { listNeedsDifferences } from './listNeedsDifferences.ts'
import { takeNeedsApart } from './NeedsParts.ts'

/**
 * Three-way merge of two versions of one needs document, goal by goal and field by field. A change of one side is
 * taken. A change of both, or a removal against an edit, needs a choice of the member.
 * @param base common ancestor; null if unknown, then every difference needs a choice
 */
export function mergeNeeds(base: Needs | null, mine: Needs, theirs: Needs): DocumentMerge<Needs> {
  const sides = {
    base: base && takeNeedsApart(base),
    mine: takeNeedsApart(mine),
    theirs: takeNeedsApart(theirs),
  }
  const differences = listNeedsDifferences(sides)
  const taken = new Map(differences.map((difference) => [difference.id, difference.taken]))
  return {
    differences,
    result: (choices) =>
      assembleNeeds(
        mine.uuid,
        sides,
        (id) => (Object.hasOwn(choices, id) ? choices[id] : taken.get(id)) ?? 'mine',
      ),
  }
}
