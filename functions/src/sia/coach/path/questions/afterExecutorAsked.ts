import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { askGroup, namedGroups } from '../text/namedGroups.ts'
import { spokenRole } from '../text/spokenRole.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'
import { withoutAddress } from '../text/withoutAddress.ts'
import { afterDraft } from './afterDraft.ts'
import { afterOpening } from './afterOpening.ts'

/** What is no plain answer when the executor is asked: several groups, a role named by the way, or the job beside it; null for an answer. */
export function afterExecutorAsked(
  context: CoachContext,
  state: CoachState,
  message: string,
  rest: string,
  language: Language,
): Step | null {
  const named = namedGroups(rest, language)
  if (named.length > 1) return { text: askGroup(named), state, asksAgain: false, choices: named }
  const role = spokenRole(standardEnglish(rest, language), language)
  const drafted = role === null ? null : draftFiled(context, { kind: 'executor' }, role, language)
  if (drafted?.proposals.length === 1) return passOn(context, state, UNDERSTOOD, drafted)
  const told = standardEnglish(withoutAddress(rest), language)
  const isStory = tellsStory(told)
  const concluded = isStory ? afterConclusion(context, state, message, told, language) : null
  if (concluded !== null) return concluded
  const opening = afterOpening(context, state, withoutAddress(message), withoutAddress(rest), language)
  if (opening !== null || isStory) return opening
  const isPlain = draftFiled(context, { kind: 'executor' }, rest, language).proposals.length > 0
  return isPlain ? null : afterConclusion(context, state, message, told, language)
}

/** "So, the person organizing it": whom a story about many people ends with. */
const CONCLUDED =
  /(?:^|[.!?;,]\s+)so\b[,. ]*(?:(?:really|basically|in the end|i suppose|i guess|i think|it is)\b,? )*((?:the (?:person|one)|whoever|anyone|anybody) [^.;!?,]{4,60}|(?:the|our) \p{L}[\p{L} -]{3,40}(?=[.,;!?]|$))/iu
/** What several people did, before the one who is meant: "Mum did the flowers, dad paid. So …". */
function tellsStory(told: string): boolean {
  const sentences = told.split(/(?<=[.!?;])\s+/u)
  const last = sentences.findIndex((each) => /^so\b/i.test(each))
  return last > 0 && sentences.slice(0, last).every((each) => each.length > LEAST_OF_STORY)
}
/** Longest sentence that is none of a story, such as "Well." */
const LEAST_OF_STORY = 8
/** Names nobody by the name of a role. */
const SOMEBODY = /^(?:the (?:person|one)|whoever|anyone|anybody)\b/i

/** The reply to a story whose end names somebody: all others are passed over. Null if the answer is understood without. */
function afterConclusion(
  context: CoachContext,
  state: CoachState,
  message: string,
  told: string,
  language: Language,
): Step | null {
  const group = CONCLUDED.exec(told)?.[1]?.trim()
  if (group === undefined) return null
  const drafted = draftFiled(context, { kind: 'executor' }, group, language)
  if (drafted.proposals.length !== 1 && !SOMEBODY.test(group)) return null
  return afterDraft(
    context,
    state,
    drafted.proposals.length === 1 ? drafted : { ...NO_DRAFTS, refused: [group] },
    message,
    language,
  )
}
