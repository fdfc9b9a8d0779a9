import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { withoutFigures } from '../../drafts/withoutFigures.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
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
  const told = toldParts(parts, question.about, language)
  const all = told.map((part, at): MessagePart => {
    const named = withNamedOnes(part.text, told.slice(0, at), language)
    const text = TAKES.test(named) ? named : withoutFigures(question.about, named, language)
    words.set(text, part.text)
    return { ...part, text }
  })
  return { all, asTold: (text: string): string => words.get(text) ?? text }
}

/** "the labels come off, and nobody orders new ones": ones of what was named first before. */
function withNamedOnes(text: string, before: readonly MessagePart[], language: Language): string {
  if (!ONES.test(text)) return text
  const things = before.flatMap((part) => {
    const [thing] = language.tokensOf(part.text).filter((token) => token.tag === 'NOUN' && isPlural(token))
    return thing === undefined ? [] : [thing.text.toLowerCase()]
  })
  const [thing] = new Set(things)
  return new Set(things).size === 1 && thing !== undefined ? text.replace(ONES, `$1 ${thing}`) : text
}
const ONES = /\b(new|clean|fresh|spare|more|enough|other|better|old|used|dirty|empty|full) ones\b/i
