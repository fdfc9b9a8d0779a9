import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import { checkText } from '@outcome-studio/shared/domain/checker'
import {
  answerLines,
  type CoachContext,
  type CoachQuestion,
  openWordIn,
  type StepQuestion,
  withoutAside,
} from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { isSound } from '../../drafts/isSound.ts'
import { correctEnglish } from '../../english/correctEnglish.ts'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { categoryOfStep } from '../parts/categoryOfStep.ts'
import { tellsNoStep } from '../parts/stepParts.ts'
import { PRONOUN, withItIs, withLineThing } from '../parts/withLineThing.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { quoted } from '../text/clarify.ts'
import { withoutHedge } from '../text/withoutHedge.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { inTurn } from './draftSteps.ts'
import { listedSteps } from './listedSteps.ts'
import { NO_DRAFTS } from './mergeDrafts.ts'

/** Who does it, which a step does not say: "I decide whether they go home". */
const DOER =
  /^(?:(?:well|so|oh|ok|okay|and|first),? )*(?:i|we|they|you|people)(?: (?:then|always|usually|have to|must|need to))? (?=\p{L})/iu

/** What is told in a line, by its beginning. */
const ABOUT: Readonly<Record<string, StepQuestion>> = { 'Before:': 'before', 'After:': 'after' }

/** What a line of a form hardly has: further sentences. */
const SENTENCE = /[.;:!?]/

/**
 * Drafts an answer that consists of lines such as "Before: weigh the patient", one step for each of them in their order.
 * Words that are not read as a step are taken as they stand, so that no line is lost without a word.
 * A line that the checker refuses, or that leaves a word open, is an open point; one that says that there is no step is
 * passed over.
 * @returns null for an answer in any other form, and for one whose lines all say that there is no step
 */
export function draftStepLines(
  context: CoachContext,
  question: CoachQuestion,
  message: string,
  language: Language,
): DraftedAnswer | null {
  if (question.kind !== 'steps') return null
  const lines = message.split('\n').map((line) => {
    const text = withoutEnd(withoutHedge(line).trim(), '.!;, ')
    const found = answerLines(question).find(({ beginning, next }) =>
      [beginning, next].some((each) => text.startsWith(`${each} `)),
    )
    return found === undefined || SENTENCE.test(text.slice(text.indexOf(':') + 1))
      ? null
      : { about: ABOUT[found.beginning] ?? 'execute', told: text.slice(text.indexOf(':') + 1).trim() }
  })
  const known = wordsOfStudy(context)
  const last = context.study.jobSteps.at(-1)?.uuid ?? null
  const ids: Record<StepQuestion, string | null> = { before: null, execute: last, around: last, after: last }
  const told = lines
    .filter((line) => line === null || !tellsNoStep(line.told))
    .flatMap((line) =>
      line === null
        ? [null]
        : listedSteps(context, line.about, line.told, language).map((each, _, [first]) => ({
            ...line,
            ...each,
            // What the first one works on was named in the lines before.
            read: PRONOUN.test(first?.told ?? '') ? each.told : each.read,
          })),
    )
  const steps: string[] = []
  const parts = told.map((line) => {
    if (line === null) return null
    const { about, read } = line
    const told = correctEnglish('long', withItIs(withoutAside(read).replace(DOER, '')), language)
    const plain = capitalized(told)
    const forms = actionForms(told, language, true).filter((form) => isWhole(form, plain))
    const form = forms.find((form) => isSound(form, 'action', language, known)) ?? plain
    const text = withLineThing(context, form, about, steps, language)
    const isAllowed = openWordIn(text) === null && isStep(context, text)
    const stepId = context.newId()
    const afterStepId = ids[about]
    if (isAllowed) {
      ids[about] = stepId
      steps.push(text)
    }
    return {
      part: line.told,
      forms: [text],
      isSound: () => isAllowed,
      editOf: (form: string) =>
        ({
          kind: 'addStep',
          stepId,
          afterStepId,
          text: form,
          category: categoryOfStep(form, about),
        }) as const,
      reason: 'A step of the job, in your words.',
      rules: ['J1', 'J2'],
    }
  })
  const whole = parts.filter((part) => part !== null)
  if (whole.length < parts.length) return null
  const drafted = proposeDrafts(context, whole, createTakenMeanings(context))
  return whole.length === 0 ? null : inTurn(context, question, { ...NO_DRAFTS, ...drafted })
}

/** Says which lines of an answer no step was made of, in the member's words. */
export const noStepYet = (words: readonly string[]): string =>
  `I have no step for ${quoted(words)} yet: say it as a verb and its object.`

/** Whether the checker finds no error in a step. */
const isStep = ({ rules }: CoachContext, text: string): boolean =>
  text.includes(' ') && !checkText('jobStep', text, rules).some(({ severity }) => severity === 'error')

/** Whether a form has about as many words as what was told, so that it leaves nothing out. */
const isWhole = (form: string, told: string): boolean => form.split(' ').length >= told.split(' ').length
