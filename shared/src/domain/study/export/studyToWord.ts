import { opportunityBand, opportunityScore } from '../../analysis/opportunity.ts'
import type { DocumentTable, Paragraph, ParagraphStyle } from '../../files/document/WordDocument.ts'
import { writeDocument } from '../../files/document/writeDocument.ts'
import type { JobStep, OutcomeStatement, Study } from '../Study.ts'
import { describedRemarks } from './describedRemarks.ts'

const NOT_WRITTEN = 'Not written yet'

/** A study as a .docx file to be read: who and what, then each step with its outcome statements, then the remarks. */
export function studyToWord(docName: string, study: Study, madeAt: Date): Uint8Array<ArrayBuffer> {
  const { jtbd, jobSteps, survey, notApplicable = [] } = study
  const isRated = jobSteps.some(({ outcomeStatements }) => outcomeStatements.some(({ rating }) => rating))
  const facts: DocumentTable = {
    kind: 'table',
    widths: [1, 3],
    head: null,
    rows: [
      [label('Job executor'), jtbd.executor || NOT_WRITTEN],
      [label('Job'), jtbd.userInput || NOT_WRITTEN],
      ...(survey ? [[label('Survey'), `${survey.respondents} respondents`]] : []),
    ],
  }
  return writeDocument({
    title: docName,
    madeAt,
    blocks: [
      paragraph('Title', docName),
      facts,
      ...(jobSteps.length > 0 ? [paragraph('Heading1', 'Job steps and outcome statements')] : []),
      ...jobSteps.flatMap((step, index) => section(step, index, isRated)),
      ...(notApplicable.length > 0
        ? [
            paragraph('Heading1', 'Categories that do not apply'),
            table(
              [1, 3],
              ['Category', 'Reason'],
              notApplicable.map(({ category, reason }) => [category, reason]),
            ),
          ]
        : []),
      ...remarksSection(study),
    ],
  })
}

function section(
  { userInput, category, outcomeStatements }: JobStep,
  index: number,
  isRated: boolean,
): readonly (Paragraph | DocumentTable)[] {
  const title = `${index + 1}. ${userInput || NOT_WRITTEN}${category === null ? '' : ` (${category})`}`
  const heading = paragraph('Heading2', title)
  if (outcomeStatements.length === 0) return [heading, paragraph('Note', 'No outcome statements yet.')]
  const rows = outcomeStatements.map((statement, at) => [
    `${index + 1}.${at + 1}`,
    statement.userInput || NOT_WRITTEN,
    ...(isRated ? scores(statement) : []),
  ])
  const [widths, head] = isRated
    ? [
        [1, 5.4, 1.9, 1.9, 2.8],
        ['No.', 'Outcome statement', 'Importance', 'Satisfaction', 'Opportunity'],
      ]
    : [
        [1, 9],
        ['No.', 'Outcome statement'],
      ]
  return [heading, table(widths, head, rows)]
}

function scores({ rating }: OutcomeStatement): readonly (string | Paragraph)[] {
  if (!rating) return ['', '', '']
  const number = (value: number) => paragraph('CellNumber', `${value}`)
  return [
    number(rating.importance),
    number(rating.satisfaction),
    `${opportunityScore(rating)} ${opportunityBand(rating)}`,
  ]
}

function remarksSection({ jtbd, jobSteps }: Study): readonly (Paragraph | DocumentTable)[] {
  const rows = [
    ['Job', describedRemarks(jtbd)],
    ...jobSteps.flatMap((step, index) => [
      [`Job step ${index + 1}`, describedRemarks(step)],
      ...step.outcomeStatements.map((statement, at) => [
        `Outcome statement ${index + 1}.${at + 1}`,
        describedRemarks(statement),
      ]),
    ]),
  ].filter(([, remarks]) => remarks !== '')
  return rows.length === 0
    ? []
    : [paragraph('Heading1', 'Remarks of the last check'), table([1, 3], ['Where', 'Remarks'], rows)]
}

const paragraph = (style: ParagraphStyle, text: string): Paragraph => ({ kind: 'paragraph', style, text })
const label = (text: string): Paragraph => paragraph('CellHead', text)
const table = (
  widths: readonly number[],
  head: readonly string[],
  rows: DocumentTable['rows'],
): DocumentTable => ({ kind: 'table', widths, head, rows })
