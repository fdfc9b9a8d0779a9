import { mergeStudies } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import type { StudyVersion } from '@outcome-studio/shared/domain/study'
import { shortened } from '../../core/shortened.ts'
import { countChanges, type ItemChanges, onlyChangedStatement } from '../../domain/versions/countChanges.ts'

/**
 * Describes what a save changed, for example "Outcome statements: 2 added. 24 ratings changed." A statement that
 * alone was changed is quoted, so that saves of one minute can be told apart.
 *
 * @param before the previous version; undefined if there is none or it was deleted
 */
export function describeChanges(version: StudyVersion, before: StudyVersion | undefined): string {
  if (!before) return version.revision === 1 ? 'The first version.' : 'The oldest version that is kept.'
  const { statements, steps, categories, ratings, quotes, isJobChanged } = countChanges(
    before.content,
    version.content,
  )
  const changed = onlyChangedStatement(before.content, version.content)
  const sentences = [
    ...describeItems('Outcome statements', statements, changed ? ` (“${shortened(changed)}”)` : ''),
    ...describeItems('Job steps', steps),
    ...(categories > 0 ? [`${counted(categories, 'category', 'categories')} changed.`] : []),
    ...(ratings > 0 ? [`${counted(ratings, 'rating')} changed.`] : []),
    ...(quotes > 0 ? [`Quotes of ${counted(quotes, 'outcome statement')} changed.`] : []),
    ...(isJobChanged ? ['Job or executor changed.'] : []),
  ]
  if (sentences.length > 0) return sentences.join(' ')
  const others = mergeStudies(before.content, before.content, version.content).differences.length
  return others === 0 ? 'Nothing was changed.' : `${counted(others, 'other change')}.`
}

function describeItems(
  name: string,
  { added, changed, removed }: ItemChanges,
  quoted = '',
): readonly string[] {
  const parts = [
    [added, 'added'],
    [changed, `changed${quoted}`],
    [removed, 'removed'],
  ] as const
  const changes = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return changes.length > 0 ? [`${name}: ${changes.join(', ')}.`] : []
}
