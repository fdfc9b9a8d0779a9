import { checkWholeStudy } from '@outcome-studio/shared/domain/checker'
import {
  asTyped,
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  nameAsTyped,
  nextCoachQuestion,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { findRepairs, type Repair } from './findRepairs.ts'
import { type Drafted, proposeDrafts } from './proposeDrafts.ts'

/** Most texts that are repaired in one answer. */
const AT_ONCE = 5
/** Most remarks about the whole study in one answer. */
const MAX_GAPS = 4

interface Chosen {
  readonly text: string
  readonly state: CoachState
  readonly drafted?: Drafted
}

/** What follows from a choice of the menu; null for any other message. */
export function chooseFromMenu(context: CoachContext, state: CoachState, message: string): Chosen | null {
  const wish = message.trim().toLowerCase()
  if (/^(?:repair|fix)\b|\bremarks?\b/.test(wish)) return startRepairs(context, state)
  if (/\bgaps?\b|^what(?:'s| is) missing|\bduplicates?\b/.test(wish)) {
    const found = gapsOf(context)
    return { text: found, state: { ...state, open: goOn(context, state) } }
  }
  if (/\boutcomes?\b|^write more\b|^continue\b|^go on\b/.test(wish)) {
    return { text: '', state: { ...state, open: goOn(context, state) } }
  }
  if (/\bother needs\b|\blayers?\b|\bfeelings?\b/.test(wish)) {
    const passed = state.passed.filter((key) => !key.startsWith('layer '))
    return { text: '', state: { ...state, open: { kind: 'layer', layer: 'related' }, passed } }
  }
  return null
}

/**
 * Proposes what the checker can repair by itself, and asks about the first text that it cannot. A repair that was passed
 * over is not asked about again.
 */
export function startRepairs(context: CoachContext, state: CoachState): Chosen {
  const open = (uuid: string): CoachQuestion => ({ kind: 'repair', uuid })
  const repairs = findRepairs(context.study, context.rules).filter(
    ({ uuid }) => !state.passed.includes(questionKey(open(uuid))),
  )
  const taken = createTakenMeanings(context)
  const parts = repairs.slice(0, 4 * AT_ONCE).map(({ text, place, remark, editOf }) => ({
    part: text,
    forms: [text],
    isSound: () => true,
    editOf,
    reason: `${place}: ${remark.message}`.slice(0, 300),
    rules: [remark.ruleId],
  }))
  const drafted = proposeDrafts(context, parts, taken)
  const proposals = drafted.proposals.slice(0, AT_ONCE)
  const repaired = new Set(proposals.map(({ edit }) => uuidOf(edit)))
  const asked = repairs.find(({ uuid }) => !repaired.has(uuid))
  const intro =
    proposals.length === 0 ? '' : 'These I can repair from what is there. Look at each before you accept it.'
  if (asked === undefined) {
    const text = intro === '' ? 'I found nothing else to repair.' : intro
    return { text, state: { ...state, open: { kind: 'menu' } }, drafted: { ...drafted, proposals } }
  }
  return {
    text: [intro, describe(asked)].filter((part) => part !== '').join('\n\n'),
    state: { ...state, open: open(asked.uuid), misses: 0 },
    drafted: { ...drafted, proposals },
  }
}

const describe = ({ place, text, remark }: Repair): string =>
  `${place}: ${nameAsTyped(text)}\n\n${asTyped(remark.message)} (${remark.ruleId})`

function uuidOf(edit: Drafted['proposals'][number]['edit']): string | null {
  if (edit.kind === 'rewriteStep') return edit.stepId
  return edit.kind === 'rewriteStatement' ? edit.statementId : null
}

function goOn(context: CoachContext, { passed }: CoachState): CoachQuestion {
  const next = nextCoachQuestion(context, passed)
  return next.kind === 'end' ? { kind: 'gaps' } : next
}

function gapsOf({ study, rules }: CoachContext): string {
  const remarks = Object.values(checkWholeStudy(study, rules)).flat()
  const messages = [...new Set(remarks.map(({ message }) => message))].slice(0, MAX_GAPS)
  if (messages.length === 0) return 'I see no gap in the job map, and no two statements that say the same.'
  return `Looking at the whole study:\n\n${messages.map((message) => `- ${asTyped(message)}`).join('\n')}`
}
