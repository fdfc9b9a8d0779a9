import { readFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import { LONG_SUITES } from './LONG_SUITES.ts'
import { SEED_VARIABLE, testSeed } from './testSeed.ts'

/** The part of Jest's description of a test file that decides on its order. */
export interface TestFile {
  readonly path: string
  readonly context: {
    readonly config: {
      readonly rootDir: string
      readonly roots: readonly string[]
      readonly testRunner: string
    }
  }
}

/** Pattern for test files that count steps. */
const COUNTER = /\bcreateStepCounter\b/

/**
 * Orders test files, because Jest learns an order only from earlier runs, which a clean machine does not have.
 * - First, files that count steps: V8 counts in all modules that the worker has loaded, so late in a run they take ten
 *   times as long.
 * - Then the slowest files, so that none runs alone at the end, and the largest files.
 * - Last, project by project, files that share modules.
 * With a seed in the environment, the order is random within these groups.
 */
export default class TestSequencer {
  /** Called by Jest. */
  sort<File extends TestFile>(files: readonly File[]): readonly File[] {
    const isRandom = process.env[SEED_VARIABLE] !== undefined
    const random = randomOf(testSeed())
    const ranks = new Map(
      files.map((file) => [file, isRandom ? { ...rankOf(file), size: random() } : rankOf(file)]),
    )
    return files.toSorted((one, other) => compare(ranks.get(one), ranks.get(other)))
  }

  /** Jest calls it after a run. Nothing is stored, so that every run has the same order. */
  cacheResults(): void {}
}

/** Larger values run earlier. */
interface Rank {
  readonly group: number
  /** Of files that share modules, the project's. */
  readonly project: string
  readonly size: number
}

const [COUNTING, LONG, ALONE, TOGETHER] = [3, 2, 1, 0]

function rankOf({ path, context: { config } }: TestFile): Rank {
  const content = readFileSync(path, 'utf8')
  if (COUNTER.test(content)) return { group: COUNTING, project: '', size: content.length }
  const at = LONG_SUITES.indexOf(relative(config.rootDir, path).split(sep).join('/'))
  if (at !== -1) return { group: LONG, project: '', size: LONG_SUITES.length - at }
  if (basename(config.testRunner) !== 'runTogether.js') {
    return { group: ALONE, project: '', size: content.length }
  }
  return { group: TOGETHER, project: config.roots.join(), size: content.length }
}

function compare(one: Rank | undefined, other: Rank | undefined): number {
  if (one === undefined || other === undefined) return 0
  return (
    other.group - one.group ||
    (one.project < other.project ? -1 : Number(one.project > other.project)) ||
    other.size - one.size
  )
}

/** Pseudorandom numbers from 0 to 1 (the generator Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
