import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import {
  isChatter,
  namesSolution,
  tellsNoTrouble,
  tellsSatisfaction,
  tellsTrouble,
} from '../words/troubleWords.ts'
import { addGrams } from './addGrams.ts'
import type { AskedFor } from './messageFeatures.ts'

/** What a part of a message belongs to. */
export interface PartInPlace {
  readonly part: MessagePart
  readonly asked: AskedFor
  /** From 0, among all parts. */
  readonly at: number
  readonly count: number
  /** Job and step that the question is about. */
  readonly about: string
}

/** What tells whether a part of an answer is the answer, or beside it. Takes time linear in its length. */
export function partFeatures(
  { part, asked, at, count, about }: PartInPlace,
  language: Language,
): ReadonlySet<string> {
  const { text, kind, link, isAside } = part
  const features = new Set<string>([
    'always',
    `asked=${asked}`,
    `kind=${kind}`,
    `kind=${kind} asked=${asked}`,
  ])
  const tokens = language.tokensOf(text)
  addGrams(features, tokens)
  for (const { key } of tokens.slice(0, 3)) features.add(`early=${key}`)
  features.add(`link=${link}`).add(`aside=${isAside}`)
  features.add(`at=${at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle'}`)
  features.add(`count=${Math.min(count, 5)}`)
  features.add(`size=${Math.min(tokens.length, 8)}`).add(`size=${Math.min(tokens.length, 4)} asked=${asked}`)
  features.add(`trouble=${tellsTrouble(tokens)} asked=${asked}`)
  features.add(`chatter=${isChatter(text)}`)
  features.add(`fine=${tellsNoTrouble(text) || tellsSatisfaction(tokens)}`)
  features.add(`solution=${namesSolution(text)}`)
  const known = new Set(about.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const shared = tokens.filter(({ key, base }) => known.has(key) || known.has(base)).length
  features.add(`shared=${Math.min(shared, 2)}`)
  return features
}
