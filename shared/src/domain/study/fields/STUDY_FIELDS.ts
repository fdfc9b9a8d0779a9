import { JOB_STEP_CATEGORIES } from '../JOB_STEP_CATEGORIES.ts'
import type { Job, JobStep, OutcomeStatement, Study } from '../Study.ts'
import { initiativesField } from './initiativesField.ts'
import { QUESTIONNAIRE_FIELD } from './QUESTIONNAIRE_FIELD.ts'
import { QUOTES_FIELD } from './QUOTES_FIELD.ts'
import { RATING_COLUMNS } from './RATING_COLUMNS.ts'
import { ratingParts } from './ratingParts.ts'
import { SEGMENTS_FIELD } from './SEGMENTS_FIELD.ts'
import type { FieldsOf, StudyField } from './StudyField.ts'
import { triageFields } from './triageFields.ts'

interface StudyFields {
  readonly study: FieldsOf<Study>
  readonly job: FieldsOf<Job>
  readonly step: FieldsOf<JobStep>
  readonly statement: FieldsOf<OutcomeStatement>
}

const userInput: StudyField<{ readonly userInput: string }> = {
  label: (item) => item,
  text: (holder) => holder.userInput,
  edit: (item) => `${item} changed`,
  isTyped: true,
  files: 'layout',
}

const dismissals: StudyField<Pick<Job, 'dismissals'>> = {
  label: (item) => `Dismissed remarks on ${lowerFirst(item)}`,
  text: (holder) => holder.dismissals?.map(({ ruleId, reason }) => `${ruleId}: ${reason}`).join('\n') ?? null,
  edit: () => 'dismissed remarks changed',
  isTyped: false,
  // The workbook lists the reasons next to the remarks. They are not read back, because an import is checked again.
  files: 'none',
}

const rating: Omit<StudyField<Pick<OutcomeStatement, 'rating' | 'halfRating'>>, 'files'> = {
  label: (item) => `Importance and satisfaction of ${lowerFirst(item)}`,
  text: (holder) => {
    const { importance, satisfaction } = ratingParts(holder)
    if (importance === null && satisfaction === null) return null
    return `Importance ${importance ?? 'missing'}, satisfaction ${satisfaction ?? 'missing'}`
  },
  edit: (item) => `rating of ${item} changed`,
  isTyped: false,
}

/**
 * Every field a member can set, once: merge, history, import and export derive from this table. Columns appear in files
 * in the order of the rows.
 */
export const STUDY_FIELDS: StudyFields = {
  study: {
    survey: {
      label: () => 'Survey',
      text: ({ survey }) => (survey ? `${survey.respondents} respondents` : null),
      edit: () => 'survey changed',
      isTyped: false,
      files: {
        title: 'Survey respondents',
        value: ({ survey }) => survey?.respondents ?? null,
        read: (text: string) => {
          const respondents = Number(text)
          return Number.isInteger(respondents) && respondents >= 1 ? { survey: { respondents } } : {}
        },
      },
    },
    notApplicable: {
      label: () => 'Categories that do not apply',
      text: ({ notApplicable }) => notApplicable?.map(({ category }) => category).join(', ') ?? null,
      edit: () => 'categories that do not apply changed',
      isTyped: false,
      entries: {
        keys: JOB_STEP_CATEGORIES,
        list: ({ notApplicable = [] }) =>
          notApplicable.map((value) => ({
            key: value.category,
            label: () => `${value.category} does not apply`,
            text: value.reason,
            value,
          })),
      },
      files: 'layout',
    },
    needs: {
      label: () => 'Needs map',
      text: ({ needs }) => needs?.docName ?? null,
      edit: () => 'link to a needs map changed',
      isTyped: false,
      // A file is read into a study of its own, which no goal points to.
      files: 'none',
    },
    questionnaire: QUESTIONNAIRE_FIELD,
    initiatives: initiativesField,
    segments: SEGMENTS_FIELD,
  },
  job: {
    executor: {
      label: () => 'Job executor',
      text: ({ executor }) => executor,
      edit: () => 'job executor changed',
      isTyped: true,
      files: 'layout',
    },
    userInput,
    dismissals,
  },
  step: {
    userInput,
    category: {
      label: (item) => `Category of ${lowerFirst(item)}`,
      text: ({ category }) => category ?? 'No category',
      edit: (item) => `category of ${item} changed`,
      isTyped: false,
      files: 'layout',
    },
    dismissals,
  },
  statement: {
    userInput,
    rating: { ...rating, files: RATING_COLUMNS },
    // The columns of the rating contain it.
    halfRating: { ...rating, files: 'none' },
    quotes: QUOTES_FIELD,
    ...triageFields,
    dismissals,
  },
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
