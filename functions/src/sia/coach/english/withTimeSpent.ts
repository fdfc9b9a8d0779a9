import { wordSet } from '@outcome-studio/shared/domain/checker'
import { baseOf, gerundOf } from '../language/verbForms.ts'
import type { Line } from './Line.ts'

/** What time is spent for, and not on: "time for work". */
const NAMES = wordSet('work rest sleep lunch play sale change travel repair service transport study')
const TIME =
  '((?:(?:a lot of|lots of|too much|too many|much|many|some|so much) )?(?:time|hours|minutes|days))'
const FOR_DOING = new RegExp(`^${TIME} (?:for|with|by) (?=(\\p{L}{2,}ing)\\b)`, 'iu')
const TO_DO = new RegExp(`^${TIME} (?:for )?to (\\p{L}+)`, 'iu')
/** "a place for park" */
const PLACE_FOR = /\b(places?|space|spots?|room) for (?=(?:park|sit|sleep|stand|wait|eat|put)\b)/gi
/** "20 minutes for explain the tickets" */
const FOR_DO = new RegExp(`^${TIME} for (\\p{L}+)(?= )`, 'iu')
/** How long somebody waits, which "for" may be left out before. */
const DURATION =
  /^(?:the )?(?:\p{L}+ )?(?:time|seconds?|hours?|minutes?|days?|weeks?|months?|years?|mornings?|afternoons?|nights?|while|moments?|turn)\b/iu

/** "time for waiting the delivery" as "time waiting for the delivery". */
export function withTimeSpent({ text, about }: Line): string {
  const spent =
    about === 'wasted'
      ? text
          .replace(/^many (?=time\b)/i, 'much ')
          .replace(FOR_DOING, (found, time: string, doing: string) =>
            baseOf(doing) === undefined ? found : `${time} `,
          )
          .replace(FOR_DO, (found, time: string, verb: string) =>
            baseOf(verb) === verb && !NAMES.has(verb) ? `${time} ${gerundOf(verb)}` : found,
          )
          .replace(TO_DO, (found, time: string, verb: string) =>
            baseOf(verb) === verb ? `${time} ${gerundOf(verb)}` : found,
          )
      : text
  return spent
    .replace(PLACE_FOR, '$1 to ')
    .replace(
      /\b(wait(?:s|ing)?) (?=(?:the|a|an|my|our|their|his|her)\b (\p{L}.*))/giu,
      (found, wait: string, thing: string) => (DURATION.test(thing) ? found : `${wait} for `),
    )
}
