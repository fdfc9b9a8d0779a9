import { countChanges, type SavedVersion } from '@outcome-studio/shared/domain'

/**
 * What a save did to the outcome statements, for example "2 added, 1 changed".
 * @param before the version before it; undefined where there is none, or none any more
 */
export function describeChanges(version: SavedVersion, before: SavedVersion | undefined): string {
  if (!before) return version.revision === 1 ? 'The first version.' : 'The oldest version that is kept.'
  const { added, changed, removed } = countChanges(before.study, version.study)
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return said.length === 0 ? 'No outcome statement was changed.' : `Outcome statements: ${said.join(', ')}.`
}
