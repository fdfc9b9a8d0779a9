import { normalize } from 'node:path/posix'
import type { StressOptions } from './StressOptions.ts'

/** The files of the repository. */
export interface Files {
  /** All paths, relative to the root, with slashes. */
  readonly all: Iterable<string>
  /** Paths that differ from a commit. */
  changedSince(ref: string): readonly string[]
  /** Files whose code a file uses directly. */
  dependencies(path: string): ReadonlySet<string>
}

/** No test file is at a path that was named. */
export class NoTestFileError extends Error {
  override readonly name = 'NoTestFileError'
}

/**
 * Chooses the test files that are repeated, journeys included, sorted by path. A change touches the test files that it
 * changes, and those that use a changed file directly.
 *
 * @throws NoTestFileError
 */
export function selectTestFiles({ selection, part }: StressOptions, files: Files): readonly string[] {
  const tests = [...files.all].filter(isTest).sort()
  const selected = () => {
    switch (selection.kind) {
      case 'all':
        return tests
      case 'paths':
        return selection.paths.flatMap((path) => testsAt(path, tests))
      case 'since': {
        const changed = new Set(files.changedSince(selection.ref))
        return tests.filter((test) => [test, ...files.dependencies(test)].some((path) => changed.has(path)))
      }
    }
  }
  return [...new Set(selected())].filter((_path, at) => at % part.of === part.index)
}

const isTest = (path: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(path)

/** A test file, or all in a folder. */
function testsAt(path: string, tests: readonly string[]): readonly string[] {
  const plain = normalize(path).replace(/\/$/, '')
  const found = tests.filter((test) => test === plain || test.startsWith(`${plain}/`))
  if (found.length === 0) throw new NoTestFileError(`There is no test file at ${path}.`)
  return found
}
