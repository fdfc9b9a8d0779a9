import type { ClassifierWeights } from '../../classifier/Classifier.ts'
import { type Example, trainClassifier } from '../../classifier/trainClassifier.ts'
import { messageFeatures } from '../../intents/messageFeatures.ts'
import { partFeatures } from '../../intents/partFeatures.ts'
import type { JudgedQuestion, Language } from '../../language/Language.ts'
import { readMessage } from '../../messages/readMessage.ts'
import { splitMessage } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { JudgedMessage } from './JudgedMessage.ts'

/** Chosen by the messages that were left out of training, a fifth at a time. */
const MESSAGES = { rounds: 25, decay: 0.0002, fewest: 2 } as const
/** Chosen by the answers of strangers, which were not among the messages then. */
const PARTS = { ...MESSAGES, decay: 0.02 } as const
/** Share of a part's words that a fact has, or of a fact's words that a part has, from which one is the other. */
const SAME = 0.6

export type TrainedWeights = Readonly<Record<JudgedQuestion, ClassifierWeights>>

/**
 * Trains the coach's classifiers.
 * @param strangers messages for which no cue was written
 * @param known messages at which cues were fitted, so that what the cues say of them is no evidence
 */
export function trainOnMessages(
  strangers: readonly JudgedMessage[],
  known: readonly JudgedMessage[],
  language: Language,
): TrainedWeights {
  const messages = [
    ...strangers.flatMap((message) => messageExample(message, true, language)),
    ...known.flatMap((message) => messageExample(message, false, language)),
  ]
  const all = [...strangers, ...known]
  const orders = all
    .filter(({ intent }) => intent === 'command')
    .flatMap((message) =>
      messageExample(message, false, language).map((example) => ({
        ...example,
        label: message.kind || 'other',
      })),
    )
  return {
    messages: trainClassifier(messages, MESSAGES),
    orders: trainClassifier(orders, MESSAGES),
    parts: trainClassifier(
      all.flatMap((message) => partExamples(message, language)),
      PARTS,
    ),
  }
}

function messageExample(message: JudgedMessage, isCued: boolean, language: Language): readonly Example[] {
  const { answer, executor, job, drafts, question, intent } = message
  if (intent === null) return []
  const cued = isCued ? readMessage(answer, { executor, job, drafts }, language).kind : null
  const place = { text: standardEnglish(answer, language), asked: question, executor, job, drafts, cued }
  return [{ features: messageFeatures(place, language), label: intent }]
}

function partExamples(
  { answer, facts, question, step, job }: JudgedMessage,
  language: Language,
): readonly Example[] {
  if (facts === null) return []
  const factWords = facts.map((fact) => new Set(wordsOf(standardEnglish(fact, language))))
  const parts = splitMessage(standardEnglish(answer, language), language)
  return parts.map((part, at) => {
    const words = wordsOf(part.text)
    const isFact = factWords.some((own) => {
      const shared = words.filter((word) => own.has(word)).length
      return shared > 0 && (shared >= words.length * SAME || shared >= own.size * SAME)
    })
    const place = { part, asked: question, at, count: parts.length, about: `${job} ${step}` }
    return { features: partFeatures(place, language), label: isFact ? 'fact' : 'talk' }
  })
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []
