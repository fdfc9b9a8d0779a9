import * as fc from 'fast-check'
import type { CheckedEntity } from '../../checker/Rule.ts'
import { BAD_JOBS, GOOD_JOBS } from './ownJobs.ts'
import { BAD_OUTCOMES, GOOD_OUTCOMES } from './ownOutcomes.ts'

/** Other ways to write a character, or to follow it, that look the same. */
const DISGUISES: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/ /g, () => '\u00a0'],
  [/ /g, () => '\u202f'],
  [/'/g, () => '’'],
  [/’/g, () => 'ʼ'],
  [/[A-Za-z](?=[a-z])/g, (letter) => `${letter}\u00ad`],
  [/[A-Za-z](?=[a-z])/g, (letter) => `${letter}\u200b`],
  [/fi/g, () => 'ﬁ'],
  [/fl/g, () => 'ﬂ'],
  [/[éÄä]/g, (letter) => letter.normalize('NFD')],
]

const STATEMENTS: readonly (readonly [CheckedEntity, string])[] = [
  ...[...GOOD_JOBS, ...BAD_JOBS].map((text) => ['job', text] as const),
  ...[...GOOD_OUTCOMES, ...BAD_OUTCOMES].map((text) => ['outcomeStatement', text] as const),
  ['job', "Don't lose the café's files, e.g. on Ähnlich's final flight"],
  ['jobStep', 'find the first file'],
  [
    'outcomeStatement',
    "Minimize the time it takes to find a driver's profile, e.g. quickly with the Etsy app",
  ],
]

/** Writes a character in another way at one of the places where it is. */
function disguise(text: string, [pattern, other]: (typeof DISGUISES)[number], place: number): string {
  const all = [...text.matchAll(pattern)]
  const found = all[place % all.length]
  if (found === undefined) return text
  const { 0: part, index } = found
  return text.slice(0, index) + other(part) + text.slice(index + part.length)
}

/** A statement, and the same one with characters written in other ways at some places. */
export const disguised = fc
  .record({
    statement: fc.constantFrom(...STATEMENTS),
    changes: fc.array(fc.tuple(fc.constantFrom(...DISGUISES), fc.nat(100)), { minLength: 1, maxLength: 12 }),
  })
  .map(({ statement: [entity, text], changes }) => ({
    entity,
    text,
    other: changes.reduce((result, [change, place]) => disguise(result, change, place), text),
  }))
