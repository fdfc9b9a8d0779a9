import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import { PackageError } from './PackageError.ts'

/**
 * Builds what has changed through lerna, for an environment. The build ends with this process.
 *
 * @param root absolute path of the repository
 * @param output whether what is printed is shown at once, or only if the build fails
 * @throws PackageError if a package does not build
 */
export async function buildPackages(
  root: string,
  { emulators }: Environment,
  output: 'atOnce' | 'onFailure',
): Promise<void> {
  const endWithParent = pathToFileURL(join(root, 'tools/scripts/support/endWithParent.ts')).href
  const lerna = join(root, 'node_modules/lerna/dist/cli.js')
  const stream = output === 'atOnce' ? 2 : 'pipe'
  const child = spawn(process.execPath, ['--import', endWithParent, lerna, 'run', 'build'], {
    cwd: root,
    env: {
      ...process.env,
      // Only an environment with emulators gets what developers alone use.
      BUILD_TARGET: emulators === null ? 'production' : 'local',
      PROCESS_GROUP_OWNER: String(process.pid),
    },
    stdio: ['ignore', stream, stream, 'ipc'],
  })
  const printed: Buffer[] = []
  for (const each of [child.stdout, child.stderr]) each?.on('data', (chunk: Buffer) => printed.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  process.stderr.write(Buffer.concat(printed))
  throw new PackageError('A package does not build.')
}
