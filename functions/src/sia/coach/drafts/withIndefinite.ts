import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isHuman } from '../grammar/isHuman.ts'
import { isGerund, isMass, isPlural } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'

const IN_NAME: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN'])
const VOWEL = /^(?:[aeio]|u(?!n[ai]|s[aeiu])|[fhlmnrsx]-)/i

/** Things that end like what has no number. */
const COUNTED = wordSet('image package page message bandage sausage cottage garage picture dressing lecture')

const isOne = (token: Token | undefined): token is Token =>
  token?.tag === 'NOUN' && !isPlural(token) && (!isMass(token) || COUNTED.has(token.key)) && !isGerund(token)

const withA = (token: Token): Token => ({
  ...token,
  text: `${VOWEL.test(token.text) ? 'an' : 'a'} ${token.text}`,
})

/**
 * "Take X-ray image of patient" as "Take an X-ray image of a patient": only where one person without an article shows
 * that whoever tells it leaves articles out.
 */
export function withIndefinite(job: string, language: Language): string {
  const [, verb, ...tokens] = language.tokensOf(`to ${uncapitalized(job)}`)
  const isBare = (token: Token, at: number) =>
    tokens[at - 1]?.tag === 'ADP' && isOne(token) && isHuman(token) && tokens[at + 1]?.tag !== 'NOUN'
  if (verb === undefined || !tokens.some(isBare)) return job
  const end = tokens.findIndex(({ tag }) => !IN_NAME.has(tag))
  const isObject = end > 0 && tokens[end]?.tag === 'ADP' && isOne(tokens[end - 1])
  const changed = tokens.map((token, at) =>
    isBare(token, at) || (isObject && at === 0) ? withA(token) : token,
  )
  return [job.split(' ')[0] ?? '', ...changed.map(({ text }) => text)].join(' ')
}
