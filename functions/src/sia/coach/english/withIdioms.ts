import { wordSet } from '@outcome-studio/shared/domain/checker'
import { baseOf } from '../language/verbForms.ts'
import type { Line } from './Line.ts'

const COMPARATIVES: Readonly<Record<string, string>> = {
  ...{ little: 'smaller', big: 'bigger', good: 'better', bad: 'worse', fast: 'faster', slow: 'slower' },
  ...{ easy: 'easier', cheap: 'cheaper', late: 'later', early: 'earlier', long: 'longer', short: 'shorter' },
  ...{ hot: 'hotter', cold: 'colder', heavy: 'heavier', light: 'lighter', high: 'higher', low: 'lower' },
  ...{ small: 'smaller', large: 'larger', thick: 'thicker', thin: 'thinner', hard: 'harder', wet: 'wetter' },
}
const MORE = new RegExp(`\\bmore (${Object.keys(COMPARATIVES).join('|')})(?= than\\b|$|[,.;])`, 'giu')

/** What something may be ready or good for: nouns that look like verbs. */
const NAMES = wordSet(
  'use work rest sleep lunch sale change travel repair service transport study check test print review',
)
const GOOD_FOR =
  /\b(good|ready|easy|hard|difficult|free|able|necessary|important) for (?=(\p{L}+)(?:$|[,.;]| (?:the|an?|it|them|and|or)\b))/giu
const WAIT_THAT = /\b(wait(?:s|ing)?) (?:until )?that ((?:the|an?|my|our|their|his|her) \p{L}+) (\p{L}+)\b/giu
/** "hears wrong the name": of verbs that say it with "mis-". */
const WRONGLY =
  /\b(hear|read|understand|spell|count|measure|judge|place)(s?) wrong (?=(?:the|an?|what|how|which|my|our|their)\b)/giu

/** "is no more right": what comes to an end, and no comparison. */
const NO_MORE =
  /(?<!\bthere )\b(is|are|gets?|stays?) no more (?=(\p{L}+)(?:$|[,.;]| (?:when|before|after|at|in|on|and|or)\b))/giu

/** What is said in other words in other languages: "changes of idea", "more little", "good for serve". */
export const withIdioms = ({ text, language }: Line): string =>
  text
    .replace(NO_MORE, (found, state: string, quality: string) =>
      ['ADJ', 'VERB'].includes(language.tokensOf(`it is ${quality}`)[2]?.tag ?? '')
        ? `${state} no longer `
        : found,
    )
    .replace(MORE, (_, quality: string) => COMPARATIVES[quality.toLowerCase()] ?? quality)
    .replace(/\b(change)(s|d)? of (?:idea|opinion|mind)\b/giu, '$1$2 their mind')
    .replace(/\bbetween one (\p{L}+) and (?:an)?other\b(?! \p{L})/giu, 'between one $1 and the next')
    .replace(WRONGLY, 'mis$1$2 ')
    .replace(GOOD_FOR, (found, quality: string, verb: string) =>
      baseOf(verb) === verb && !NAMES.has(verb) ? `${quality} to ` : found,
    )
    .replace(WAIT_THAT, (found, wait: string, who: string, verb: string) => {
      const base = baseOf(verb)
      return base === undefined ? found : `${wait} for ${who} to ${base}`
    })
