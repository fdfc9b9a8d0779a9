import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { byTheTime } from './byTheTime.ts'
import { ownDoing } from './ownDoing.ts'
import { timeLost } from './timeLost.ts'

/** "What isn't is waiting for a dry day", after what is no trouble. */
const CONTRAST = /(?:^|(, ))(?:but |and )?what is not(?: \p{L}+)? is (?:that |when )?(?=\p{L})/iu
/** "warm enough to open them up": the state alone is what is waited for, whatever is done then. */
const ENOUGH_TO =
  /(?<=\b(?:that|which) (?:is|are) \p{L}{2,20} enough) to \p{L}+ (?:it|them)(?: (?:up|out|in|off|on|down))?$/iu

/** "first one yes, second one yes": what is said of the cards before. */
const OF_CARDS =
  /^(?:(?:the )?(?:first|second|third|fourth|last|other|both|all)(?: ones?| two| three)?,? (?:\p{L}+ )?(?:yes|yep|yeah|ok|okay|fine|good|right|correct|true)[,;]? (?:and )?)*(?:the )?(?:first|second|third|fourth|last|other|both|all)(?: ones?| two| three)?,? (?:\p{L}+ )?(?:yes|yep|yeah|ok|okay|fine|good|right|correct|true)(?:$|[,;] )/iu
/** "add wrapping the glasses": one more answer. */
const ADDED = /^(?:(?:and|also|please|just|then|oh),? )*add (?:to (?:that|it) )?(?=\p{L}{2,}ing )/iu
/** "I lie awake thinking I have signed off …": what somebody is afraid of is what goes wrong. */
const AWAKE =
  /^(?:i|we) (?:(?:often|always|sometimes|still) )?(?:lie|lay|stay|wake|sit|worry|panic|fret|stress|sweat|dread)(?: (?:awake|up|there|at night|in bed))* (?:thinking|worrying|wondering|fearing|in case|afraid|scared)(?: that| if| whether| in case)? (?=(?:i|we) (?:have|had|am|are|will|might) )/iu

/**
 * An answer about outcomes in standard English, each of its sentences in the words in which the forms of statements are
 * read. A sentence that tells its trouble in such words already stays as it is.
 */
export function troublesToldPlainly(answer: string, about: OutcomeQuestion, language: Language): string {
  return answer
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((sentence, at) => (at % 2 === 0 ? plain(sentence, about, language) : sentence))
    .join('')
}

function plain(sentence: string, about: OutcomeQuestion, language: Language): string {
  const end = /(?<![.!?;])[.!?;]+$/.exec(sentence)?.[0] ?? ''
  const told = sentence.slice(0, sentence.length - end.length)
  const lost = timeLost(
    told
      .replace(OF_CARDS, '')
      .replace(ADDED, '')
      .replace(AWAKE, '')
      .replace(CONTRAST, (_, comma) => (comma === undefined ? '' : '. '))
      .replace(ENOUGH_TO, ''),
  )
  const timed = about === 'long' ? byTheTime(lost, language) : lost
  return `${about === 'wrong' ? timed : ownDoing(timed, language)}${end}`
}
