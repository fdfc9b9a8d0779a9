import { matchesGlob } from 'node:path'
import { dirname, join } from 'node:path/posix'
import { type ImportGraph, reachableFrom } from './ImportGraph.ts'
import { journeysOf } from './journeysOf.ts'
import { READS } from './READS.ts'
import { type Module, type ReExport, readModule } from './readModule.ts'
import type { Repository } from './readRepository.ts'

/** What differs from a commit. */
export interface Change {
  /** Paths of changed, new and deleted files. */
  readonly files: readonly string[]
  /** The text of a file in the commit, or null if the file is new. */
  before(path: string): string | null
}

/** The tests that a change can break. */
export interface Selection {
  readonly tests: readonly string[]
  readonly journeys: readonly string[]
  /** Whether the main journeys run in another engine too. */
  readonly engines: boolean
  /** Whether the rules are tested on the official emulators too. */
  readonly official: boolean
  /** Whether the main job is done on the official emulators too. */
  readonly officialJourney: boolean
  readonly leftOut: { readonly tests: readonly string[]; readonly journeys: readonly string[] }
  /** Set if everything runs: the changed file that all tests depend on. */
  readonly everythingBecauseOf: string | null
}

const TEST = /\.test\.tsx?$/
const JOURNEY = /^e2e\/src\/journeys\/.*\.spec\.ts$/
/** Decide how all tests run. */
const EVERYTHING = [
  'package-lock.json',
  'package.json',
  'jest.config.ts',
  'tools/build/jest/*.{ts,js}',
  '.ci/*',
]
/** Decide how all journeys run. */
const EVERY_JOURNEY = ['e2e/playwright.config.ts', 'e2e/src/support/test.ts', 'e2e/package.json']

/** Runs the main journeys in other engines; a change that can break `MAIN_JOURNEY` can break them. */
const ENGINES = 'e2e/src/engines/main.ts'
const MAIN_JOURNEY = 'e2e/src/journeys/mainJob.spec.ts'

/** Runs the tests of the rules on the official emulators. */
const OFFICIAL = 'tools/official/src/main.ts'

/** Does the main job on the official emulators; a change that can break `MAIN_JOURNEY` can break it. */
const OFFICIAL_JOURNEY = 'e2e/src/official/main.ts'

const CLOUD = 'tools/build/jest/localCloud.ts'
const FUNCTIONS = 'functions/src/index.ts'
const CALLABLES = 'shared/src/callables/'

/**
 * Selects the test files and journeys that a change can affect. Tests are found by their imports, the files that they
 * read (`READS`) and the functions that they call. Journeys are found by the table `JOURNEYS`.
 */
export function selectTests(change: Change, repository: Repository): Selection {
  const tests = repository.graph.files.filter((path) => TEST.test(path))
  const journeys = repository.graph.files.filter((path) => JOURNEY.test(path))
  const isOneOf = (globs: readonly string[]) => (path: string) =>
    !TEST.test(path) && globs.some((glob) => matchesGlob(path, glob))
  const everythingBecauseOf = change.files.find(isOneOf(EVERYTHING)) ?? null
  if (everythingBecauseOf !== null) {
    return {
      tests,
      journeys,
      engines: true,
      official: true,
      officialJourney: true,
      leftOut: { tests: [], journeys: [] },
      everythingBecauseOf,
    }
  }

  const affected = reachableFrom(changedCode(change, repository), dependentsOf(change, repository))
  const allJourneys = change.files.some(isOneOf(EVERY_JOURNEY))
  const shown = new Set(change.files.filter(isShown).flatMap((path) => journeysOf(path, journeys)))
  const isSelected = (path: string) => affected.has(path)
  const isSelectedJourney = (path: string) => allJourneys || affected.has(path) || shown.has(path)
  return {
    tests: tests.filter(isSelected),
    engines: affected.has(ENGINES) || isSelectedJourney(MAIN_JOURNEY),
    official: affected.has(OFFICIAL),
    officialJourney: affected.has(OFFICIAL_JOURNEY) || isSelectedJourney(MAIN_JOURNEY),
    journeys: journeys.filter(isSelectedJourney),
    leftOut: {
      tests: tests.filter((path) => !isSelected(path)),
      journeys: journeys.filter((path) => !isSelectedJourney(path)),
    },
    everythingBecauseOf,
  }
}

/** False for files that are not part of a page. */
const isShown = (path: string) => !TEST.test(path) && !path.endsWith('.md') && !path.includes('/testing/')

/**
 * Changed files. A changed entry point is replaced by the importers of the names that it now re-exports from elsewhere.
 */
function changedCode({ files, before }: Change, { modules, graph }: Repository): ReadonlySet<string> {
  const changed = new Set(files)
  for (const path of files) {
    const after = modules.get(path)
    const text = after?.isEntryPoint ? before(path) : null
    if (after === undefined || text === null) continue
    const names = changedNames(readModule(path, text), after)
    for (const [name, importers] of graph.importers(path)) {
      if (names.has(name)) for (const importer of importers) changed.add(importer)
    }
  }
  return changed
}

function changedNames(before: Module, after: Module): ReadonlySet<string> {
  const keyOf = ({ specifier, from, as }: ReExport) => `${specifier} ${from} ${as}`
  const [known, current] = [before, after].map(({ reExports }) => new Set(reExports.map(keyOf)))
  const differing = [...before.reExports, ...after.reExports].filter(
    (each) => !(known?.has(keyOf(each)) && current?.has(keyOf(each))),
  )
  return new Set(differing.map(({ as }) => as))
}

/** Follows dependencies backwards. */
function dependentsOf(change: Change, repository: Repository): (path: string) => Iterable<string> {
  const { graph, modules, files } = repository
  const dependents = new Map<string, Set<string>>()
  const add = (dependent: string, dependency: string) => {
    dependents.set(dependency, (dependents.get(dependency) ?? new Set()).add(dependent))
  }
  for (const path of graph.files) {
    for (const dependency of graph.dependencies(path)) add(path, dependency)
    if (path in READS) continue
    for (const literal of modules.get(path)?.literals ?? []) {
      for (const named of [join(dirname(path), literal), literal]) if (files.has(named)) add(path, named)
    }
  }
  // Files that are read count as changed themselves, and not for what they import.
  for (const [reader, globs] of Object.entries(READS)) {
    for (const path of change.files) if (globs.some((glob) => matchesGlob(path, glob))) add(reader, path)
  }
  for (const [test, called] of calledFunctions(graph, modules)) for (const path of called) add(test, path)
  return (path) => dependents.get(path) ?? []
}

/**
 * The functions that run when a test uses the local cloud: those that it calls by name, those of its own folder, and
 * triggers.
 *
 * @returns the files that define them, by test file
 */
function calledFunctions(
  graph: ImportGraph,
  modules: ReadonlyMap<string, Module>,
): ReadonlyMap<string, readonly string[]> {
  const defined = (modules.get(FUNCTIONS)?.reExports ?? []).map(({ as, specifier }) => ({
    name: as,
    file: join(dirname(FUNCTIONS), specifier),
  }))
  const callables = new Set(
    [...modules].flatMap(([path, { literals }]) => (path.startsWith(CALLABLES) ? [...literals] : [])),
  )
  const called = new Map<string, readonly string[]>()
  for (const test of graph.files.filter((path) => TEST.test(path))) {
    const used = reachableFrom([test], (path) => graph.dependencies(path))
    if (!used.has(CLOUD)) continue
    const runs = ({ name, file }: { readonly name: string; readonly file: string }) =>
      !callables.has(name) ||
      test.startsWith(`${dirname(file)}/`) ||
      [...used].some((path) => modules.get(path)?.literals.has(name))
    called.set(
      test,
      defined.filter(runs).map(({ file }) => file),
    )
  }
  return called
}
