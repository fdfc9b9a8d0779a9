import * as z from 'zod/mini'
import { counted } from '../../base/counted.ts'
import { statementNumbers } from '../initiatives/statementNumbers.ts'
import { languageOf } from '../questionnaire/LANGUAGES.ts'
import {
  NO_PLAN,
  type QuestionnairePlan,
  type Screener,
  type Translation,
  translationSchema,
} from '../questionnaire/questionnairePlanSchema.ts'
import type { Study } from '../Study.ts'
import type { FieldEntry } from './StudyField.ts'

const LABELS: Readonly<Record<string, string>> = {
  screeners: 'Questions about respondents',
  isShuffled: 'Random order of outcomes',
  mostOutcomes: 'Most outcomes for one respondent',
} satisfies Record<Exclude<keyof QuestionnairePlan, 'translations'>, string>

/**
 * The parts of a questionnaire of which two members can change different ones: each setting, and each text of each
 * translation. The value of each is a plan with that part alone.
 */
export function planParts(study: Pick<Study, 'questionnaire' | 'jobSteps'>): readonly FieldEntry[] {
  if (!study.questionnaire) return []
  const { translations = [], ...settings } = study.questionnaire
  const numbers: ReadonlyMap<string, string> = statementNumbers(study)
  return [
    ...Object.entries(settings).map(([name, value]) => ({
      key: name,
      label: () => `Questionnaire: ${LABELS[name] ?? name}`,
      text: describeSetting(name, study.questionnaire ?? NO_PLAN),
      value: { [name]: value },
    })),
    ...translations.flatMap((translation) => translationParts(translation, numbers)),
  ]
}

function translationParts(
  { texts, originals = {}, ...own }: Translation,
  numbers: ReadonlyMap<string, string>,
): readonly FieldEntry[] {
  const { language } = own
  const what = `Translation into ${languageOf(language).name}`
  const part = (translation: Translation) => ({ translations: [translation] })
  return [
    {
      key: `translation ${language}`,
      label: () => what,
      text: counted(Object.keys(texts).length, 'text'),
      value: part({ ...own, texts: {} }),
    },
    ...Object.entries(texts).map(([key, text]) => ({
      key: `translation ${language} ${key}`,
      label: () => `${what}: ${numbers.has(key) ? `outcome statement ${numbers.get(key)}` : key}`,
      text,
      value: part({
        language,
        texts: { [key]: text },
        ...(Object.hasOwn(originals, key) && { originals: { [key]: originals[key] ?? '' } }),
      }),
    })),
  ]
}

function describeSetting(
  name: string,
  { screeners, isShuffled, mostOutcomes, ...others }: QuestionnairePlan,
) {
  if (name === 'screeners') return describeScreeners(screeners).join('\n')
  if (name === 'isShuffled') return isShuffled ? 'Yes' : 'No'
  if (name === 'mostOutcomes') return mostOutcomes === null ? 'All' : `${mostOutcomes}`
  return JSON.stringify(Reflect.get(others, name))
}

/** Each question with its answers. */
export const describeScreeners = (screeners: readonly Screener[]): readonly string[] =>
  screeners.map(({ question, answers }) => `${question} (${answers.join(', ') || 'a text'})`)

const partSchema = z.looseObject({ translations: z.exactOptional(z.array(translationSchema)) })

/** Makes a plan of the parts that a merge has taken. What neither side has is as in a study without a plan. */
export function joinPlanParts(values: readonly unknown[]): QuestionnairePlan {
  const parts = values.map((value) => partSchema.parse(value))
  const settings = parts.map(({ translations: _texts, ...own }) => own)
  const languages = Map.groupBy(
    parts.flatMap(({ translations = [] }) => translations),
    ({ language }) => language,
  )
  const translations = [...languages.values()].map(joinTranslations)
  return Object.assign({ ...NO_PLAN }, ...settings, translations.length > 0 && { translations })
}

/** Makes one translation of its parts. */
export function joinTranslations(parts: readonly Translation[]): Translation {
  const originals = parts.flatMap((part) => Object.entries(part.originals ?? {}))
  return Object.assign({}, ...parts, {
    texts: Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts))),
    ...(originals.length > 0 && { originals: Object.fromEntries(originals) }),
  })
}
