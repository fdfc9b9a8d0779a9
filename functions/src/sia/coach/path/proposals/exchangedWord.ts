import { capitalized } from '@outcome-studio/shared/domain/base'

/** "Unpack, not repack", "not repack but unpack": one word for another. */
const EXCHANGES: readonly RegExp[] = [
  /(?<![\p{L}'’-])(?<right>(?!the\b|an?\b)\p{L}{3,}),? (?:and )?not (?<wrong>(?!the\b|any\b)\p{L}{3,})(?![\p{L}'’-])/iu,
  /\bnot (?<wrong>(?!the\b|any\b)\p{L}{3,}),? (?:but |it is |i (?:said|meant) )*(?<right>(?!the\b)\p{L}{3,})(?![\p{L}'’-])/iu,
  /(?<![\p{L}'’-])(?<right>\p{L}{3,}) (?:instead of|rather than) (?<wrong>\p{L}{3,})(?![\p{L}'’-])/iu,
]

/**
 * A text that was drafted with the one word that a message exchanges; null if none has it, or several do. Takes time
 * linear in the message's length.
 */
export function exchangedWord(message: string, drafts: readonly string[]): string | null {
  for (const pattern of EXCHANGES) {
    const { wrong, right } = pattern.exec(message)?.groups ?? {}
    if (wrong === undefined || right === undefined) continue
    const word = new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'iu')
    const [draft, ...others] = drafts.filter((each) => word.test(each))
    if (draft === undefined || others.length > 0) continue
    return capitalized(draft.replace(word, right.toLowerCase()))
  }
  return null
}
