/** A language in which a questionnaire can be asked besides English. */
interface Language {
  /** BCP 47 tag, in lower case up to its first hyphen. */
  readonly code: string
  readonly name: string
  /** Code of the language in Qualtrics. */
  readonly qualtrics: string
}

/**
 * The languages of translations, by name. Codes of Qualtrics: "Available language codes" in
 * https://www.qualtrics.com/support/survey-platform/survey-module/survey-tools/translate-survey/
 */
export const LANGUAGES: readonly Language[] = [
  { code: 'ar', name: 'Arabic', qualtrics: 'AR' },
  { code: 'zh-Hans', name: 'Chinese (simplified)', qualtrics: 'ZH-S' },
  { code: 'zh-Hant', name: 'Chinese (traditional)', qualtrics: 'ZH-T' },
  { code: 'cs', name: 'Czech', qualtrics: 'CS' },
  { code: 'da', name: 'Danish', qualtrics: 'DA' },
  { code: 'nl', name: 'Dutch', qualtrics: 'NL' },
  { code: 'fi', name: 'Finnish', qualtrics: 'FI' },
  { code: 'fr', name: 'French', qualtrics: 'FR' },
  { code: 'de', name: 'German', qualtrics: 'DE' },
  { code: 'el', name: 'Greek', qualtrics: 'EL' },
  { code: 'he', name: 'Hebrew', qualtrics: 'HE' },
  { code: 'hi', name: 'Hindi', qualtrics: 'HI' },
  { code: 'hu', name: 'Hungarian', qualtrics: 'HU' },
  { code: 'id', name: 'Indonesian', qualtrics: 'ID' },
  { code: 'it', name: 'Italian', qualtrics: 'IT' },
  { code: 'ja', name: 'Japanese', qualtrics: 'JA' },
  { code: 'ko', name: 'Korean', qualtrics: 'KO' },
  { code: 'no', name: 'Norwegian', qualtrics: 'NO' },
  { code: 'pl', name: 'Polish', qualtrics: 'PL' },
  { code: 'pt', name: 'Portuguese', qualtrics: 'PT' },
  { code: 'pt-BR', name: 'Portuguese (Brazil)', qualtrics: 'PT-BR' },
  { code: 'ro', name: 'Romanian', qualtrics: 'RO' },
  { code: 'ru', name: 'Russian', qualtrics: 'RU' },
  { code: 'es', name: 'Spanish', qualtrics: 'ES' },
  { code: 'sv', name: 'Swedish', qualtrics: 'SV' },
  { code: 'th', name: 'Thai', qualtrics: 'TH' },
  { code: 'tr', name: 'Turkish', qualtrics: 'TR' },
  { code: 'uk', name: 'Ukrainian', qualtrics: 'UK' },
  { code: 'vi', name: 'Vietnamese', qualtrics: 'VI' },
]

/** The language with a code. One that this version does not know is called by its code. */
export const languageOf = (code: string): Language =>
  LANGUAGES.find((language) => language.code === code) ?? { code, name: code, qualtrics: code.toUpperCase() }
