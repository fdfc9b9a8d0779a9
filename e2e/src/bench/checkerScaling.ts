import {
  CHECKED_ENTITIES,
  type CheckedStudy,
  checkStudy,
  checkText,
  RULES,
  type Rule,
  STANDARD_RULES,
} from '@outcome-studio/shared/domain/checker'
import { cpuMs, HOSTILE_UNITS, hostileText } from './checker/hostileText.ts'
import { percentile, rounded } from './statistics.ts'

/**
 * Measures how the time of each rule of the checker grows while its input is doubled four times: medians of several
 * runs in processor time, as ratios to the size before. About 2 is linear. Then the time of the whole check for 4 MB of
 * hostile texts.
 */
const RUNS = 5
const DOUBLINGS = [1, 2, 4, 8, 16]
/** Least processor time of one measurement, in milliseconds. */
const LEAST_MS = 3
const GOAL_MS = 1000

/** A word with hyphens at the places of a number's binary digits. */
const spelling = (number: number): string =>
  [...'abcdefghijklmnopqr'].map((letter, at) => ((number >> at) & 1 ? `${letter}-` : letter)).join('')

const KINDS: readonly (readonly [name: string, textOf: (at: number) => string])[] = [
  ['spellings', (at) => Array.from({ length: 150 }, (_, word) => spelling(at * 150 + word)).join(' ')],
  ['distinctWords', (at) => Array.from({ length: 300 }, (_, word) => `word${at * 300 + word}`).join(' ')],
  ['equalStatements', () => 'Minimize the time it takes to find a table when seating a guest '.repeat(60)],
  ...HOSTILE_UNITS.map(
    (unit) => [`${unit.trim() || 'spaces'}, repeated`, () => unit.repeat(4_000 / unit.length)] as const,
  ),
]

function studyOf(texts: readonly string[]): CheckedStudy {
  return {
    jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
    jobSteps: Array.from({ length: Math.ceil(texts.length / 20) }, (_, step) => ({
      uuid: `step${step}`,
      userInput: 'Locate a free table',
      category: null,
      outcomeStatements: texts
        .slice(step * 20, step * 20 + 20)
        .map((userInput, at) => ({ uuid: `statement${step}.${at}`, userInput })),
    })),
  }
}

function medianMs(work: () => unknown): number {
  work()
  return percentile(
    Array.from({ length: RUNS }, () => cpuMs(work)),
    0.5,
  )
}

function growthOf(prepare: (size: number) => () => unknown): readonly number[] {
  const smallest = prepare(1)
  const repeats = Math.ceil(LEAST_MS / Math.max(medianMs(smallest), 0.01))
  const times = DOUBLINGS.map((size) => {
    const work = prepare(size)
    return medianMs(() => {
      for (let run = 0; run < repeats; run += 1) work()
    })
  })
  return times.slice(1).map((time, at) => rounded(time / (times[at] ?? Number.NaN), 2))
}

function growthOfRule(rule: Rule): readonly number[] {
  const only = { job: [], jobStep: [], outcomeStatement: [], study: [] }
  if (rule.entities.includes('study')) {
    const rules = { ...STANDARD_RULES, rulesFor: { ...only, study: [rule] } }
    return growthOf((size) => {
      const study = studyOf(
        KINDS.slice(0, 3).flatMap(([, textAt]) =>
          Array.from({ length: size * 10 }, (_, at) => textAt(at).slice(0, 400)),
        ),
      )
      return () => checkStudy(study, rules)
    })
  }
  const entities = CHECKED_ENTITIES.filter((entity) => rule.entities.includes(entity))
  const rules = {
    ...STANDARD_RULES,
    rulesFor: { ...only, ...Object.fromEntries(entities.map((entity) => [entity, [rule]])) },
  }
  return growthOf((size) => {
    const text = hostileText(size * 500)
    return () => entities.map((entity) => checkText(entity, text, rules))
  })
}

const growth = Object.fromEntries(
  RULES.filter(({ find, findInStudy }) => find ?? findInStudy).map((rule) => [rule.id, growthOfRule(rule)]),
)
const hostileMs = Object.fromEntries(
  KINDS.map(([name, textAt]) => {
    const study = studyOf(Array.from({ length: 1_000 }, (_, at) => textAt(at).slice(0, 4_000)))
    return [name, rounded(medianMs(() => checkStudy(study)))]
  }),
)

process.stdout.write(
  `${JSON.stringify({
    growth,
    largestGrowth: Math.max(...Object.values(growth).flat()),
    growthGoal: 2.6,
    hostile4MbMs: hostileMs,
    slowestMs: Math.max(...Object.values(hostileMs)),
    goalMs: GOAL_MS,
  })}\n`,
)
