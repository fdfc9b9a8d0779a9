import type { LeftWords } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { isChatter, tellsNoTrouble } from '../../words/troubleWords.ts'
import { quoted } from '../text/clarify.ts'
import { quotesOf } from '../text/quotesOf.ts'
import { tellsCoach } from '../text/tellsCoach.ts'
import { saysAgain } from './leftWords.ts'

/** Facts that are quoted at once. */
const MOST_ASKED = 2
/** What an answer tells beside its drafts, and what the coach says of it. */
interface Kept {
  /** Quotes it once; empty if it tells no fact, or all of it was quoted. */
  readonly note: string
  readonly asked: readonly string[]
}

/**
 * Quotes what an answer tells beside the drafts that were made of it. Nothing is asked: the next question follows, and who
 * answers both would have one of them filed under the wrong step.
 * @param known what was left out before
 */
export function keptNote(
  refused: readonly string[],
  known: readonly LeftWords[],
  typed: string,
  language: Language,
): Kept {
  const isKnown = (part: string) =>
    known.some(({ words, isAsked }) => isAsked === true && saysAgain(part, words))
  const asked = refused.filter((part) => tellsFact(part, language) && !isKnown(part)).slice(0, MOST_ASKED)
  const note =
    asked.length === 0
      ? ''
      : `I also heard ${quoted(quotesOf(asked, typed))}, and keep it with the open points.`
  return { note, asked }
}

/** "That list takes seconds". */
const QUICK =
  /\b(?:takes? (?:only |just )?(?:seconds|no time|a (?:second|minute|moment))|is (?:quick|fast|easy|fine))\b/i

/** Whether words that no draft was made of tell something that a member would miss if nobody named it. */
export function tellsFact(part: string, language: Language): boolean {
  const tokens = language.tokensOf(part).filter(({ tag }) => tag !== 'PUNCT')
  return (
    tokens.length > 2 &&
    // "oil on the ramp" tells where something is that should not be there.
    tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX' || tag === 'ADP') &&
    !tellsCoach(part) &&
    !isChatter(part) &&
    !tellsNoTrouble(part) &&
    !QUICK.test(part)
  )
}
