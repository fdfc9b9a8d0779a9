import { OUTCOME_QUESTIONS, type OutcomeQuestion, withoutAside } from '@outcome-studio/shared/domain/coach'
import { correctEnglish } from '../english/correctEnglish.ts'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { type Doers, withNamedDoers } from './withNamedDoers.ts'
import { withoutFigures } from './withoutFigures.ts'
import { withTroubleFirst } from './withTroubleFirst.ts'

/** The beginnings that questions ask to finish (`answerLines`), as people write them. */
export const BEGINNINGS: Readonly<Record<OutcomeQuestion, RegExp>> = {
  long: /^(.{0,80}?)\bit (?:also |often |sometimes |can )?takes? (?:(?:me|us|them|you) )?(?:(?:very|too|so|quite) )?(?:long|ages|forever|hours|(?:a (?:long|lot of) |much |too much )time) to[ .…]+(?=\p{L})/iu,
  wrong:
    /^(.{0,80}?)\b(?:it|things?) (?:also |often |sometimes |can )?(?:goes?|go) wrong (?:when(?:ever)?|if)[ .…]+(?=\p{L})/iu,
  wasted:
    /^(.{0,80}?)\bwe (?:also |often |sometimes |always )*waste (?:(?:a lot of|lots of|much|too much|many|too many|some) )?[ .…]*(?=\p{L})/iu,
}

/**
 * A sentence that begins as a question asks, with what finishes it told otherwise; as it is, if it begins with something else.
 * @param read the sentence as its beginning is looked for, which is as long as it
 */
function withFinish(
  sentence: string,
  finish: (about: OutcomeQuestion, told: string) => string,
  read = sentence,
): string {
  const about = OUTCOME_QUESTIONS.find((each) => BEGINNINGS[each].test(read))
  const length = about === undefined ? undefined : BEGINNINGS[about].exec(read)?.[0].length
  return about === undefined || length === undefined
    ? sentence
    : `${sentence.slice(0, length)}${finish(about, sentence.slice(length))}`
}

/** A sentence that begins as a question asks, without measured figures in what finishes it. */
export const plainSentence = (sentence: string, language: Language): string =>
  withFinish(
    sentence,
    (about, told) => withoutFigures(about, told, language),
    // A beginning ends before a word, here also before a figure.
    sentence.replace(/[\d€$£]/g, 'x'),
  )

/** A sentence that begins as a question asks, with what finishes it in correct English. */
export const correctedSentence = (sentence: string, language: Language): string =>
  withFinish(sentence, (about, told) => correctEnglish(about, told, language))

/** A sentence that begins as a question asks, with a name for who tells it. */
export const namedSentence = (sentence: string, doers: Doers, language: Language): string =>
  withFinish(sentence, (about, told) => {
    const first = about === 'wrong' ? withTroubleFirst(told, language) : told
    const said = standardEnglish(withoutAside(first), language)
    const named = withNamedDoers(said, about, doers, language)
    return named === said ? first : named
  })
