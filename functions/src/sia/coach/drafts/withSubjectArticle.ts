import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isHuman } from '../grammar/isHuman.ts'
import { isGerund, isMass, isPlural } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { joinTokens } from './joinTokens.ts'

/** Of a thing with one of these before it there is only one. */
const DEFINITE: ReadonlySet<string> = new Set(['wrong', 'same', 'whole', 'next', 'last', 'first'])
const BEFORE_THING: ReadonlySet<string> = new Set(['VERB', 'AUX', 'ADP'])

const isOne = (token: Token | undefined): boolean =>
  token?.tag === 'NOUN' && !isPlural(token) && !isMass(token) && !isGerund(token)

/**
 * A clause with the articles that learners leave out: "thermometer shows wrong number" as "the thermometer shows the
 * wrong number". Only those of its subject, and of what is the wrong, same, first or last one.
 */
export function withSubjectArticle(clause: string, language: Language): string {
  const tokens = language.tokensOf(uncapitalized(clause))
  const end = tokens.findIndex(({ tag }) => tag !== 'ADJ' && tag !== 'NOUN')
  const subject = tokens[end - 1]
  const isBare = end > 0 && isOne(subject)
  const changed = tokens.map((token, at) => {
    if (at === 0 && isBare && !DEFINITE.has(token.key))
      return prefixed(token, subject !== undefined && isHuman(subject) ? 'a' : 'the')
    const before = tokens[at - 1]
    const isOnly = DEFINITE.has(token.key) && isOne(tokens[at + 1]) && tokens[at + 2]?.tag !== 'NOUN'
    return isOnly && (before === undefined || BEFORE_THING.has(before.tag)) ? prefixed(token, 'the') : token
  })
  return changed.some((token, at) => token !== tokens[at]) ? joinTokens(changed) : clause
}

const prefixed = (token: Token, article: 'a' | 'the'): Token => ({
  ...token,
  text: `${article === 'a' && /^[aeio]/i.test(token.text) ? 'an' : article} ${token.text}`,
})
