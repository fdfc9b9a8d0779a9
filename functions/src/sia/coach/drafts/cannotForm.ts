import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'

/** "I cannot find the valve": what nobody can do with a thing is told of the thing. */
const CANNOT =
  /^(?:i|we|you) (?:cannot|could not) (find|read|see|reach|open|locate|identify|trace|remove|recogni[sz]e) ((?:the|an?) \p{L}[\p{L} -]{1,40})$/iu

/** "The valve cannot be found" of "I cannot find the valve"; null for another text. */
export function cannotForm(text: string, language: Language): string | null {
  const [, verb = '', object = ''] = CANNOT.exec(text) ?? []
  const isOne = language.tokensOf(object).every(({ tag }) => tag === 'DET' || tag === 'ADJ' || tag === 'NOUN')
  return verb === '' || !isOne ? null : `${object} cannot be ${participleOf(verb.toLowerCase())}`
}
