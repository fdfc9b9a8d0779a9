import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'

/** More at once would compete for the two cores and the memory of a small machine. */
const CONCURRENCY = 2

/**
 * Builds packages by `lerna run build`. A package that did not change is not built again. The shell gets the pages for
 * developers, which `npm run build` leaves out.
 *
 * @param ids folders of the packages
 * @throws ProcessEndedError when one does not build, after printing why
 */
export async function buildAll(
  group: ProcessGroup,
  ids: readonly string[],
  progress: Progress,
): Promise<void> {
  if (ids.length === 0) return
  const scopes = ids.flatMap((id) => ['--scope', `@outcome-studio/${id}`])
  const args = ['run', 'build', ...scopes, '--concurrency', String(CONCURRENCY), '--loglevel', 'error']
  const build = group.run('The build', 'node_modules/lerna/dist/cli.js', args, {
    output: 'onFailure',
    env: { BUILD_TARGET: 'local' },
  })
  await progress.during('building', build)
}
