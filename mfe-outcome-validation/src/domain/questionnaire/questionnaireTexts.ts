import { type Need, needsTable } from '@outcome-studio/shared/domain/analysis'
import { NO_PLAN, type Screener, type Study, type Translation } from '@outcome-studio/shared/domain/study'
import { ANSWERS, ASKED, type Asked, questionOf } from './Questionnaire.ts'

/** Texts of a questionnaire on paper. */
const PAPER_TEXTS = {
  note: 'Please mark one box in each line. Leave a line empty if you cannot say.',
  about: 'About you',
  statement: 'Outcome statement',
} as const
export type PaperText = keyof typeof PAPER_TEXTS

/** What the texts of a questionnaire are about, for headings in a list of them. */
export type TextGroup = 'Questions and answers' | 'About you' | 'Paper' | 'Job steps' | 'Outcome statements'

/** A text of a questionnaire that can be translated. */
export interface QuestionnaireText {
  /** Of its translations. */
  readonly key: string
  readonly original: string
  readonly group: TextGroup
}

const questionKey = (asked: Asked) => `question ${asked}`
// By their texts: another answer, question or step is another text to translate.
const answerKey = (asked: Asked, answer: string) => `answer ${asked} ${answer}`
const screenerKey = ({ question }: Screener) => `about ${question}`
const choiceKey = ({ question }: Screener, answer: string) => `about ${question} ${answer}`
const paperKey = (text: PaperText) => `paper ${text}`
const stepKey = (jobStep: string) => `step ${jobStep}`

/** The texts of a study's questionnaire in the order in which they are asked, each once. */
export function questionnaireTexts(study: Study): readonly QuestionnaireText[] {
  const { screeners } = study.questionnaire ?? NO_PLAN
  const needs = needsTable(study)
  const text = (group: TextGroup, key: string, original: string): QuestionnaireText => ({
    key,
    original,
    group,
  })
  const steps = [...new Set(needs.map(({ jobStep }) => jobStep))].filter((step) => step !== '')
  const all = [
    ...ASKED.flatMap((asked) => [
      text('Questions and answers', questionKey(asked), questionOf(asked, study.jtbd.userInput)),
      ...ANSWERS[asked].map((answer) => text('Questions and answers', answerKey(asked, answer), answer)),
    ]),
    ...screeners.flatMap((screener) => [
      text('About you', screenerKey(screener), screener.question),
      ...screener.answers.map((answer) => text('About you', choiceKey(screener, answer), answer)),
    ]),
    ...steps.map((step) => text('Job steps', stepKey(step), step)),
    ...needs.map((need) => text('Outcome statements', need.statementId, need.text)),
    ...paperTexts.map((key) => text('Paper', paperKey(key), PAPER_TEXTS[key])),
  ]
  return [...new Map(all.map((each) => [each.key, each])).values()]
}

/** What new translations of texts store of their originals. */
export const changeableOriginals = (texts: readonly QuestionnaireText[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts
      // Under the other keys the original cannot change: they end with it.
      .filter(({ key, original }) => !key.endsWith(original))
      .map(({ key, original }) => [key, original]),
  )

/** The translation of a text as it was written; empty without one. */
export const translatedText = ({ texts }: Translation, key: string): string =>
  Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''

/** What a text was when it was translated, if it has changed since; null if it has not, or if that is not known. */
export function formerOriginal(
  translation: Translation,
  { key, original }: QuestionnaireText,
): string | null {
  const { originals = {} } = translation
  if (translatedText(translation, key).trim() === '' || !Object.hasOwn(originals, key)) return null
  return originals[key] === original ? null : (originals[key] ?? null)
}

const paperTexts = ['note', 'about', 'statement'] as const satisfies readonly PaperText[]

/** The texts of a questionnaire in one language. */
export interface LocalTexts {
  readonly question: (asked: Asked, job: string) => string
  readonly answers: (asked: Asked) => readonly string[]
  readonly statement: (need: Need) => string
  readonly jobStep: (jobStep: string) => string
  readonly screener: (screener: Screener) => Pick<Screener, 'question' | 'answers'>
  readonly paper: (text: PaperText) => string
}

/**
 * The texts in the language of a translation.
 * @param translation null for the original, which also fills gaps
 */
export function localTexts(translation: Translation | null): LocalTexts {
  const textOf = (key: string, original: string): string => {
    const own = translation ? translatedText(translation, key).trim() : ''
    return own || original
  }
  return {
    question: (asked, job) => textOf(questionKey(asked), questionOf(asked, job)),
    answers: (asked) => ANSWERS[asked].map((answer) => textOf(answerKey(asked, answer), answer)),
    statement: ({ statementId, text }) => textOf(statementId, text),
    jobStep: (jobStep) => textOf(stepKey(jobStep), jobStep),
    screener: (screener) => ({
      question: textOf(screenerKey(screener), screener.question),
      answers: screener.answers.map((answer) => textOf(choiceKey(screener, answer), answer)),
    }),
    paper: (text) => textOf(paperKey(text), PAPER_TEXTS[text]),
  }
}

/** The translation of a study's questionnaire into a language; null for the original, or if there is none. */
export const translationInto = (study: Study, language: string | null): Translation | null =>
  study.questionnaire?.translations?.find((each) => each.language === language) ?? null
