import { countChanges, counted, mergeStudies, type SavedVersion } from '@outcome-studio/shared/domain'

/**
 * Describes how a save changed the outcome statements, for example "2 added, 1 changed", or how many categories, steps
 * and other parts, if it changed no statement.
 * @param before the previous version; undefined if there is none or it was deleted
 */
export function describeChanges(version: SavedVersion, before: SavedVersion | undefined): string {
  if (!before) return version.revision === 1 ? 'The first version.' : 'The oldest version that is kept.'
  const { added, changed, removed } = countChanges(before.study, version.study)
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const
  const changes = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  if (changes.length > 0) return `Outcome statements: ${changes.join(', ')}.`
  const others = mergeStudies(before.study, before.study, version.study).differences.length
  return others === 0 ? 'Nothing was changed.' : `${counted(others, 'other change')}.`
}
