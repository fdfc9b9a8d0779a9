import type { Language } from '../../language/Language.ts'

/** "Agents diagnose the query", "the agent diagnoses it" as "they diagnose it" where the executor is "Call centre agents". */
export function withoutDoer(answer: string, executor: string, language: Language): string {
  const [group = ''] = executor.trim().split(/ (?:who|that|in|on|at|of|from|for|with) /)
  const doers = group.split(' ').at(-1)?.toLowerCase() ?? ''
  if (!/^\p{L}{3,}s$/u.test(doers)) return answer
  const one = doers.slice(0, -1)
  // Whoever is told of first is the one who gets the job done.
  const begins = /^(?:(?:well|so|ok|first),? )*(?:he|she)\b/i.test(answer)
  const several = new RegExp(`^((?:${LINKS}),? )*(?:(?:the|our|my|all|these) )?${doers} (?=\\p{L}+)`, 'iu')
  const single = new RegExp(
    `^((?:${LINKS}),? )*(?:${begins ? 'he|she|' : ''}(?:the|an?|my|our|each|every) ${one}) (?:(?:first|then|next|always|usually|also|now) )?(?=\\p{L}+s\\b(?!['’]))`,
    'iu',
  )
  return answer
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((sentence) => {
      if (single.test(sentence)) return inPlural(sentence.replace(single, '$1they '), language)
      return sentence.replace(several, '$1they ')
    })
    .join('')
}

const LINKS =
  'and|but|so|well|then|first|next|also|finally|before|before (?:that|this|it|all (?:of )?that)|after (?:that|this)|afterwards|after'

const OBJECT = /^(?:the|an?|his|their|her|him|them|it|all|each|every)$/i

/** "they inspects the bike, and agrees a quote" with the verbs of several. */
const inPlural = (sentence: string, language: Language): string =>
  sentence.replace(
    /(\bthey |(?:, (?:and )?|\band )(?:(?:then|next|lastly|finally|afterwards|thereupon|thereafter|he|she) )*)(\p{L}+s) (?=(\p{L}+))/giu,
    (found, before: string, verb: string, next: string) => {
      const link = before.replace(/\b(?:he|she) $/i, 'they ').replace(/\b(?:thereupon|thereafter)\b/i, 'then')
      const [, token] = language.tokensOf(`she ${verb}`)
      // "boards the vessel": a noun by itself, but not before its object.
      const isDone = token !== undefined && token.tag === 'NOUN' && OBJECT.test(next)
      if (isDone) return `${link}${token.verb ?? verb.slice(0, -1)} `
      return token?.tag === 'VERB' && token.base !== verb.toLowerCase() ? `${link}${token.base} ` : found
    },
  )
