import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { withoutFigures } from '../drafts/withoutFigures.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { toldParts } from './toldParts.ts'

/** Tells how long or how much something takes, which is read with its figure. */
const TAKES = /\b(?:takes?|took|taking|lasts?|costs?|needs?|spends?|spent)\b/i

/**
 * The parts of an answer to be drafted: about outcomes, each tells one thing, without measured figures. Words that make
 * no draft are quoted as they were told.
 */
export function heardParts(parts: readonly MessagePart[], question: CoachQuestion, language: Language) {
  const words = new Map<string, string>()
  if (question.kind !== 'outcomes') return { all: parts, asTold: (text: string): string => text }
  const all = toldParts(parts, question.about, language).map((part): MessagePart => {
    const text = TAKES.test(part.text) ? part.text : withoutFigures(question.about, part.text, language)
    words.set(text, part.text)
    return { ...part, text }
  })
  return { all, asTold: (text: string): string => words.get(text) ?? text }
}
