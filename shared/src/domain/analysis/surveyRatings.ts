import { withoutEnd } from '../base/withoutEnd.ts'
import { createSlices } from '../files/createSlices.ts'
import type { Pause } from '../files/Pause.ts'
import { shortened } from '../study/fields/shortened.ts'
import type { OutcomeStatementUuid, Rating } from '../study/Study.ts'
import type { Need } from './needsTable.ts'
import { ASKED, type Asked } from './questionnaire/Questionnaire.ts'
import { qualtricsRows } from './questionnaire/qualtricsRows.ts'

/** Ratings that a survey file contains for a study's outcomes. */
export interface SurveyRatings {
  readonly ratings: readonly { readonly statementId: OutcomeStatementUuid; readonly rating: Rating }[]
  /** Number of people if the file has a row per person; null if it has a row per outcome. */
  readonly respondents: number | null
  /** Outcomes of the file that this study does not have, as labelled in the file. */
  readonly unknown: readonly string[]
  /** Messages for the member, each with its line. */
  readonly problems: readonly string[]
}

/** The highest rating, and the lowest that counts as agreement (docs/method.md §6). */
const HIGHEST = 5
const COUNTS_FROM = 4

/** Work of one row and of one answer, in characters. */
const ROW_WORK = 4_096
const CELL_WORK = 256

/**
 * Reads the table of a survey. The first row decides between two layouts. One row per outcome: columns
 * "Outcome statement" (or "Number"), "Importance" and "Satisfaction" from 0 to 10.
 *
 * One row per person with ratings from 1 to 5: two columns per outcome, for example "2.1 importance" and "2.1
 * satisfaction". Instead of the number, a heading may contain the outcome's text. Answers to a questionnaire that
 * Qualtrics exported are read as well.
 * @param rows cells of the file, the first row being the headings
 * @param pause called between pieces of work
 * @returns null if the table has neither layout
 */
export async function surveyRatings(
  rows: readonly (readonly string[])[],
  needs: readonly Need[],
  pause: Pause,
): Promise<SurveyRatings | null> {
  await pause()
  const [headings = [], ...lines] = qualtricsRows(rows)
  const names = headings.map(plain)
  const find = finderOf(needs)
  const importance = names.indexOf('importance')
  const satisfaction = names.indexOf('satisfaction')
  const outcome = names.findIndex((name) => NAMES_OF_OUTCOMES.has(name))
  if (importance >= 0 && satisfaction >= 0 && outcome >= 0) {
    return await byOutcome(lines, { outcome, importance, satisfaction }, find, pause)
  }
  const columns = names.flatMap((name, at) => {
    const asked = askedBy(name)
    return asked ? [{ at, heading: headings[at] ?? '', ...asked }] : []
  })
  return columns.length > 0 ? await byPerson(lines, columns, find, pause) : null
}

const NAMES_OF_OUTCOMES: ReadonlySet<string> = new Set([
  'outcome statement',
  'outcome',
  'statement',
  'number',
  'text',
])

type Find = (name: string) => OutcomeStatementUuid | null

/**
 * Finds a need by number or text, ignoring case, white space and final punctuation. Of equal texts the first
 * counts.
 */
function finderOf(needs: readonly Need[]): Find {
  const known = new Map<string, OutcomeStatementUuid>()
  for (const { text, statementId } of needs.toReversed()) known.set(plain(text), statementId)
  for (const { number, statementId } of needs) known.set(number, statementId)
  return (name) =>
    known.get(plain(name)) ?? known.get(/^\d+\.\d+(?=\D|$)/.exec(plain(name))?.[0] ?? '') ?? null
}

async function byOutcome(
  lines: readonly (readonly string[])[],
  columns: Readonly<Record<Asked | 'outcome', number>>,
  find: Find,
  pause: Pause,
): Promise<SurveyRatings> {
  const nextSlice = createSlices(pause)
  const ratings = new Map<OutcomeStatementUuid, Rating>()
  const unknown: string[] = []
  const problems: string[] = []
  for (const [at, line] of lines.entries()) {
    await nextSlice(ROW_WORK)
    const name = line[columns.outcome]?.trim() ?? ''
    const cells = [line[columns.importance] ?? '', line[columns.satisfaction] ?? '']
    if (name === '' || cells.every((cell) => cell.trim() === '')) continue
    const statementId = find(name)
    const [importance, satisfaction] = cells.map(numberIn)
    if (statementId === null) unknown.push(name)
    else if (!isWithin(importance, 0, 10) || !isWithin(satisfaction, 0, 10)) {
      problems.push(`Line ${at + 2}: importance and satisfaction are numbers from 0 to 10.`)
    } else if (ratings.has(statementId)) problems.push(`Line ${at + 2}: this outcome was rated further up.`)
    else ratings.set(statementId, { importance, satisfaction })
  }
  return { ratings: listed(ratings), respondents: null, unknown, problems }
}

interface Column {
  readonly at: number
  readonly heading: string
  readonly outcome: string
  readonly asked: Asked
}

async function byPerson(
  lines: readonly (readonly string[])[],
  columns: readonly Column[],
  find: Find,
  pause: Pause,
): Promise<SurveyRatings> {
  const nextSlice = createSlices(pause)
  const shares = new Map<OutcomeStatementUuid, Partial<Record<Asked, number>>>()
  const unknown: string[] = []
  const problems: string[] = []
  const people: (readonly string[])[] = []
  for (const line of lines) {
    await nextSlice(columns.length * CELL_WORK)
    if (columns.some(({ at }) => (line[at] ?? '').trim() !== '')) people.push(line)
  }
  for (const { at, heading, outcome, asked } of columns) {
    const statementId = find(outcome)
    if (statementId === null) {
      unknown.push(heading)
      continue
    }
    const answers: string[] = []
    for (const line of people) {
      const waiting = nextSlice(CELL_WORK)
      if (waiting) await waiting
      const answer = (line[at] ?? '').trim()
      if (answer !== '') answers.push(answer)
    }
    const wrong = answers.find((answer) => !isAnswer(numberIn(answer)))
    if (wrong !== undefined)
      problems.push(`“${shortened(heading)}”: “${shortened(wrong)}” is no rating from 1 to ${HIGHEST}.`)
    else if (answers.length > 0) {
      shares.set(statementId, { ...shares.get(statementId), [asked]: shareOf(answers) })
    }
  }
  const ratings = new Map<OutcomeStatementUuid, Rating>()
  for (const [statementId, { importance, satisfaction }] of shares) {
    if (importance !== undefined && satisfaction !== undefined) {
      ratings.set(statementId, { importance, satisfaction })
    } else problems.push('An outcome has importance or satisfaction alone; it needs both.')
  }
  return { ratings: listed(ratings), respondents: people.length, unknown, problems: [...new Set(problems)] }
}

/** 10 times the share of answers that are 4 or 5, rounded to two decimals. */
function shareOf(answers: readonly string[]): number {
  const counting = answers.filter((answer) => numberIn(answer) >= COUNTS_FROM)
  return Math.round((1000 * counting.length) / answers.length) / 100
}

/** Reads a heading such as "2.1 importance" or "Minimize the time (satisfaction)". */
function askedBy(heading: string): { readonly outcome: string; readonly asked: Asked } | null {
  const words = withoutEnd(heading, ' )]:')
  const asked = ASKED.find((each) => words.endsWith(each))
  if (asked === undefined) return null
  const outcome = withoutEnd(words.slice(0, -asked.length), ' ([:–-')
  return outcome === '' ? null : { outcome, asked }
}

const listed = (ratings: ReadonlyMap<OutcomeStatementUuid, Rating>) =>
  Array.from(ratings, ([statementId, rating]) => ({ statementId, rating }))

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')

const numberIn = (cell: string | undefined): number =>
  /^\s*\d+([.,]\d+)?\s*$/.test(cell ?? '') ? Number((cell ?? '').replace(',', '.')) : Number.NaN

const isWithin = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most

const isAnswer = (value: number): boolean => Number.isInteger(value) && isWithin(value, 1, HIGHEST)
