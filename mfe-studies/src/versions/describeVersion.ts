import { counted, isEqual } from '@outcome-studio/shared/domain/base'
import { countNeeds, type Goal, isWritten, type NeedsVersion } from '@outcome-studio/shared/domain/needs'

/**
 * Describes what a version has and what its save changed, for example "3 goals. Goals: 1 added."
 * @param before the previous version; undefined if there is none or it was deleted
 */
export function describeVersion(version: NeedsVersion, before: NeedsVersion | undefined): string {
  return `${counted(countNeeds(version.content).goals, 'goal')}. ${describeChanges(version, before)}`
}

function describeChanges(version: NeedsVersion, before: NeedsVersion | undefined): string {
  if (!before) return version.revision === 1 ? 'The first version.' : 'The oldest version that is kept.'
  const earlier = byId(before)
  const now = byId(version)
  const parts = [
    [[...now.keys()].filter((id) => !earlier.has(id)).length, 'added'],
    [[...now].filter(([id, goal]) => isChanged(earlier.get(id), goal)).length, 'changed'],
    [[...earlier.keys()].filter((id) => !now.has(id)).length, 'removed'],
  ] as const
  const changes = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return changes.length === 0 ? 'No goal was changed.' : `Goals: ${changes.join(', ')}.`
}

const byId = ({ content }: NeedsVersion): ReadonlyMap<string, Goal> =>
  new Map(content.goals.filter(isWritten).map((goal) => [goal.id, goal]))

const isChanged = (before: Goal | undefined, goal: Goal): boolean =>
  before !== undefined && !isEqual(before, goal)
