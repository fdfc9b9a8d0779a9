import { inLanes } from './inLanes.ts'
import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'

/** More at once would fight over the two cores and the memory of a small machine. */
const LANES = 2

/**
 * Builds what changed of the given packages.
 *
 * @throws ProcessEndedError when one does not build
 */
export function buildAll(group: ProcessGroup, ids: readonly string[], progress: Progress): Promise<void> {
  return inLanes(LANES, ids, (id) =>
    progress.during(`building ${id}`, group.run(`The build of ${id}`, 'build/src/main.ts', [id])),
  )
}
