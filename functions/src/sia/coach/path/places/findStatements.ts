import type { CoachContext, CoachState, Proposal } from '@outcome-studio/shared/domain/coach'
import type { Which } from '../../messages/readWhich.ts'
import { stemsOf } from '../text/sharedWords.ts'
import { wordsOfStatement } from '../text/wordsOfStatement.ts'

/** A statement of the study, or a draft of one that waits for a decision. */
export interface FoundStatement {
  readonly id: string
  readonly text: string
  readonly stepId: string
  /** null for a statement of the study. */
  readonly waiting: Proposal | null
}

/** Share of the words of a name that its statement has. */
const LEAST_SHARE = 0.5
/** Most statements among which one is asked about. */
export const MOST_CHOICES = 6

/** All statements of the study, step by step, and after those of each step its drafts. */
export function statementsIn({ study, earlier }: CoachContext): readonly FoundStatement[] {
  const written = study.jobSteps.flatMap(({ uuid: stepId, outcomeStatements }) =>
    outcomeStatements.map(
      ({ uuid: id, userInput: text }): FoundStatement => ({ id, text: text.trim(), stepId, waiting: null }),
    ),
  )
  const texts = new Set(written.map(({ text }) => text))
  // A draft that was moved waits once more: its last place counts.
  const last = new Map<string, FoundStatement | null>()
  for (const { proposal, decision } of earlier) {
    const { edit } = proposal
    if (edit.kind !== 'addStatement') continue
    const found = { id: edit.statementId, text: edit.text, stepId: edit.stepId, waiting: proposal }
    last.delete(edit.text)
    last.set(edit.text, decision === null && !texts.has(edit.text) ? found : null)
  }
  const drafts = [...last.values()].filter((each) => each !== null)
  return study.jobSteps.flatMap(({ uuid }) =>
    [...written.filter(({ text }) => text !== ''), ...drafts].filter(({ stepId }) => stepId === uuid),
  )
}

/** The statements that are meant, and whether they are all of them or one of them is. */
export interface MeantStatements {
  readonly statements: readonly FoundStatement[]
  readonly isClear: boolean
}

const clear = (statements: readonly FoundStatement[]): MeantStatements => ({ statements, isClear: true })

/** Finds the statements that are meant; none if there are no such ones. */
export function findStatements(context: CoachContext, state: CoachState, which: Which): MeantStatements {
  const all = statementsIn(context)
  const latest = latestOf(all, state)
  switch (which.kind) {
    case 'latest':
      return which.isOne && latest.length > 1 ? { statements: latest, isClear: false } : clear(latest)
    case 'all':
      return clear(
        which.count === null || which.count === latest.length
          ? latest
          : ofOrder(context, all).slice(-which.count),
      )
    case 'places':
      return clear(atPlaces(context, all, latest, state, which.places))
    case 'named':
      return numbered(context, all, which.name) ?? named(all, latest, which)
  }
}

/** The statements of the last cards; without any that are left, none. */
function latestOf(all: readonly FoundStatement[], { latest = [] }: CoachState): readonly FoundStatement[] {
  const found = latest.flatMap((id) => all.find((each) => each.id === id) ?? [])
  return found.length > 0 || latest.length > 0 ? found : all.filter(({ waiting }) => waiting !== null)
}

/** The statements in the order in which they were proposed; without any proposed one, as the study has them. */
function ofOrder({ earlier }: CoachContext, all: readonly FoundStatement[]): readonly FoundStatement[] {
  const ids = earlier.flatMap(({ proposal: { edit } }) => ('statementId' in edit ? [edit.statementId] : []))
  const proposed = [...new Set(ids)].flatMap((id) => all.find((each) => each.id === id) ?? [])
  return proposed.length > 0 ? proposed : all
}

/** Places among the last cards; if those are fewer, among the statements of their step, or all in their order. */
function atPlaces(
  context: CoachContext,
  all: readonly FoundStatement[],
  latest: readonly FoundStatement[],
  { open }: CoachState,
  places: readonly number[],
): readonly FoundStatement[] {
  const least = Math.max(...places.map((place) => Math.abs(place)))
  const stepId = latest[0]?.stepId ?? (open.kind === 'outcomes' ? open.stepId : null)
  const isEnd = places.every((place) => place < 0)
  const ofStep = isEnd ? ofOrder(context, all) : all.filter((each) => each.stepId === stepId)
  const pool = latest.length >= least && (latest.length > 1 || least === 1) ? latest : ofStep
  return places.flatMap((place) => pool.at(place < 0 ? place : place - 1) ?? [])
}

const NUMBER = /^(?:(?:outcome )?statement |outcome |number |no\. ?|#)?(?<step>\d{1,2})\.(?<place>\d{1,2})$/

/** The statement of the study that a number such as "2.1" names; null for another name. */
function numbered(
  { study }: CoachContext,
  all: readonly FoundStatement[],
  name: string,
): MeantStatements | null {
  const { step, place } = NUMBER.exec(name)?.groups ?? {}
  if (step === undefined) return null
  const id = study.jobSteps[Number(step) - 1]?.outcomeStatements[Number(place) - 1]?.uuid
  return clear(all.filter((each) => each.id === id))
}

function named(
  all: readonly FoundStatement[],
  latest: readonly FoundStatement[],
  { name, isBare, isSeveral }: Extract<Which, { kind: 'named' }>,
): MeantStatements {
  const words = stemsOf(name)
  const scored = all
    .map((statement) => ({ statement, share: shareIn(words, statement) }))
    .filter(({ share }) => share >= (isBare ? 1 : LEAST_SHARE))
  const most = Math.max(0, ...scored.map(({ share }) => share))
  const found = scored.filter(({ share }) => share === most).map(({ statement }) => statement)
  if (isSeveral || found.length < 2) return clear(found)
  const [only, ...others] = found.filter((each) => latest.includes(each))
  return only !== undefined && others.length === 0 ? clear([only]) : { statements: found, isClear: false }
}

function shareIn(words: readonly string[], { text }: FoundStatement): number {
  const known = new Set(stemsOf(wordsOfStatement(text)))
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}
