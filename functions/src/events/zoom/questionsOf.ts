import {
  chosenOptions,
  type RegistrationAnswers,
  type RegistrationQuestion,
} from '@outcome-studio/shared/domain/events'
import type { ZoomQuestions } from './zoomSchemas.ts'

/** Zoom's standard fields with the labels of its form: https://developers.zoom.us/docs/api/meetings */
const LABELS: Readonly<Record<string, string>> = {
  address: 'Address',
  city: 'City',
  country: 'Country or region',
  zip: 'Zip or postal code',
  state: 'State or province',
  phone: 'Phone',
  industry: 'Industry',
  org: 'Organization',
  job_title: 'Job title',
  purchasing_time_frame: 'Purchasing time frame',
  role_in_purchase_process: 'Role in purchase process',
  no_of_employees: 'Number of employees',
  comments: 'Questions and comments',
}
/** The standard fields that Zoom accepts only with one of these values. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  purchasing_time_frame: ['Within a month', '1-3 months', '4-6 months', 'More than 6 months', 'No timeframe'],
  role_in_purchase_process: ['Decision Maker', 'Evaluator/Recommender', 'Influencer', 'Not involved'],
  no_of_employees: [
    '1-20',
    '21-50',
    '51-100',
    '101-500',
    '500-1,000',
    '1,001-5,000',
    '5,001-10,000',
    'More than 10,000',
  ],
}
/** A first and a last name are asked of every registrant, and the member's record has both. */
const NAMES: ReadonlySet<string> = new Set(['first_name', 'last_name', 'email'])
const CUSTOM = '#'
/** Between the chosen options of one answer. */
const SEPARATOR = ';'

/** The questions that a member is asked, in Zoom's order. */
export function questionsOf({ questions, custom_questions }: ZoomQuestions): readonly RegistrationQuestion[] {
  const standard = questions
    .filter(({ field_name }) => !NAMES.has(field_name))
    .map(({ field_name: id, required: isRequired }): RegistrationQuestion => {
      const options = OPTIONS[id] ?? []
      return {
        id,
        label: LABELS[id] ?? id,
        kind: options.length > 0 ? 'single' : 'text',
        options,
        isRequired,
      }
    })
  const own = custom_questions.map(({ title, type, answers, required }): RegistrationQuestion => {
    const kind = answers.length > 0 ? kindOf(type) : 'text'
    return {
      id: `${CUSTOM}${title}`,
      label: title,
      kind,
      options: kind === 'text' ? [] : answers,
      isRequired: required,
    }
  })
  return [...standard, ...own]
}

function kindOf(type: string): RegistrationQuestion['kind'] {
  if (type.startsWith('single')) return 'single'
  return type.startsWith('multiple') ? 'multiple' : 'text'
}

/** The fields of a registration at Zoom for the answers of a member. */
export function answerFields(answers: RegistrationAnswers): Readonly<Record<string, unknown>> {
  const given = Object.entries(answers).filter(([, value]) => value.trim() !== '')
  const standard = given.filter(([id]) => Object.hasOwn(LABELS, id))
  const own = given
    .filter(([id]) => id.startsWith(CUSTOM))
    .map(([id, value]) => ({
      title: id.slice(CUSTOM.length),
      value: chosenOptions(value).join(SEPARATOR),
    }))
  return { ...Object.fromEntries(standard), ...(own.length > 0 ? { custom_questions: own } : {}) }
}
