import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isHuman } from '../grammar/isHuman.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** What "it" is of is what happened or was found, and not the thing that was named last: "write it down". */
const UNNAMED =
  /^(?:write|code|do|leave|hold|get|note|record|log|say|smell|keep|get on with) it\b|\b(?:until|if) .*\bit\b|^(?:write|note|record) .* it\b/i

const COLLECTIVES = wordSet('flock herd team crew class audience choir litter pack')

/** What begins a place. */
const WHERE = wordSet('at near by around along')

/** What only somebody does or has. */
const LIVING =
  /\b(?:they|who) (?:\p{L}+ )?(?:lift|swallow|wake|breathe|eat|sleep|say|feel|want|agree|ask|answer|calm|understand|know|recover|blink|fall asleep|calm down|sit up|stand up|walk|cry|talk|speak|smile|relax|doze)\b|\b(?:get|getting|make|making|let|letting|help|helping|ask|asking|tell|telling) them to \p{L}|\btheir (?:head|eyes?|legs?|arms?|hands?|mouth|name|breath|feet|own mind)\b/iu

/** Verbs with a noun that nothing is done to: "keep track of what comes in". */
const IDIOMS = /\b(?:keep|lose|take|get|make|have) (?:track|care|note|stock|hold|sense|use|charge) of\b/giu

/** "label them" after "pack boxes" as "label the boxes", if it can be one thing alone that was named. */
export function withNamedThing(form: string, before: readonly string[], language: Language): string {
  const pronoun = / (it|them)\b/.exec(form)?.[1]
  if (pronoun === undefined || (pronoun === 'it' && UNNAMED.test(form))) return form
  // "someone stops and we lose them"
  if (pronoun === 'them' && before.some((each) => /\b(?:some|any|every)(?:one|body)\b/i.test(each)))
    return form
  // "sit with them until they lift their head": no thing does.
  const isLiving = pronoun === 'them' && LIVING.test(form)
  const namedIn = (isObject: boolean) =>
    before.flatMap((each) => {
      const tokens = language.tokensOf(`to ${uncapitalized(each).replace(IDIOMS, 'follow')}`)
      // "waiting at the dock": where it is done is nothing that it is done to.
      if (WHERE.has(tokens[2]?.key ?? '') && tokens[1]?.key.endsWith('ing')) return []
      // "look the book over for damage": what it is done to, and not what for.
      const end = tokens.findIndex(({ tag }, at) => at > 2 && tag === 'ADP')
      return (
        tokens
          .slice(0, isObject && end > 0 ? end : undefined)
          // "celebration cakes" are cakes, and "them" may be one person. "dry-fit" is the verb.
          .filter(
            (token, at) =>
              !(at === 1 && token.key.includes('-')) &&
              (token.tag === 'NOUN' || (token.tag === 'VERB' && tokens[at - 1]?.tag === 'DET')) &&
              tokens[at + 1]?.tag !== 'NOUN' &&
              tokens[at - 1]?.tag !== 'PRON' &&
              (isPlural(token) === (pronoun === 'them') ||
                (pronoun === 'them' && (isHuman(token) || COLLECTIVES.has(token.key)))) &&
              !(pronoun === 'it' && isHuman(token)) &&
              !(isLiving && !isHuman(token) && !COLLECTIVES.has(token.key)),
          )
          .map(({ key }) => key)
      )
    })
  const all = new Set(namedIn(false))
  const [thing, ...others] = all.size > 1 ? new Set(namedIn(true)) : all
  return thing === undefined || others.length > 0 ? form : form.replace(` ${pronoun}`, ` the ${thing}`)
}
