import {
  type CoachContext,
  type CoachState,
  nameAsTyped,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import type { Step } from '../proposals/passOn.ts'
import { quoted } from '../text/clarify.ts'
import { verbatim } from '../text/verbatim.ts'

/** "whats left open", "show me the open points", "what is still open?", maybe after a few words. */
const ASKED =
  /^([^?\n]{0,60}[,.;!] )?(?:(?:so|and|ok|okay|but|please|can you|could you) ){0,2}(?:(?:(?:show|list|tell|give|read)(?: me)? )?(?:all )?(?:the |my |our |any )?(?:open|unresolved|undecided) (?:points?|ones|cards?)|what(?:['’]?s| is| are)?(?: still| yet)?(?: left)? open|what(?:['’]?s| is) (?:still )?left(?: to (?:decide|answer|do))?|what (?:points |cards )?(?:are|is)(?: still| yet)?(?: left)? (?:open|undecided)|(?:which|what) (?:points|cards) are(?: still)?(?: left)? (?:open|undecided)|(?:is|are)(?: there)?(?: any| anything| something)(?: points?| cards?)?(?: still)?(?: left)? open)(?: now| yet| here| for me| please| then)?[?.! ]*$/i
/** Most open points that are quoted in one reply: more would be too long to read. */
const MOST = 12
/** Who goes now is not asked the next question. */
const GOING = /\b(?:run|go|going|leave|stop|bye|done|break)\b/i

/** Tells what stayed open, and which cards wait for a decision; null for a message that does not ask for it. */
export function tellOpenPoints(context: CoachContext, state: CoachState, message: string): Step | null {
  const asked = ASKED.exec(message.trim())
  if (asked === null) return null
  const { unclear, left = [] } = state
  const typed = context.said.join('\n')
  const points = [...new Set([unclear, ...left.map(({ words }) => words)])]
    .filter((words) => words !== '')
    .map((words) => verbatim(words, typed))
  const cards = undecided(context)
  const text = [
    points.length === 0 ? 'There are no open points.' : `Still open: ${quoted(points, MOST)}.`,
    cards.length === 0 ? '' : `Cards without a decision: ${cards.map(nameAsTyped).join(', ')}.`,
  ]
    .filter((each) => each !== '')
    .join(' ')
  return GOING.test(asked[1] ?? '')
    ? { text: `${text} Write whenever you want to go on; we’ll continue from here.`, asksAgain: false, state }
    : { text, asksAgain: true, state }
}

/** The texts of cards that are neither decided on nor in the study. */
function undecided({ study, earlier }: CoachContext): readonly string[] {
  const known = new Set(
    [
      study.jtbd.executor,
      study.jtbd.userInput,
      ...study.jobSteps.flatMap(({ userInput, outcomeStatements }) => [
        userInput,
        ...outcomeStatements.map((each) => each.userInput),
      ]),
    ].map((each) => each.trim()),
  )
  const open = earlier
    .filter(({ decision }) => decision === null)
    .map(({ proposal }) => proposedText(proposal))
  return [...new Set(open)].filter((text) => !known.has(text.trim()))
}
