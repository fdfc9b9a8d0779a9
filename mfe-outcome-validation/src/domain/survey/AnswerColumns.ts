import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import {
  ANSWER_SCALES,
  type AnswerScale,
  NO_ANSWER,
  type OutcomeAnswers,
} from '@outcome-studio/shared/domain/respondents'
import { shortened } from '@outcome-studio/shared/domain/study'
import { createSlices, type Pause } from '@outcome-studio/shared/files'
import { ASKED, type Asked } from '../questionnaire/Questionnaire.ts'
import { type Matched, OutcomeMatcher } from './OutcomeMatcher.ts'
import { readAnswer } from './readAnswer.ts'

/** A column with the answers to one question. */
export interface AnswerColumn {
  readonly at: number
  readonly heading: string
  /** Text or number of the outcome. */
  readonly outcome: string
  /** Uuid of the outcome statement; empty if the heading has none. */
  readonly id: string
  readonly asked: Asked
}

/** An answer that is on no scale. */
const UNUSABLE = 254
/** Work of one answer, in characters. */
const CELL_WORK = 256
/** Work of one answer that is a number already, in characters. */
const POINT_WORK = 8

interface ReadColumn {
  readonly column: AnswerColumn
  /** For messages: the heading, or outcome and question where the headings begin with one question. */
  readonly label: string
  readonly matched: Matched
  /** Numbers as in the file, UNUSABLE or NO_ANSWER, by person. */
  readonly points: Uint8Array
  /** The first text that is no number. */
  readonly unusable: string
}

/** The answers of all people to the questions about a study's outcomes, as they are in a file. */
export class AnswerColumns {
  readonly #read: readonly ReadColumn[]
  readonly #people: number
  /** Number of answers by their value. */
  readonly counts: ReadonlyMap<number, number>
  readonly unknown: readonly string[]
  readonly problems: readonly string[]

  /** Use read(). */
  private constructor(
    read: readonly ReadColumn[],
    people: number,
    counts: Uint32Array,
    matcher: OutcomeMatcher,
  ) {
    this.#read = read
    this.counts = new Map([...counts.entries()].filter(([, count]) => count > 0))
    this.#people = people
    this.unknown = matcher.unknown
    this.problems = matcher.problems
  }

  /** @param people rows of the people who answered */
  static async read(
    people: readonly (readonly string[])[],
    columns: readonly AnswerColumn[],
    needs: readonly Need[],
    pause: Pause,
  ): Promise<AnswerColumns> {
    const nextSlice = createSlices(pause)
    const named = ({ outcome, id }: AnswerColumn) => ({ text: outcome, number: '', id })
    const matcher = new OutcomeMatcher(needs, columns.map(named))
    const read: ReadColumn[] = []
    const numbers = new Map<string, string>(needs.map(({ statementId, number }) => [statementId, number]))
    const counts = new Uint32Array(UNUSABLE)
    const taken = new Set<string>()
    // Most answers are equal, and reading one costs more than looking it up.
    const known = { importance: new Map<string, number>(), satisfaction: new Map<string, number>() }
    for (const column of columns) {
      const matched = matcher.match(named(column), column.heading, ASKED.length)
      if (!matched) continue
      const key = `${matched.statementId} ${column.asked}`
      if (taken.has(key)) {
        matcher.problems.push(`“${shortened(column.heading)}”: this question is asked further left.`)
        continue
      }
      taken.add(key)
      const heading = shortened(column.heading)
      const label =
        heading === column.heading ? heading : `${numbers.get(matched.statementId)} ${column.asked}`
      const points = new Uint8Array(people.length).fill(NO_ANSWER)
      let unusable = ''
      for (const [at, line] of people.entries()) {
        const waiting = nextSlice(CELL_WORK)
        if (waiting) await waiting
        const cell = line[column.at] ?? ''
        if (cell === '') continue
        const point = known[column.asked].get(cell) ?? pointOf(cell, column.asked)
        known[column.asked].set(cell, point)
        points[at] = point
        if (point < UNUSABLE) counts[point] = (counts[point] ?? 0) + 1
        if (point === UNUSABLE && unusable === '') unusable = cell.trim()
      }
      read.push({ column, label, matched, points, unusable })
    }
    return new AnswerColumns(read, people.length, counts, matcher)
  }

  get headings(): readonly string[] {
    return this.#read.map(({ column }) => column.heading)
  }

  /** The answers on a scale by outcome, in the order of the file, and messages about those that are on none. */
  async onScale(
    scale: AnswerScale,
    pause: Pause,
  ): Promise<{
    readonly outcomes: readonly (OutcomeAnswers & { readonly matched: Matched })[]
    readonly problems: readonly string[]
  }> {
    const nextSlice = createSlices(pause)
    const problems: string[] = []
    const found = new Map<string, { matched: Matched } & Partial<Record<Asked, Uint8Array>>>()
    for (const each of this.#read) {
      const { matched, column } = each
      await nextSlice(POINT_WORK * this.#people)
      const points = withinScale(each, scale, problems)
      if (points.every((point) => point === NO_ANSWER)) continue
      const others = found.get(matched.statementId)
      found.set(matched.statementId, { ...others, matched, [column.asked]: points })
    }
    const none = new Uint8Array(this.#people).fill(NO_ANSWER)
    const outcomes = Array.from(found.values(), ({ matched, importance = none, satisfaction = none }) => ({
      statementId: matched.statementId,
      matched,
      importance,
      satisfaction,
    }))
    return { outcomes, problems }
  }
}

function pointOf(cell: string, asked: Asked): number {
  if (cell.trim() === '') return NO_ANSWER
  const answer = readAnswer(cell, asked)
  return Number.isNaN(answer) ? UNUSABLE : Math.min(answer, UNUSABLE)
}

/** Leaves out the answers that are not on the scale, and says how many. */
function withinScale(
  { label: question, points, unusable }: ReadColumn,
  scale: AnswerScale,
  problems: string[],
): Uint8Array {
  const { least, most, label } = ANSWER_SCALES[scale]
  let [valid, invalid, first] = [0, 0, unusable]
  const within = points.map((point) => {
    if (point === NO_ANSWER) return NO_ANSWER
    if (point >= least && point <= most) {
      valid += 1
      return point
    }
    invalid += 1
    if (first === '') first = `${point}`
    return NO_ANSWER
  })
  if (invalid > 0) {
    const wrong = `“${question}”: “${shortened(first)}” is no rating from ${label}`
    const all = counted(valid + invalid, 'answer')
    const out = `${invalid} of ${all} ${invalid === 1 ? 'is' : 'are'} left out`
    problems.push(valid === 0 ? `${wrong}.` : `${wrong}; ${out}.`)
  }
  return within
}
