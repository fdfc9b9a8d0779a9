import { withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachState, Proposal } from '@outcome-studio/shared/domain/coach'
import { placeOf, readWhich, type Which } from '../../messages/readWhich.ts'
import { actionOfStep, isFormOf } from '../places/actionOfStep.ts'
import { type FoundStatement, findStatements, statementsIn } from '../places/findStatements.ts'
import { findStep } from '../places/findStep.ts'
import { wordsOfStatement } from '../text/wordsOfStatement.ts'

/** A step or a statement of the study, or a draft of one that waits for a decision. */
export interface StudyItem {
  readonly kind: 'step' | 'statement'
  readonly id: string
  readonly text: string
  /** null for an item of the study. */
  readonly waiting: Proposal | null
}

/** The items that a phrase may name. */
export interface FoundItems {
  readonly items: readonly StudyItem[]
  /**
   * item: the phrase says that it names a step or a statement; text: it has the whole text of one; action: it names what
   * is done in a step; words: it has some words of one; spoken: "that".
   */
  readonly match: 'item' | 'text' | 'action' | 'words' | 'spoken'
  /** Whether all of them are meant. */
  readonly isSeveral: boolean
}

const FRAME = /^["'“‘*(]{1,3}|["'”’*).]{1,3}$/gu
const NUMBER =
  /^(?:the )?(?:(?:outcome )?statement|outcome|number|no\.?|nr\.?|card|line|point|one)? ?#?(?<step>\d{1,2})\.(?<place>\d{1,2})$/
/** "The first statement of step 2". */
const PLACED =
  /^(?:the )?(?:(?<ordinal>\p{L}+|\d{1,2}(?:st|nd|rd|th)) (?:statement|outcome|one|card)|(?:statement|outcome|number) (?<count>\d{1,2})) (?:of|in|at|under|from) (?<owner>.{2,80})$/u
const LISTED = /^(?:the )?(?<noun>(?:job )?steps?|(?:outcome )?statements?)? ?(?<list>.{1,80})$/u
const OF_STEP = /^(?:the |my |our )?(?:job )?steps? |^(?:the |my |our )?.{1,80} (?:job )?step$/
const OF_STATEMENT =
  /^(?:the |my |our |your |that |this )?(?:(?:first|second|third|fourth|fifth|last|latest|other) )?(?:outcome )?(?:statements?|outcomes?|cards?|facts?|sentences?|points?|lines?|drafts?|ones?|things?)\b|(?<!^(?:this|that) )\b(?:ones?|statements?|cards?|outcomes?|drafts?)$|^both\b|^all of them$/
const SPOKEN = /^(?:it|that|this|them|those|these)(?: (?:one|step|statement|card|draft))?$/

/** The steps of the study, and after them the drafts of steps that wait for a decision. */
export function stepItemsIn({ study, earlier }: CoachContext): readonly StudyItem[] {
  const texts = new Set(study.jobSteps.map(({ userInput }) => userInput.trim()))
  const written = study.jobSteps.map(
    ({ uuid, userInput }): StudyItem => ({ kind: 'step', id: uuid, text: userInput.trim(), waiting: null }),
  )
  const waiting = earlier.flatMap(({ proposal, decision }): readonly StudyItem[] =>
    proposal.edit.kind === 'addStep' && decision === null && !texts.has(proposal.edit.text)
      ? [{ kind: 'step', id: proposal.edit.stepId, text: proposal.edit.text, waiting: proposal }]
      : [],
  )
  return [...written.filter(({ text }) => text !== ''), ...waiting]
}

const asItem = ({ id, text, waiting }: FoundStatement): StudyItem => ({
  kind: 'statement',
  id,
  text,
  waiting,
})

/** All items of a study and its drafts. */
export const itemsIn = (context: CoachContext): readonly StudyItem[] => [
  ...stepItemsIn(context),
  ...statementsIn(context).map(asItem),
]

/**
 * Finds the steps and statements that a phrase names.
 * @param phrase in lower case
 */
export function findItems(context: CoachContext, state: CoachState, phrase: string): FoundItems {
  const steps = stepItemsIn(context)
  const framed = phrase.trim()
  const name = /^["'“‘*(]/u.test(framed) ? framed.replace(FRAME, '').trim() : framed
  const found = (match: FoundItems['match'], items: readonly StudyItem[], isSeveral = false): FoundItems => ({
    items,
    match,
    isSeveral,
  })
  if (SPOKEN.test(name)) return found('spoken', latestItems(context, state, name))
  const { step, place } = NUMBER.exec(name)?.groups ?? {}
  if (step !== undefined) return found('item', statementAt(context, Number(step) - 1, Number(place) - 1))
  const { ordinal, count, owner } = PLACED.exec(name)?.groups ?? {}
  const ofOwner = owner === undefined ? undefined : findStep(context.study, owner, null)
  const [home] = ofOwner?.match === 'sure' ? ofOwner.steps : []
  if (home !== undefined) {
    const at = count === undefined ? placeOf(ordinal ?? '') : Number(count)
    const index = at < 0 ? home.outcomeStatements.length - 1 : at - 1
    return found('item', statementAt(context, context.study.jobSteps.indexOf(home), index))
  }
  const listed = listedItems(context, state, name)
  if (listed.length > 1) return found('item', listed, true)
  const equal = itemsIn(context).filter(({ text }) =>
    [text, wordsOfStatement(text)].some((each) => plain(each) === plain(name)),
  )
  if (equal.length > 0) return found('text', equal.slice(0, 1))
  const study = withDrafts(context, steps)
  const named = (text: string): readonly StudyItem[] => {
    const { steps: those, match } = findStep(study, text, null)
    return match === 'part' ? [] : those.flatMap(({ uuid }) => steps.find(({ id }) => id === uuid) ?? [])
  }
  if (OF_STEP.test(name) || /^#?\d{1,2}$/.test(name)) {
    const isNumber = /^(?:the )?(?:job )?(?:steps? )?#?\d{1,2}$/.test(name)
    const ofStudy = findStep(context.study, name.replace(/^steps /, 'step '), null)
    const numbered = ofStudy.steps.flatMap(({ uuid }) => steps.find(({ id }) => id === uuid) ?? [])
    return found('item', isNumber || ofStudy.match === 'sure' ? numbered : named(name))
  }
  const which = OF_STATEMENT.test(name) ? readWhich(name) : null
  if (which !== null) {
    const statements = ofWhich(context, state, which)
    if (statements.items.length > 0 || which.kind !== 'named') return statements
    return found('item', named(which.name))
  }
  const byWords = named(name)
  const [first = ''] = name.replace(/^(?:the|our|my) /, '').split(' ')
  const isAction = byWords.some(({ text }) => isFormOf(first, actionOfStep({ userInput: text })))
  return found(isAction ? 'action' : 'words', byWords)
}

/** "Steps 3 and 4", "step 1 and step 3": each of them; none if one of them is not clear. */
function listedItems(context: CoachContext, state: CoachState, name: string): readonly StudyItem[] {
  const { noun, list = '' } = LISTED.exec(name)?.groups ?? {}
  const parts = list.split(/,? and |, | & /)
  if (parts.length < 2 || parts.length > MOST_LISTED) return []
  const found = parts.map((part) =>
    findItems(
      context,
      state,
      noun !== undefined && /^#?\d/.test(part) ? `${noun.replace(/s$/, '')} ${part}` : part,
    ),
  )
  const isClear = found.every(
    ({ items, match }) => items.length === 1 && (match === 'item' || match === 'text'),
  )
  return isClear ? found.flatMap(({ items }) => items) : []
}

const MOST_LISTED = 8

const plain = (text: string): string => withoutEnd(text.toLowerCase().replace(/[’‘]/g, "'").trim(), '.!? ')

const withDrafts = (context: CoachContext, steps: readonly StudyItem[]): CheckedStudy => ({
  ...context.study,
  jobSteps: steps.map(({ id: uuid, text: userInput }) => ({
    ...{ uuid, userInput, category: null },
    outcomeStatements: [],
  })),
})

function statementAt(context: CoachContext, step: number, place: number): readonly StudyItem[] {
  const statement = context.study.jobSteps[step]?.outcomeStatements[place]
  return statement === undefined
    ? []
    : [{ kind: 'statement', id: statement.uuid, text: statement.userInput.trim(), waiting: null }]
}

function ofWhich(context: CoachContext, state: CoachState, which: Which): FoundItems {
  const latest = latestItems(context, state, '')
  const isOfSteps = latest.some(({ kind }) => kind === 'step')
  if (isOfSteps && which.kind === 'places') {
    const items = which.places.flatMap((place) => latest.at(place < 0 ? place : place - 1) ?? [])
    return { items, match: 'item', isSeveral: true }
  }
  if (isOfSteps && which.kind === 'all') return { items: latest, match: 'item', isSeveral: true }
  const { statements, isClear } = findStatements(context, state, which)
  return { items: statements.map(asItem), match: 'item', isSeveral: isClear }
}

/** The steps of the last cards; without any, their statements. */
export function latestItems(
  context: CoachContext,
  { latest = [], latestSteps = [] }: CoachState,
  name: string,
): readonly StudyItem[] {
  const all = itemsIn(context)
  const ids = latestSteps.length > 0 && !/statement/.test(name) ? latestSteps : latest
  return ids.flatMap((id) => all.find((each) => each.id === id) ?? [])
}
