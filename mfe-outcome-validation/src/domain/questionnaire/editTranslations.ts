import {
  languageOf,
  type QuestionnairePlan,
  type Study,
  studyDocumentFill,
  TRANSLATION_LIMITS,
  type Translation,
} from '@outcome-studio/shared/domain/study'
import { tidyPlan } from './tidyPlan.ts'

type Translations = readonly Translation[]

/** A change of translations as they are at the time. */
export type TranslationsEdit = (translations: Translations) => Translations

/**
 * Translations with texts of one language, which is added if it is new. An empty text removes one.
 * @param originals what the texts translate, where it can change under their keys
 */
export function withTexts(
  translations: Translations,
  language: string,
  texts: Readonly<Record<string, string>>,
  originals: Readonly<Record<string, string>> = {},
): Translations {
  const before = translations.find((each) => each.language === language)
  const changed = {
    ...before,
    language,
    texts: { ...before?.texts, ...texts },
    originals: { ...before?.originals, ...originals },
  }
  return before
    ? translations.map((each) => (each === before ? changed : each))
    : [...translations, changed].sort((one, other) => (one.language < other.language ? -1 : 1))
}

export const withoutLanguage = (translations: Translations, language: string): Translations =>
  translations.filter((each) => each.language !== language)

/**
 * Why translations cannot be stored.
 * @param study with the translations of before
 * @returns a message that says what to do; null if they can
 */
export function translationsProblem(
  study: Study,
  plan: QuestionnairePlan,
  translations: Translations,
): string | null {
  if (translations.length > TRANSLATION_LIMITS.languages)
    return `A questionnaire has at most ${TRANSLATION_LIMITS.languages} languages besides the original.`
  for (const { language, texts } of translations) {
    const long = Object.values(texts).find(({ length }) => length > TRANSLATION_LIMITS.text)
    if (long !== undefined)
      return `A text in ${languageOf(language).name} has ${long.length} characters. At most ${TRANSLATION_LIMITS.text} are kept, so nothing was changed.`
  }
  return studyDocumentFill({ ...study, questionnaire: tidyPlan({ ...plan, translations }) }) === 'full'
    ? 'The study is too large for this text. Remove a language or statements that you no longer need. Nothing was changed.'
    : null
}

/**
 * The texts of pasted lines: the first one for the text that has the focus, the others for those below it.
 * @param keys of the texts from the one that has the focus
 */
export function pastedTexts(pasted: string, keys: readonly string[]): Readonly<Record<string, string>> {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/)
  return Object.fromEntries(
    lines.flatMap((line, at) => {
      const key = keys[at]
      return key === undefined ? [] : [[key, line.trim()]]
    }),
  )
}
