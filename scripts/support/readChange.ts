import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Change } from './affectedFolders.ts'

const packagesSchema = z.array(z.object({ location: z.string() }))

/**
 * What differs from a commit, changes that are not committed included.
 *
 * @param root absolute path of the repository
 * @param ref a commit, branch or tag
 * @throws Error when git does not know the commit
 */
export function readChange(root: string, ref: string): Change {
  const git = (...args: readonly string[]) =>
    linesOf(execFileSync('git', args, { cwd: root, encoding: 'utf8' }))
  const lerna = join(root, 'node_modules/lerna/dist/cli.js')
  const args = [lerna, 'ls', '--all', '--json', '--since', ref, '--loglevel', 'error']
  const listed = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    files: [...git('diff', '--name-only', ref, '--'), ...git('ls-files', '--others', '--exclude-standard')],
    packages: packagesSchema.parse(JSON.parse(listed)).map(({ location }) => relative(root, location)),
  }
}

const linesOf = (output: string): readonly string[] => output.split('\n').filter((line) => line !== '')
