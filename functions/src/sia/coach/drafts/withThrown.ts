import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { headOf } from './headOf.ts'

/** "I throw away", of what was named before. */
const THROWN =
  /^(?:i|we|you|they) (?:just |often |always |then )?(throw|pour|tip|give|chuck|put) (?:(?:it|them) )?(away|out|down the drain|in the bin)(?: (?:quite )?(?:a few|a lot|many|loads|plenty|most|some|much|half)(?: of (?:it|them|those))?| (?:about )?(?:an?|\d+|two|three|five|ten) \p{L}+ (?:an?|per|every|each) \p{L}+)?$/iu

/** "the wax, I throw away a lot of it" as the wax that is thrown away. */
export const withThrown = (parts: readonly MessagePart[], language: Language): readonly MessagePart[] =>
  parts.flatMap((part, at) => {
    const isAfter = parts[at - 1]?.kind === 'nouns' && THROWN.test(part.text)
    if (isAfter) return []
    const [, verb = '', where = ''] =
      part.kind === 'nouns' ? (THROWN.exec(parts[at + 1]?.text ?? '') ?? []) : []
    const head = verb === '' ? undefined : headOf(part.text.replace(/^(?:the|my|our) /i, ''), language)
    if (head === undefined) return [part]
    // "roses that nobody bought" tells why already.
    if (/ (?:that|which|who|nobody) /.test(part.text)) return [part]
    return [
      {
        ...part,
        text: `${part.text.replace(/^(?:the|my|our) /i, '')} that ${isPlural(head) ? 'are' : 'is'} ${participleOf(verb.toLowerCase())} ${where}`,
      },
    ]
  })
