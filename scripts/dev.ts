import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { stackPorts } from '../local-cloud/src/hosting/ports.ts'
import { buildAll } from './support/buildAll.ts'
import { packagesToBuild } from './support/packagesToBuild.ts'
import { runStack } from './support/runStack.ts'
import { UsageError } from './support/StackOptions.ts'
import { startServers } from './support/startServers.ts'

await runStack(async ({ root, options, group, progress }) => {
  const ids = packagesToBuild(root)
  const unknown = options.rest.find((id) => !ids.includes(id))
  if (unknown !== undefined)
    throw new UsageError(`There is no "${unknown}" to watch. Known: ${ids.join(', ')}.`)
  // The shell is always among them: its page is what reloads.
  const watched = options.rest.length > 0 ? [...new Set(['shell', ...options.rest])] : ids
  const others = ids.filter((id) => !watched.includes(id))

  // Watched builds go to a workspace of their own, so that what users get is never a development build.
  const out = join(root, '.cache', `watched-${options.portOffset}`)
  await rm(out, { recursive: true, force: true })
  for (const id of watched) await mkdir(join(out, id), { recursive: true })
  for (const id of others) await symlink(join(root, id), join(out, id), 'junction')

  await Promise.all([
    startServers(group, options, ids, ['--workspace', out, '--watched'], progress),
    buildAll(group, others, progress),
    progress.during('building', group.serve('The watch', 'build/src/watch.ts', ['--out', out, ...watched])),
  ])
  const origin = `http://localhost:${stackPorts(options.portOffset).shell}`
  progress.say(`watching ${watched.join(', ')}; pages on ${origin} reload after each build`)
  progress.say(`sign in on ${origin}/dev/token; Ctrl-C ends everything`)
})
