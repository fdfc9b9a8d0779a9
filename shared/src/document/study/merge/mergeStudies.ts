import type { Study } from '@outcome-studio/shared/domain/study'
import type { DocumentMerge } from '../../core/DocumentMerge.ts'
import { assembleStudy } from './assembleStudy.ts'
import { listDifferences } from './listDifferences.ts'
import { takeApart } from './StudyParts.ts'

/**
 * Three-way merge of two versions of one study, part by part. A change of one side is taken. A change of
 * both, or a removal against an edit, needs a choice of the member.
 * @param base common ancestor; null if unknown, then every difference needs a choice
 */
export function mergeStudies(base: Study | null, mine: Study, theirs: Study): DocumentMerge<Study> {
  const sides = { base: base && takeApart(base), mine: takeApart(mine), theirs: takeApart(theirs) }
  const differences = listDifferences(sides)
  const taken = new Map(differences.map((difference) => [difference.id, difference.taken]))
  return {
    differences,
    result: (choices) =>
      assembleStudy(sides, (id) => (Object.hasOwn(choices, id) ? choices[id] : taken.get(id)) ?? 'mine'),
  }
}
