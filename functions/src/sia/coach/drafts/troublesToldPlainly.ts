import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { byTheTime } from './byTheTime.ts'
import { ownDoing } from './ownDoing.ts'
import { timeLost } from './timeLost.ts'

/** "What isn't is waiting for a dry day", after what is no trouble. */
const CONTRAST = /(?:^|(, ))(?:but |and )?what is not(?: \p{L}+)? is (?:that |when )?(?=\p{L})/iu
/** "warm enough to open them up": the state alone is what is waited for, whatever is done then. */
const ENOUGH_TO = /(?<=\b(?:that|which) (?:is|are) \p{L}{2,20} enough) to \p{L}+ (?:it|them)(?: (?:up|out|in|off|on|down))?$/iu

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
  const [, told = '', end = ''] = /^(.*?)([.!?;]*)$/su.exec(sentence) ?? []
  const lost = timeLost(told.replace(CONTRAST, (_, comma) => (comma === undefined ? '' : '. ')).replace(ENOUGH_TO, ''))
  const timed = about === 'long' ? byTheTime(lost, language) : lost
  return `${about === 'wrong' ? timed : ownDoing(timed, language)}${end}`
}
