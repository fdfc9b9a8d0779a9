import type { Language, Token } from '../language/Language.ts'
import type { MessageKind } from '../messages/MessageKind.ts'
import { addGrams } from './addGrams.ts'

/** What the coach has asked for. */
export type AskedFor = 'executor' | 'job' | 'steps' | 'outcomes'

/** A message, and what it follows. */
export interface MessageInPlace {
  /** In standard English. */
  readonly text: string
  readonly asked: AskedFor
  readonly executor: string
  readonly job: string
  /** Texts of the cards that are not decided. */
  readonly drafts: readonly string[]
  /** What the cues tell; null if they are not to be used. */
  readonly cued: MessageKind | null
}

/** Most words of a message that are read. */
const MAX_WORDS = 120

/**
 * What a message may be told by: its words and parts of speech, where they stand, its marks and length, and how it
 * relates to what is known. Takes time linear in the message's length.
 */
export function messageFeatures(place: MessageInPlace, language: Language): ReadonlySet<string> {
  const { text, asked, drafts, cued } = place
  const features = new Set<string>(['always', `asked=${asked}`, `drafts=${drafts.length > 0}`])
  if (cued !== null) features.add(`cued=${cued}`).add(`cued=${cued} asked=${asked}`)
  const tokens = language.tokensOf(text.replaceAll('\n', ' ; ')).slice(0, MAX_WORDS)
  const words = tokens.map(({ key }) => key)
  addGrams(features, tokens)
  for (const [at, word] of words.slice(0, 3).entries()) features.add(`start${at}=${word}`)
  for (const word of words.slice(0, 6)) features.add(`early=${word}`)
  for (const word of words.slice(-5)) features.add(`late=${word}`)
  addMarks(features, text.trim())
  addSizes(features, text.trim(), words.length, asked)
  addRelations(features, place, tokens)
  return features
}

const MARKS: readonly (readonly [string, RegExp])[] = [
  ['ends ?', /\?$/],
  ['has ?', /\?/],
  ['? inside', /\?\s*\S/],
  ['has !', /!/],
  ['has digit', /\d/],
  ['has quote', /["“]/],
  ['shouts', /\p{Lu}{3,}/u],
]

function addMarks(features: Set<string>, text: string): void {
  for (const [name, pattern] of MARKS) if (pattern.test(text)) features.add(name)
}

function addSizes(features: Set<string>, text: string, size: number, asked: AskedFor): void {
  const bounds = [1, 2, 3, 6, 10, 18, 30, MAX_WORDS + 1]
  features.add(`size<${bounds.find((bound) => size < bound)}`)
  features.add(`asked=${asked} size=${size < 4 ? 'short' : size < 12 ? 'medium' : 'long'}`)
  features.add(`sentences=${Math.min(text.split(/(?<=[.!?;])\s|\n/).length, 4)}`)
}

function addRelations(
  features: Set<string>,
  { executor, job, drafts, asked }: MessageInPlace,
  tokens: readonly Token[],
): void {
  const known = new Set(
    [executor, job, ...drafts].flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  )
  const shared = tokens.filter(({ key, base }) => known.has(key) || known.has(base)).length
  features.add(`shared=${shared < 2 ? shared : shared < 4 ? 'some' : 'many'}`)
  const [first] = tokens
  if (first?.tag === 'VERB' && first.base === first.key) features.add(`begins with a verb asked=${asked}`)
}
