import type { CoachContext, CoachQuestion, LayerQuestion } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../drafts/actionForms.ts'
import { goalForms } from '../drafts/goalForms.ts'
import { type DraftKind, isSound } from '../drafts/isSound.ts'
import { outcomeForms } from '../drafts/outcomeForms.ts'
import { tellsTrouble } from '../drafts/troubleWords.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import type { PartForms } from './proposeDrafts.ts'
import { wordsOfStudy } from './wordsOfStudy.ts'

/** Words from which a message is a story, of which only a part is an answer. */
const STORY_WORDS = 30

type Outcomes = Extract<CoachQuestion, { kind: 'outcomes' }>['about']

const OUTCOME_REASONS: Readonly<Record<Outcomes, string>> = {
  long: 'You said that this takes a long time.',
  wrong: 'You said that this can go wrong.',
  wasted: 'You said that this is wasted.',
}

/** The parts of an answer as outcome statements of a step; a feeling becomes an emotional job. */
export function outcomeParts(
  context: CoachContext,
  stepId: string,
  about: Outcomes,
  parts: readonly MessagePart[],
  language: Language,
): readonly PartForms[] {
  const known = wordsOfStudy(context)
  const words = parts.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const isStory = words > STORY_WORDS
  const sound = (kind: DraftKind) => (text: string) => isSound(text, kind, language, known)
  // "I missed a call because the rate was wrong": what is to be avoided is the cause.
  const isCause = (part: MessagePart | undefined) =>
    part?.link === 'because' && tellsTrouble(language.tokensOf(part.text)) && about !== 'wasted'
  const causes = parts.filter(
    (part, at) => !isCause(parts[at + 1]) && (part.link !== 'because' || isCause(part)),
  )
  return causes.map((part, at) => {
    const next = causes[at + 1]
    // "Customers describe noises and I have to guess": the trouble is what follows.
    const isBeginning =
      next?.sentence === part.sentence &&
      /^(?:and|so|then|but)\b/.test(next.link) &&
      /^(?:i|we) /i.test(next.text)
    const id = context.newId()
    const feeling =
      /^(?:i|we|they|you) (?:\p{L}+ly |always |often |just )?(?:feel|felt) (?:so |very |really )?(.+)$/iu.exec(
        part.text,
      )?.[1]
    if (feeling !== undefined) return goalPart('emotional', `avoid feeling ${feeling}`, id, language, sound)
    const { executor } = context.study.jtbd
    return {
      part: part.text,
      // One word leaves open what happens.
      forms: /\s/.test(part.text)
        ? outcomeForms(part, { about, executor, isStory: isStory || isBeginning }, language)
        : [],
      isSound: sound('outcome'),
      editOf: (text) => ({ kind: 'addStatement', statementId: id, stepId, text }),
      reason: OUTCOME_REASONS[about],
      rules: ['O1', 'O2'],
    }
  })
}

/** A part of an answer as a need beside the job. */
export function goalPart(
  layer: LayerQuestion,
  part: string,
  goalId: string,
  language: Language,
  sound: (kind: DraftKind) => (text: string) => boolean,
): PartForms {
  const isAction = layer === 'related' || layer === 'consumption'
  return {
    part,
    forms: isAction ? (/\s/.test(part) ? actionForms(part, language) : []) : goalForms(layer, part),
    isSound: sound(isAction ? 'action' : 'goal'),
    editOf: (text) => ({ kind: 'addGoal', goalId, layer, text }),
    reason: 'A need beside the job, in your words.',
    rules: [],
  }
}
