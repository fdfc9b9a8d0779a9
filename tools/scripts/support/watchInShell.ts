import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { stackPorts } from '../../hosting/src/ports.ts'
import { buildAll } from './buildAll.ts'
import type { Stack } from './runStack.ts'
import { startServers } from './startServers.ts'
import { startSites } from './startSites.ts'

/**
 * Runs the product with some of its packages built anew on each change; open pages reload then.
 *
 * @param ids the shell and all features
 * @param watched those that are built anew, the shell among them: its page is what reloads
 */
export async function watchInShell(
  { root, options, group, progress }: Stack,
  ids: readonly string[],
  watched: readonly string[],
): Promise<void> {
  const others = ids.filter((id) => !watched.includes(id))

  // Watched builds go to a workspace of their own, so that what users get is never a development build.
  const out = join(root, '.cache', `watched-${options.portOffset}`)
  await rm(out, { recursive: true, force: true })
  for (const id of watched) await mkdir(join(out, id), { recursive: true })
  for (const id of others) await symlink(join(root, id), join(out, id), 'junction')

  const sites = () => startSites(group, options, ids, ['--workspace', out, '--watched'], progress)
  await Promise.all([
    startServers(group, options, sites, progress),
    buildAll(group, others, progress),
    progress.during(
      'building',
      group.serve('The watch', 'tools/build/src/watch.ts', ['--out', out, ...watched]),
    ),
  ])
  const origin = `http://localhost:${stackPorts(options.portOffset).shell}`
  progress.say(`watching ${watched.join(', ')}; pages on ${origin} reload after each build`)
  progress.say(`sign in on ${origin}/dev/token; Ctrl-C ends everything`)
}
