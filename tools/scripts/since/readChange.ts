import { execFileSync } from 'node:child_process'
import type { Change } from './selectTests.ts'

/**
 * What differs from a commit, changes that are not committed included.
 *
 * @param root absolute path of the repository
 * @param ref a commit, branch or tag
 * @throws Error when git does not know the commit
 */
export function readChange(root: string, ref: string): Change {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const linesOf = (output: string) => output.split('\n').filter((line) => line !== '')
  const inCommit = new Set(linesOf(git('ls-tree', '-r', '--name-only', ref)))
  return {
    // Without the detection of renames, a moved file is listed under both paths.
    files: [
      ...linesOf(git('diff', '--name-only', '--no-renames', ref, '--')),
      ...linesOf(git('ls-files', '--others', '--exclude-standard')),
    ],
    before: (path) => (inCommit.has(path) ? git('show', `${ref}:${path}`) : null),
  }
}
