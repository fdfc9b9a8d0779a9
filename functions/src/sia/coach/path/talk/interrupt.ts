import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import {
  type CoachQuestion,
  type CoachState,
  countStatements,
  nameAsTyped,
  questionKey,
  summarize,
} from '@outcome-studio/shared/domain/coach'
import { answerQuestion } from '../../messages/answerQuestion.ts'
import { MEANT } from '../../messages/METHOD_ANSWERS.ts'
import type { Intent } from '../../messages/readIntent.ts'
import { againKey, type Step } from '../proposals/passOn.ts'
import { quoted } from '../text/clarify.ts'
import { explainQuestion } from './explainQuestion.ts'
import { heardFeeling } from './heardFeeling.ts'
import { placeNamed } from './placeNamed.ts'
import { askSmaller, startOf } from './simplerQuestion.ts'

/** Hostile messages after which the coach ends the conversation for now. */
const HOSTILE_END = 3

/** "What do you mean?" is about the open question, whatever that is. */
const ASKED_BACK =
  /^(?:(?:sorry|wait|hm+|ok|but|and|so|huh)\b[,.!]? ?)*(?:what|how)(?: exactly)? (?:do|did) (?:you|u) mean(?: (?:by|with) (?:that|this|it|the question)| here| exactly| now)?[?!. ]*$|^(?:can|could) you (?:explain|rephrase) (?:that|this|it|the question)\b.{0,20}$|^what (?:is|does) (?:that|this|it|the question)(?: (?:supposed to )?mean)?[?!. ]*$|^(?:sorry,? )?(?:i (?:do not|don't|dont|didn't|did not) (?:get|understand|follow)(?: (?:it|that|this|you|the question|what you mean))?)[?!. ]*$/i

/** Replies to a message that is no answer; null for one that the path itself handles. */
export function interrupt(
  intent: Intent,
  message: string,
  state: CoachState,
  study: CheckedStudy,
): Step | null {
  const explained = explainQuestion(state.open)
  const again = (text: string, next: CoachState = state): Step => ({
    text,
    asksAgain: true,
    state: next,
  })
  switch (intent.kind) {
    case 'define':
      return again(intent.term.explanation)
    case 'why':
      return again(explained.why)
    case 'unsure':
      return again(`No problem. ${explained.example} ${startOf(state.open)}`)
    case 'example':
      return again(explained.example)
    case 'help':
      return again(
        'I am Sia, a program, not a person. I ask about one thing at a time and draft statements from your words. Nothing enters your study until you choose **Accept**. You can say *skip*, *go back*, *why?*, *where are we?* or ask what a term means.',
      )
    case 'where':
    case 'show':
      return again(`${summarize(study)}${openPoints(state)}`)
    case 'thanks':
      return again('You’re welcome.')
    case 'greeting':
      return again(countStatements(study) > 0 ? `Hello again. ${summarize(study)}` : 'Hello.')
    case 'empty':
      return again('I can only read words. A few are enough.')
    case 'foreign':
      return again(
        `I only know English so far, so I can’t use ${quoted([message.trim()])} yet. It stays above: please say it in English, and we go on.`,
      )
    case 'unreadable':
      return again(`I don’t understand ${quoted([message.trim()])}.`)
    case 'asked':
      if (ASKED_BACK.test(message.trim())) return again(`${explained.why} ${explained.example}`)
      return again(
        `${answerQuestion(message, state.open.kind) ?? unanswered(message, state.open, explained.why)}${asJob(message, state)}`,
      )
    case 'unclearOrder':
      return {
        text: `I’m not sure what I should do about ${quoted([message.trim()])}. Choose one of these, or answer the question.`,
        asksAgain: true,
        choices: ['Skip', 'Go back', 'Where are we?', 'Stop for now'],
        state,
      }
    case 'rename':
      return again('You can rename this session with the pencil next to its title.')
    case 'undo':
      return again(
        'Choose **Undo** above the study to take back what you accepted last. A card that you have not accepted changes nothing.',
      )
    case 'edit':
      return again('Choose **Edit** on the card to reword it before you accept it.')
    case 'language':
      return again('I only know English so far.')
    case 'delete':
      return again(
        'Choose **Reject** on a card that you do not want. To remove what is in your study, name it: *delete step 2*, *delete statement 2.1*.',
      )
    case 'restart':
      return again('To begin again, start a new session. Your study stays as it is.')
    case 'offTopic':
      return again('I can only help with this study.')
    case 'acceptAll':
      return again(
        'You decide on each card: choose **Accept** on it, or **Accept all** where a step has several.',
      )
    case 'hostile': {
      const { text, isOfTalk } = heardFeeling(message)
      const hostile = isOfTalk ? Math.min(state.hostile + 1, 9) : state.hostile
      const next = { ...state, hostile }
      if (isOfTalk && hostile >= HOSTILE_END) {
        return {
          text: 'Let’s leave it here for now. Everything you accepted is in your study, and you can go on whenever you like.',
          asksAgain: false,
          state: next,
        }
      }
      return askSmaller(text, next, study)
    }
    case 'enough':
      return {
        text: `${summarize(study)} Write whenever you want to go on; we’ll continue from here.`,
        asksAgain: false,
        state,
      }
    case 'back':
      return goBackTo(message, state, study) ?? goBack(state, study)
    case 'change': {
      const open: CoachQuestion = { kind: intent.what }
      return again('All right.', {
        ...state,
        open,
        unclear: '',
        passed: state.passed.filter((key) => key !== questionKey(open) && key !== againKey(open.kind)),
      })
    }
    default:
      return null
  }
}

/** "Go back to the job": to the question that is named; null if none is. */
function goBackTo(message: string, state: CoachState, study: CheckedStudy): Step | null {
  const open = placeNamed(message)
  if (open === null) return null
  const passed = state.passed.filter((key) => key !== questionKey(open) && key !== againKey(open.kind))
  const known = knownOf(open, study)
  const text = known === '' ? 'All right.' : `All right. So far it is ${known}.`
  return { text, asksAgain: true, state: { ...state, open, passed, misses: 0, unclear: '' } }
}

/** What the study has for a question. */
function knownOf(open: CoachQuestion, { jtbd, jobSteps }: CheckedStudy): string {
  switch (open.kind) {
    case 'executor':
      return filledNames([{ userInput: jtbd.executor }])
    case 'job':
    case 'size':
      return filledNames([jtbd])
    case 'steps':
      return filledNames(jobSteps)
    case 'outcomes':
      return filledNames(jobSteps.find(({ uuid }) => uuid === open.stepId)?.outcomeStatements ?? [])
    default:
      return ''
  }
}

/** At most the three last texts. */
const filledNames = (items: readonly { readonly userInput: string }[]): string =>
  items
    .map(({ userInput }) => userInput.trim())
    .filter((text) => text !== '')
    .slice(-3)
    .map(nameAsTyped)
    .join(', ')

/** To a question that is not understood: what the coach asks for. */
const unanswered = (message: string, { kind }: CoachQuestion, why: string): string => {
  if (/\bwhy\b/i.test(message)) return why
  const meant = MEANT[kind]
  return meant === undefined ? `I can’t answer that. ${why}` : `I’m not sure that I understand. ${meant}`
}

/** Asks whether what was quoted in a question about the job is the job. */
function asJob(message: string, { open }: CoachState): string {
  const named = /["“'‘](\p{L}[^"”“]{2,60}?\s[^"”“]{1,60}?)["”'’](?=[\s?.,!]|$)/u.exec(message)?.[1]
  if (named === undefined || (open.kind !== 'job' && open.kind !== 'size')) return ''
  return ` Is ${quoted([named])} the job that you mean? If it is, write it alone.`
}

/** What was said and is still to be asked about. */
function openPoints({ unclear, left = [] }: CoachState): string {
  const points = [...new Set([unclear, ...left.map(({ words }) => words)])].filter((words) => words !== '')
  return points.length === 0 ? '' : ` Still open: ${quoted(points, points.length)}.`
}

function goBack(state: CoachState, study: CheckedStudy): Step {
  // Some keys are not those of a question, or belong to a step that no longer exists.
  const last = state.passed.findLast((key) => questionOf(key, study) !== null)
  const open = last === undefined ? null : questionOf(last, study)
  if (open === null) return { text: 'This is where we began.', asksAgain: true, state }
  const known = knownOf(open, study)
  return {
    text:
      known === '' ? 'Back to the question before.' : `Back to the question before. So far it is ${known}.`,
    asksAgain: true,
    state: {
      ...state,
      open,
      passed: state.passed.filter((key) => key !== last),
      misses: 0,
      unclear: '',
    },
  }
}

/** Returns the question with a key, or null if its step no longer exists. */
function questionOf(key: string, study: CheckedStudy): CoachQuestion | null {
  const candidates: readonly CoachQuestion[] = [
    { kind: 'executor' },
    { kind: 'job' },
    { kind: 'size' },
    { kind: 'gaps' },
    ...(['execute', 'around', 'before', 'after'] as const).map(
      (about) => ({ kind: 'steps', about }) as const,
    ),
    ...(['related', 'emotional', 'consumption', 'financial'] as const).map(
      (layer) => ({ kind: 'layer', layer }) as const,
    ),
    ...study.jobSteps.flatMap(({ uuid }) =>
      (['long', 'wrong', 'wasted'] as const).map(
        (about) => ({ kind: 'outcomes', stepId: uuid, about }) as const,
      ),
    ),
  ]
  return candidates.find((each) => questionKey(each) === key) ?? null
}
