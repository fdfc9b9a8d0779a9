import { capitalized } from '@outcome-studio/shared/domain/base'
import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, StepQuestion } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../drafts/actionForms.ts'
import { nominalAction, nominalPieces } from '../drafts/nominalForms.ts'
import { withArticle } from '../drafts/withArticle.ts'
import { withNamedThing } from '../drafts/withNamedThing.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { categoryOfStep } from './categoryOfStep.ts'
import type { PartForms } from './proposeDrafts.ts'

const NOTHING =
  /^(?:(?:there is |really )?(?:nothing|none|no need)(?: (?:really|else|special|much|particular|in particular|at all|there|here|that i know of|to \p{L}+))*|not (?:much|a lot|anything|really)|(?:i|we|you|they|people|one) (?:can |will )?(?:just|simply|immediately) (?:starts?|begins?|go(?:es)?|do(?:es)? it|gets? (?:going|started)|dives? in|jumps? in)\b.{0,30})$/iu

/** What has to be settled: "how many people come". */
const OPEN =
  /^(?:what(?! an? )|which|who|whether|where|when|how (?:many|much|long|far|often|big|late|early)) \p{L}+ /iu

/** The job up to what follows its object, which "it" is if no step named a thing. */
const objectOf = (job: string): readonly string[] =>
  job.trim() === ''
    ? []
    : job
        .trim()
        .split(/ (?:to|into|in|on|at|of|for|from|with|by|so|that|over) /)
        .slice(0, 1)

/** Whether a part says that there is no step. */
export const tellsNoStep = (text: string): boolean => NOTHING.test(text)

/** The parts of an answer as steps, placed in the order in which they are told. */
export function stepParts(
  { study, newId }: CoachContext,
  about: StepQuestion,
  parts: readonly MessagePart[],
  language: Language,
  isSoundStep: (text: string) => boolean,
): readonly PartForms[] {
  const before = study.jobSteps.findIndex(({ category }) => category === 'Execute') - 1
  let afterStepId = (about === 'before' ? study.jobSteps[before]?.uuid : study.jobSteps.at(-1)?.uuid) ?? null
  const named: string[] = []
  // "chip brush, grind stump": one that is surely done shows that the others are.
  const done = new Set(
    parts.filter(({ text }) => actionForms(text, language).some(isSoundStep)).map(({ sentence }) => sentence),
  )
  return parts
    .filter(({ link }) => link !== 'because')
    .flatMap((part) =>
      nominalPieces(part.text, language).map((text, _, { length }) => ({
        ...part,
        text,
        isNamed: length > 1,
      })),
    )
    .map(({ text: part, link, isNamed, sentence }) => {
      const stepId = newId()
      const place = afterStepId
      const before = [...named]
      const asked = about === 'before' && OPEN.test(part) ? [`Determine ${uncapitalized(part)}`] : []
      const nominal = nominalAction(part, language)
      // Beside a noun that names an action, "pre-boarding comms" is one too, with a verb that is not said.
      const actions =
        nominal === null
          ? isNamed
            ? []
            : actionForms(part, language, done.has(sentence))
          : [capitalized(nominal)]
      const things = before.length > 0 ? before : objectOf(study.jtbd.userInput)
      const forms = [...asked, ...actions].map((form) =>
        withArticle(withNamedThing(form, things, language), language),
      )
      const first = forms.find(isSoundStep)
      if (first !== undefined) {
        afterStepId = stepId
        named.push(first)
      }
      return {
        part,
        forms,
        isSound: isSoundStep,
        editOf: (text) => ({
          kind: 'addStep',
          stepId,
          afterStepId: place,
          text,
          category: categoryOfStep(text, about, link),
        }),
        reason: 'A step of the job, in your words.',
        rules: ['J1', 'J2'],
      }
    })
}
