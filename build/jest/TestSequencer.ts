import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { LONG_SUITES } from './LONG_SUITES.ts'

/** The part of Jest's description of a test file that decides on its order. */
export interface TestFile {
  readonly path: string
  readonly context: { readonly config: { readonly rootDir: string } }
}

/** What a test file contains that counts steps. */
const COUNTER = /\bcreateStepCounter\b/

/**
 * The order of test files, which Jest would otherwise learn from earlier runs: a clean machine has none. First those
 * that count steps, because V8 counts in everything that the worker has loaded: late in a run, this takes ten times
 * as long. Then those that take longest, so that none runs alone at the end. Then the largest files.
 */
export default class TestSequencer {
  sort<File extends TestFile>(files: readonly File[]): readonly File[] {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]))
    return files.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0))
  }

  /** Jest calls it after a run. Nothing is stored, so that every run has the same order. */
  cacheResults(): void {}
}

/** Higher ranks run earlier. */
function rankOf({ path, context: { config } }: TestFile): number {
  const content = readFileSync(path, 'utf8')
  if (COUNTER.test(content)) return Number.MAX_SAFE_INTEGER
  const at = LONG_SUITES.indexOf(relative(config.rootDir, path).split(sep).join('/'))
  return at === -1 ? content.length : (LONG_SUITES.length - at) * 1e9
}
