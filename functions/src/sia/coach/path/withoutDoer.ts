import type { Language } from '../language/Language.ts'

/** "Agents diagnose the query", "the agent diagnoses it" as "they diagnose it" where the executor is "Call centre agents". */
export function withoutDoer(answer: string, executor: string, language: Language): string {
  const [group = ''] = executor.trim().split(/ (?:who|that|in|on|at|of|from|for|with) /)
  const doers = group.split(' ').at(-1)?.toLowerCase() ?? ''
  if (!/^\p{L}{3,}s$/u.test(doers)) return answer
  const one = doers.slice(0, -1)
  const several = new RegExp(`^((?:${LINKS}),? )*(?:(?:the|our|my|all|these) )?${doers} (?=\\p{L}+)`, 'iu')
  const single = new RegExp(`^((?:${LINKS}),? )*(?:the|an?|my|our|each|every) ${one} (?=\\p{L}+s\\b)`, 'iu')
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

/** "they inspects the bike, and agrees a quote" with the verbs of several. */
const inPlural = (sentence: string, language: Language): string =>
  sentence.replace(
    /(\bthey |, (?:and |then |and then )?|\band (?:then )?)(\p{L}+s)(?= \p{L})/giu,
    (found, before: string, verb: string) => {
      const [, token] = language.tokensOf(`she ${verb}`)
      return token?.tag === 'VERB' && token.base !== verb.toLowerCase() ? `${before}${token.base}` : found
    },
  )
