import { AREAS } from './AREAS.ts'
import type { Area, AreaRemote } from './Area.ts'

/** The packages behind the areas, each once and sorted by name. */
export function remotePackages(areas: readonly Area[] = AREAS): readonly AreaRemote[] {
  const remotes = new Map(areas.map(({ remote }) => [remote.name, remote]))
  return [...remotes.values()].sort((a, b) => a.name.localeCompare(b.name))
}
