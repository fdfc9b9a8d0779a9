import { withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { baseOfGerund } from '../../language/verbForms.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { placedStep, type StepPlace } from '../../messages/stepPlaces.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { moveStep } from '../places/moveStep.ts'
import { stepNamed } from '../places/stepNamed.ts'
import { placeSteps } from '../proposals/placeSteps.ts'
import { shareOfWords } from '../text/sharedWords.ts'

/** Share of the words of a phrase from which it is a step of the study. */
const SAME_STEP = 0.6
/** Moves off, and what is done on the way. */
const SETTING_OFF =
  /^(?:move|set|drive|pull|head|take|go|sail|ride|walk) (?:off|away|out)\b|^(?:leave|depart|start (?:driving|riding|sailing|walking|flying))\b/i
const ON_THE_WAY = /^(?:drive|ride|sail|fly|travel|walk|tour|row|cruise|steer|cycle)\b/i

/** What a message says of where steps belong, and what else it says. */
export interface PlacedSteps {
  readonly drafted: DraftedAnswer
  /** A sentence for each step of the study that belongs elsewhere. */
  readonly notes: readonly string[]
  readonly rest: string
}

/** Takes out of a message where it puts steps: those of the study are proposed to be moved, others are drafted there. */
export function takePlacedSteps(
  context: CoachContext,
  { open }: CoachState,
  message: string,
  language: Language,
): PlacedSteps | null {
  const drafts: DraftedAnswer[] = []
  const notes: string[] = []
  const rest: string[] = []
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/u)) {
    const said = withoutEnd(standardEnglish(sentence, language).trim(), '.!?;, ')
    const placed = placedStep(said)
    // What is told of a time at a step is an outcome, unless it is called a step.
    const mayBeStep = placed?.isStep === true || open.kind === 'steps' || FORGOTTEN.test(said)
    const isOrder = placed !== null && !placed.isStep && ORDERED.test(said)
    const anchor = placed === null ? undefined : anchorOf(context.study, placed.place)
    if (placed === null || anchor === undefined || !(mayBeStep || isOrder)) {
      if (placed?.isStep === true) notes.push(HOW)
      else rest.push(sentence)
      continue
    }
    const known = stepNamed(context.study, placed.step)
    if (known !== null && shareOfWords(placed.step, known.userInput) >= SAME_STEP) {
      const moved = moveStep(context, known, anchor)
      notes.push(moved.note)
      drafts.push({ ...NO_DRAFTS, proposals: moved.proposals })
      continue
    }
    const text = inBase(placed.step, language)
    const question = { kind: 'steps', about: 'execute' } as const
    const drafted = isOrder ? null : draftFiled(context, question, text, language, true)
    if (drafted === null || drafted.proposals.length === 0) {
      if (PUTTING.test(said)) notes.push(HOW)
      else rest.push(sentence)
    } else drafts.push(placeSteps(context, drafted, anchor))
  }
  return drafts.length + notes.length === 0
    ? null
    : { drafted: mergeDrafts(drafts), notes: [...new Set(notes)], rest: rest.join(' ') }
}

const HOW = 'To move a step, drag it in Outcome Validation.'
const FORGOTTEN = /\b(?:forgot|forgotten|missed)\b/i
const ORDERED = /\b(?:comes?|goes|belongs|should come|should go)\b/i
const PUTTING = /\b(?:put|move|place|set|insert|add|bring)\b.{0,20}\bstep\b/i

/** The id of the step after which something belongs, null for the start; undefined if no step is named. */
export function anchorOf(study: CheckedStudy, place: StepPlace): string | null | undefined {
  const { jobSteps } = study
  if (place.kind === 'first') return null
  if (place.kind === 'last') return jobSteps.at(-1)?.uuid
  if (place.kind === 'next') return jobSteps.findLast(({ category }) => category === 'Execute')?.uuid
  const beside = stepNamed(study, place.name) ?? onTheWay(study, place.name)
  if (beside === null) return undefined
  if (place.kind === 'after') return beside.uuid
  const at = jobSteps.indexOf(beside)
  return jobSteps[at - 1]?.uuid ?? null
}

const onTheWay = ({ jobSteps }: CheckedStudy, name: string) =>
  SETTING_OFF.test(name) ? (jobSteps.find(({ userInput }) => ON_THE_WAY.test(userInput)) ?? null) : null

/** "planning the roadmap" as what is done. */
function inBase(step: string, language: Language): string {
  const [first] = language.tokensOf(step)
  const base = first?.key.endsWith('ing') ? baseOfGerund(first, language) : undefined
  return base === undefined ? step : `${base}${step.slice(first?.text.length ?? 0)}`
}
