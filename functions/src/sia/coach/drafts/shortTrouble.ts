import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { Language } from '../language/Language.ts'
import { tellsTrouble } from '../words/troubleWords.ts'
import { stateForm } from './thingForms.ts'

/** "got the wrong fitting from the store", "they give us the wrong address" */
const GOT =
  /^(?:(?:i |we )?(?:got|getting|get)|(?:they|people|customers|somebody|someone) (?:give|gave|send|sent|hand|handed|bring|brought|sell|sold) (?:me|us)) ((?:an?|the|no|two) .{3,100}|(?:the )?(?:wrong|old|bad) .{3,100})$/iu
const MISHAPS = /\b(?:flat|puncture|cramps?|shock|fine|ticket|cut|cold|burn)\b/i

/** What is said of the talk: "you got the wrong idea". */
const OF_TALK =
  /\b(?:questions?|ideas?|impression|cards?|drafts?|statements?|suggestions?|wording|point|feeling)\b/i

/** "the balls flat", "bolt missing": the last word tells how a thing is, whatever verb it may be elsewhere. */
function verblessState(plain: string, language: Language): string | null {
  const tokens = language.tokensOf(uncapitalized(plain))
  const last = tokens.at(-1)
  const isNoun = tokens.slice(0, -1).every(({ tag }, at) => tag === 'NOUN' || (at === 0 && tag === 'DET'))
  const isState = last?.key === 'missing' || (last?.tag === 'ADJ' && last.verb === last.key)
  return isNoun && tokens.length > 1 && isState ? stateForm(tokens) : null
}

/** What somebody gets, of which no verb tells that nobody wants it; null for another text. */
export function shortTrouble(plain: string, language: Language): string | null {
  const verbless = verblessState(plain, language)
  if (verbless !== null) return verbless
  const got = GOT.exec(plain)?.[1]
  // "get the nerves to stop" is to be done.
  if (
    got === undefined ||
    OF_TALK.test(got) ||
    / to \p{L}/u.test(got) ||
    !(tellsTrouble(language.tokensOf(got)) || MISHAPS.test(got))
  )
    return null
  return `Minimize the likelihood of getting ${uncapitalized(got)}`
}
