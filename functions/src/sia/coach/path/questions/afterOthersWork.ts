import { type CoachContext, type CoachState, nameAsTyped } from '@outcome-studio/shared/domain/coach'
import type { Step } from '../proposals/passOn.ts'
import { skipStep } from '../talk/skip.ts'
import { quoted } from '../text/clarify.ts'
import { verbatim } from '../text/verbatim.ts'

/** "my wife does that part", "someone else takes care of it": as a whole, said of what was asked about. */
const OTHERS =
  /^(?:but |because |as |since )?((?:my|our|the|an?|another|some) [^,.;!?]{1,40}?|somebody(?: else)?|someone(?: else)?|others?|other people|he|she) (?:always |usually |mostly )?(?:do|does|handles?|manages?|takes? care of|looks? after|(?:is|are) responsible for) (?:all of |all )?(?:it|this|that|these|those|them)(?: (?:part|step|bit|one|job|work|stuff|kind of thing))?(?: for (?:me|us))?[.!]?$/i

/** Leaves a step that others do, or asks what is seen of it from outside; null for another message. */
export function afterOthersWork(context: CoachContext, state: CoachState, rest: string): Step | null {
  const { open } = state
  if (open.kind !== 'outcomes') return null
  const who = OTHERS.exec(rest.trim())?.[1]
  if (who === undefined) return null
  const told = quoted([verbatim(who, context.said.at(-1) ?? rest)])
  if (state.misses > 0) return skipStep(context, state, `Then we leave this step to ${told}.`)
  const step = context.study.jobSteps.find(({ uuid }) => uuid === open.stepId)?.userInput.trim() ?? ''
  return {
    text: `Then ${told} would know best. We can leave ${nameAsTyped(step)} to them: choose **Skip this step**. Or tell me what you see of it from outside: **what reaches you late, wrong or not at all?**`,
    choices: ['Skip this step', 'Why?'],
    asksAgain: false,
    state: { ...state, misses: state.misses + 1, unclear: '' },
  }
}
