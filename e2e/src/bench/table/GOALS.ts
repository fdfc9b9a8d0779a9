import { AREAS_TO_OPEN } from '../../support/weight/AREAS_TO_OPEN.ts'
import { GOALS as AREA_GOALS } from '../areas/compareAreas.ts'
import { PEER_EDITORS } from '../peers/servePeers.ts'
import type { ComparedKeys } from '../sections/measureBare.ts'
import type { AreasResult } from '../sections/openAreas.ts'
import type { FunctionsResult } from '../sections/openFunctions.ts'
import type { LighthouseResult } from '../sections/openLighthouse.ts'
import type { LiveEventsResult } from '../sections/openLiveEvents.ts'
import type { PeersResult } from '../sections/openPeers.ts'
import type { RespondentsResult } from '../sections/openRespondents.ts'
import type { RulesResult } from '../sections/openRules.ts'
import type { SavingResult } from '../sections/openSaving.ts'
import type { TypingResult } from '../sections/openTyping.ts'
import type { WeightResult } from '../sections/openWeight.ts'
import type { MeasuredSessions } from '../sia/measureSessions.ts'
import type { Goal, Sample } from './Goal.ts'

/** What one run of each benchmark of the table returns. */
export interface Results {
  readonly typing: TypingResult
  readonly peers: PeersResult
  readonly weight: WeightResult
  readonly sessions: MeasuredSessions
  readonly liveEvents: LiveEventsResult
  readonly lighthouse: LighthouseResult
  readonly areas: AreasResult
  readonly saving: SavingResult
  readonly functions: FunctionsResult
  readonly respondents: RespondentsResult
  readonly rules: RulesResult
}

/** Every row of the table, by the benchmark that measures it. */
export const GOALS: { readonly [Name in keyof Results]: readonly Goal<Results[Name]>[] } = {
  typing: [
    ratio('Key to paint p95, 2,000 statements', 1.2, ({ study2000 }) => keys(study2000)),
    ratio('Key to paint p95, 300 statements', 1.1, ({ study300 }) => keys(study300)),
    ratio('Key to paint p95, needs map of 200', 1.1, ({ needs }) => keys(needs)),
    ms('Script per key, 2,000 statements', 1, ({ study2000 }) => study2000.keys.scriptPerKey),
    ms('Script per key, 300 statements', 1, ({ study300 }) => study300.keys.scriptPerKey),
    ms('Script per key, needs map of 200', 1, ({ needs }) => needs.keys.scriptPerKey),
    ms('A move p95, 2,000 statements', 40, ({ study2000 }) => study2000.moveP95),
    ms('An undo p95, 2,000 statements', 40, ({ study2000 }) => study2000.undoP95),
    ms('Open a study again, 300 statements', 100, ({ study300 }) => study300.reopenMs),
    ms('Open a study again, 2,000 statements', 200, ({ study2000 }) => study2000.reopenMs),
  ],
  peers: PEER_EDITORS.map((editor) =>
    ratio(`Key to paint p95, 2,000 lines in ${editor}`, 1.2, (peers) => keys(peers[editor])),
  ),
  weight: [
    kB('Home painted, brotli', 130, ({ home }) => home.untilPainted.bytes),
    // What has come by then depends on how fast the machine is.
    { ...kB<WeightResult>('Home usable, brotli', 230, ({ home }) => home.untilUsable.bytes), isCount: false },
    kB("Sia's own scripts, brotli", 45, ({ sia }) => sia.own.bytes),
  ],
  sessions: [ms("500 of Sia's sessions listed", 100, ({ fromData }) => fromData)],
  liveEvents: [ms('500 live events listed', 250, ({ listedMs }) => listedMs)],
  lighthouse: [
    score('Lighthouse mobile, signed out', 97, ({ signedOut }) => signedOut.mobile),
    score('Lighthouse desktop, signed out', 100, ({ signedOut }) => signedOut.desktop),
    score('Lighthouse mobile, signed in', 97, ({ signedIn }) => signedIn.mobile),
    score('Lighthouse desktop, signed in', 100, ({ signedIn }) => signedIn.desktop),
  ],
  areas: AREAS_TO_OPEN.flatMap(({ name }) => areaGoals(name)),
  saving: [ms('200 members save at once p95', 1_000, ({ p95 }) => p95)],
  functions: [
    {
      ...of('Memory of all functions', 250, 'MB'),
      read: ({ allFunctionsMB }) => ({ value: allFunctionsMB }),
    },
    ms('Cold start of a function, processor time', 800, ({ coldStartMs }) => coldStartMs),
  ],
  respondents: [
    ms('Import a survey of 5,000 people', 10_000, ({ importMs }) => importMs),
    ms('Switch segments of 5,000 people', 100, ({ switchMs }) => switchMs),
    { ...of('Memory of the tab, 5,000 people', 150, 'MB'), read: ({ heapMB }) => ({ value: heapMB }) },
  ],
  rules: [
    ms('Check 2,000 statements, processor time', 50, ({ studyOf2000Ms }) => studyOf2000Ms),
    // Twice the text takes twice the time; more than a half of that again would not be linear.
    ratio('Check hostile text of 20 kB against 10 kB', 2.6, ({ hostileMs }) => ({
      value: hostileMs.whole,
      base: hostileMs.half,
    })),
    ms("The coach's answer p95, processor time", 40, ({ answersMs }) => answersMs.p95),
  ],
}

/** The goal of a row, for benchmarks that measure it alone. @throws RangeError for an unknown one */
export function goalOf(what: string): number {
  const found = Object.values(GOALS)
    .flat()
    .find((goal) => goal.what === what)
  if (found === undefined) throw new RangeError(`There is no goal "${what}".`)
  return found.goal
}

/**
 * Compared with one bundle of the same source. On a busy machine a page may pause so long that it seems to have loaded
 * everything, so bytes and requests are no counts here.
 */
function areaGoals(name: string): readonly Goal<AreasResult>[] {
  const counted = (read: (run: AreasResult['areas'][string]) => Sample) => (result: AreasResult) => {
    const run = result.areas[name]
    return run === undefined || !result.isComplete ? null : read(run)
  }
  const timed = ({ areas }: AreasResult): Sample | null => {
    const run = areas[name]
    return run === undefined ? null : { value: run.product.mountedMs, base: run.oneBundle.mountedMs }
  }
  return [
    {
      ...of(`${name}, bytes against one bundle`, AREA_GOALS.bytes, 'kB'),
      read: counted(({ product, oneBundle }) => ({
        value: product.bytes / 1000,
        base: oneBundle.bytes / 1000,
      })),
    },
    { ...of(`${name}, time to mounted`, AREA_GOALS.mounted, 'ms'), read: timed },
    {
      ...of(`${name}, requests`, AREA_GOALS.requests, ''),
      read: counted(({ product, oneBundle }) => ({ value: product.requests, base: oneBundle.requests })),
    },
  ]
}

function of(what: string, goal: number, unit: Goal<never>['unit'], isCount = false) {
  return { what, goal, unit, isCount, is: 'at most' } as const
}

function ms<Result>(what: string, goal: number, read: (result: Result) => number): Goal<Result> {
  return { ...of(what, goal, 'ms'), read: (result) => ({ value: read(result) }) }
}

function ratio<Result>(what: string, goal: number, read: (result: Result) => Sample): Goal<Result> {
  return { ...of(what, goal, 'ms'), read }
}

function kB<Result>(what: string, goal: number, bytes: (result: Result) => number): Goal<Result> {
  return { ...of(what, goal, 'kB', true), read: (result) => ({ value: bytes(result) / 1000 }) }
}

function score<Result>(what: string, goal: number, read: (result: Result) => number): Goal<Result> {
  return { ...of(what, goal, ''), is: 'at least', read: (result) => ({ value: read(result) }) }
}

function keys({ keys: own, bare }: ComparedKeys): Sample {
  return { value: own.p95, base: bare.p95 }
}
