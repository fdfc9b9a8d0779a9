import { capitalized } from '@outcome-studio/shared/domain/base'
import {
  type CoachContext,
  type CoachState,
  type Proposal,
  type ProposedEdit,
  proposalId,
} from '@outcome-studio/shared/domain/coach'
import { JOB_STEP_CATEGORIES, type JobStepCategory } from '@outcome-studio/shared/domain/study'
import { quoted } from '../text/clarify.ts'
import { wordsOfStatement } from '../text/wordsOfStatement.ts'
import type { StudyItem } from './findItems.ts'

/** What becomes of steps and statements that a message changes. */
export interface Changed {
  readonly note: string
  readonly proposals: readonly Proposal[]
  /** Ids of the drafts that are proposed again or given up. */
  readonly replaced: readonly string[]
}

/** A question about a change that is not clear. */
export interface ChangeQuestion {
  readonly text: string
  readonly choices: readonly string[]
  readonly changing: NonNullable<CoachState['changing']>
}

/** Most items among which one is asked about. */
const MOST_CHOICES = 6
export const NONE_OF_THEM = 'None of them'
/** Confirms a removal that one item was asked about. */
export const REMOVE_IT = 'Yes, remove it'
export const AS_IT_IS = 'Leave it as it is'

export const nameOf = ({ text }: Pick<StudyItem, 'text'>): string => `*${text}*`
export const choiceOf = ({ kind, text }: StudyItem): string =>
  kind === 'step' ? text : capitalized(wordsOfStatement(text))

export const only = (note: string): Changed => ({ note, proposals: [], replaced: [] })

const proposalOf = ({ newId }: CoachContext, edit: ProposedEdit, reason: string): Proposal => ({
  ...{ id: proposalId(newId()), edit, reason },
  ...{ rules: [], assumptions: [], remarks: [] },
})

/** Proposes to put a step into a category; a draft is proposed with it once more. */
export function setCategory(context: CoachContext, item: StudyItem, category: JobStepCategory): Changed {
  const { waiting } = item
  if (waiting?.edit.kind === 'addStep') {
    if (waiting.edit.category === category) return only(`${nameOf(item)} is in ${category} already.`)
    const edit: ProposedEdit = { ...waiting.edit, stepId: context.newId(), category }
    return {
      note: `Then ${nameOf(item)} belongs to ${category}:`,
      proposals: [{ ...waiting, id: proposalId(context.newId()), edit }],
      replaced: [item.id],
    }
  }
  const step = context.study.jobSteps.find(({ uuid }) => uuid === item.id)
  if (step === undefined || step.category === category)
    return only(`${nameOf(item)} is in ${category} already.`)
  const fromCategory = (step.category ?? null) as JobStepCategory | null
  return {
    note: `Then ${nameOf(item)} belongs to ${category}:`,
    proposals: [
      proposalOf(
        context,
        { kind: 'setCategory', stepId: item.id, fromCategory, category, text: step.userInput },
        'You said that it belongs there.',
      ),
    ],
    replaced: [],
  }
}

/** Proposes to remove items; drafts that wait are given up. */
export function removeItems(context: CoachContext, items: readonly StudyItem[]): Changed {
  const drafts = items.filter(({ waiting }) => waiting !== null)
  const written = items.filter(({ waiting }) => waiting === null)
  const proposals = written.map((item) => proposalOf(context, removalOf(context, item), 'You asked for it.'))
  const [first] = written
  const [draft] = drafts
  const notes = [
    ...(draft === undefined
      ? []
      : [drafts.length === 1 ? `I take ${nameOf(draft)} back.` : 'I take those drafts back.']),
    ...(first === undefined
      ? []
      : [written.length === 1 ? removalNote(context, first) : 'Then I would remove these:']),
  ]
  return { note: notes.join(' '), proposals, replaced: drafts.map(({ id }) => id) }
}

function statementsOf({ study }: CoachContext, { id }: StudyItem): readonly string[] {
  const step = study.jobSteps.find(({ uuid }) => uuid === id)
  return (step?.outcomeStatements ?? [])
    .map(({ userInput }) => userInput)
    .filter((text) => text.trim() !== '')
}

function removalNote(context: CoachContext, item: StudyItem): string {
  const { length } = statementsOf(context, item)
  if (length === 0) return `Then I would remove ${nameOf(item)}:`
  const those = length === 1 ? 'its outcome statement' : `its ${length} outcome statements`
  return `Then I would remove ${nameOf(item)}, and with it ${those}:`
}

const removalOf = (context: CoachContext, item: StudyItem): ProposedEdit =>
  item.kind === 'step'
    ? {
        kind: 'removeStep',
        stepId: item.id,
        text: item.text,
        statements: statementsOf(context, item),
      }
    : { kind: 'removeStatement', statementId: item.id, text: item.text }

const ASKS = {
  category: (to: string) => `Which step belongs to ${to}?`,
  remove: () => 'Which one do you want to remove?',
  reword: () => 'Which one do you mean?',
}

/** Asks which of several items is meant. */
export function askWhichItem(
  note: string,
  kind: keyof typeof ASKS,
  items: readonly StudyItem[],
  to = '',
  words: string | null = null,
): ChangeQuestion {
  const shown = items.slice(-MOST_CHOICES)
  return {
    text: [note, `**${ASKS[kind](to)}**`].filter((part) => part !== '').join(' '),
    choices: [...shown.map(choiceOf), NONE_OF_THEM],
    changing: { kind, ids: shown.map(({ id }) => id), to, ...(words !== null && { words }) },
  }
}

/** Asks for the category of a step. */
export const askCategory = (step: StudyItem): ChangeQuestion => ({
  text: `**Which category does ${nameOf(step)} belong to?**`,
  choices: JOB_STEP_CATEGORIES,
  changing: { kind: 'category', ids: [step.id], to: '' },
})

/** Asks how an item is to read. */
export const askText = (item: StudyItem): ChangeQuestion => ({
  text: `**How should ${nameOf(item)} read?**`,
  choices: [AS_IT_IS],
  changing: { kind: 'reword', ids: [item.id], to: '' },
})

/** Whether the open question asks what is done, or what goes wrong with it: a request may answer it. */
export const asksForFacts = ({ open }: CoachState): boolean =>
  ['steps', 'outcomes', 'gaps', 'repair', 'layer', 'job', 'size'].includes(open.kind)

/** Says that nothing has a name. */
export const nothingCalled = (what: string, name: string): Changed =>
  only(
    `I find no ${what} ${quoted([name.replace(/^(?:the )?(?:job )?(?:step|statement) (?=\D)|["“”]/gu, '')])}.`,
  )
