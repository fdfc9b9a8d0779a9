import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { JobStep, Study } from '@outcome-studio/shared/domain/study'
import {
  describedRemarks,
  describeSource,
  STATEMENT_COLUMNS,
  STUDY_FACTS,
} from '@outcome-studio/shared/domain/study'
import type { DocumentSection, DocumentTable, Paragraph, ParagraphStyle } from '@outcome-studio/shared/files'
import { writeDocument } from '@outcome-studio/shared/files'

const NOT_WRITTEN = 'Not written yet'

/**
 * Writes a study as a .docx file: the job, each step with its outcome statements, then the quotes and the remarks. Tables with ratings
 * are on landscape pages.
 */
export function studyToWord(docName: string, study: Study, madeAt: Date): Uint8Array<ArrayBuffer> {
  const { jtbd, jobSteps, notApplicable = [] } = study
  const columns = usedColumns(jobSteps)
  const facts: DocumentTable = {
    kind: 'table',
    widths: [1, 3],
    head: null,
    rows: [
      [label('Job executor'), jtbd.executor || NOT_WRITTEN],
      [label('Job'), jtbd.userInput || NOT_WRITTEN],
      ...STUDY_FACTS.flatMap((fact) => {
        const text = fact.text(study)
        return text === null ? [] : [[label(fact.label('Study')), text]]
      }),
    ],
  }
  return writeDocument({
    title: docName,
    creator: PRODUCT_NAME,
    madeAt,
    sections: arranged(columns.length > 0, {
      statements: [
        paragraph('Title', docName),
        facts,
        ...(jobSteps.length > 0 ? [paragraph('Heading1', 'Job steps and outcome statements')] : []),
        ...jobSteps.flatMap((step, index) => section(step, index, columns)),
      ],
      rest: [
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
        ...quotesSection(study),
        ...remarksSection(study),
      ],
    }),
  })
}

type Blocks = DocumentSection['blocks']

function arranged(
  isWide: boolean,
  { statements, rest }: { readonly statements: Blocks; readonly rest: Blocks },
): readonly DocumentSection[] {
  if (!isWide || rest.length === 0) return [{ isLandscape: isWide, blocks: [...statements, ...rest] }]
  return [
    { isLandscape: true, blocks: statements },
    { isLandscape: false, blocks: rest },
  ]
}

type WordColumns = (typeof STATEMENT_COLUMNS)[number]['wordColumns']

/** Columns of fields that at least one outcome statement has. */
function usedColumns(jobSteps: readonly JobStep[]): WordColumns {
  const statements = jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  const isUsed = (columns: WordColumns) =>
    statements.some((statement) => columns.some(({ cell }) => cell(statement) !== ''))
  return STATEMENT_COLUMNS.flatMap(({ wordColumns }) => (isUsed(wordColumns) ? wordColumns : []))
}

function section(
  { userInput, category, outcomeStatements }: JobStep,
  index: number,
  columns: WordColumns,
): readonly (Paragraph | DocumentTable)[] {
  const title = `${index + 1}. ${userInput || NOT_WRITTEN}${category === null ? '' : ` (${category})`}`
  const heading = paragraph('Heading2', title)
  if (outcomeStatements.length === 0) return [heading, paragraph('Note', 'No outcome statements yet.')]
  const rows = outcomeStatements.map((statement, at) => [
    `${index + 1}.${at + 1}`,
    statement.userInput || NOT_WRITTEN,
    ...columns.map(({ cell }) => cell(statement)),
  ])
  const widths = [1, columns.length > 0 ? 5.7 : 9, ...columns.map(({ width }) => width)]
  const head = ['No.', 'Outcome statement', ...columns.map(({ title }) => title)]
  return [heading, table(widths, head, rows)]
}

function quotesSection({ jobSteps }: Study): readonly (Paragraph | DocumentTable)[] {
  const rows = jobSteps.flatMap(({ outcomeStatements }, index) =>
    outcomeStatements.flatMap(({ userInput, quotes = [] }, at) =>
      quotes.map((quote, place) => [
        place === 0 ? `${index + 1}.${at + 1} ${userInput || NOT_WRITTEN}` : '',
        `“${quote.text}”`,
        describeSource(quote),
      ]),
    ),
  )
  return rows.length === 0
    ? []
    : [paragraph('Heading1', 'Quotes'), table([2, 3, 1.5], ['Outcome statement', 'Quote', 'Source'], rows)]
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
