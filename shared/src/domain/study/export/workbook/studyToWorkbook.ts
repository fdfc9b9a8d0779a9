import type { Cell, CellValue, Column, Sheet, Workbook } from '@outcome-studio/shared/files'
import { PRODUCT_NAME } from '../../../base/constants.ts'
import { countStudy } from '../../countStudy.ts'
import { cellsOf, STATEMENT_COLUMNS, STEP_COLUMNS, STUDY_FACTS } from '../../fields/fieldsInFiles.ts'
import type { JobStep, Study, StudyHeader } from '../../Study.ts'
import { describedRemarks } from '../describedRemarks.ts'
import { initiativesSheet } from './initiativesSheet.ts'
import { quotesSheet } from './quotesSheet.ts'
import { remarksSheet } from './remarksSheet.ts'
import {
  STATEMENT_TITLES,
  STATEMENTS_SHEET,
  STEP_TITLES,
  STEPS_SHEET,
  STUDY_LABELS,
  STUDY_SHEET,
} from './SHEETS.ts'
import { WORKBOOK_BAND_COLORS } from './WORKBOOK_BAND_COLORS.ts'

/** Below this number, a survey supports conclusions about the whole only (docs/method.md §6). */
const FEW_RESPONDENTS = 180

const NOT_CHECKED = 'Not checked yet'

type Header = Pick<StudyHeader, 'docName' | 'createdAt' | 'updatedAt'>

/**
 * Writes a study as a workbook: an overview, one table of all outcome statements with their scores, the steps, the
 * remarks of the last check, and the initiatives.
 */
export function studyToWorkbook({ docName, ...times }: Header, study: Study, madeAt: Date): Workbook {
  return {
    title: docName,
    creator: PRODUCT_NAME,
    bandColors: WORKBOOK_BAND_COLORS,
    madeAt,
    sheets: [
      studySheet({ docName, ...times }, study, madeAt),
      statementsSheet(study),
      stepsSheet(study),
      remarksSheet(study),
      ...quotesSheet(study),
      ...initiativesSheet(study),
    ],
  }
}

function studySheet({ docName, createdAt, updatedAt }: Header, study: Study, madeAt: Date): Sheet {
  const { jtbd, survey } = study
  const { jobSteps, outcomeStatements, ...health } = countStudy(study)
  const { errors = NOT_CHECKED, warnings = NOT_CHECKED, hints = NOT_CHECKED } = health
  const count = (label: string, value: string | number | null): readonly (CellValue | Cell)[] => [
    label,
    value,
  ]
  const time = (label: string, value: string | Date): readonly (CellValue | Cell)[] => [
    label,
    { value: timeOf(value), style: 'time' },
  ]
  return {
    name: STUDY_SHEET,
    columns: [
      { width: 24, style: 'label' },
      { width: 90, style: 'value' },
    ],
    rows: [
      [STUDY_LABELS.name, { value: docName, style: 'title' }],
      [STUDY_LABELS.executor, jtbd.executor],
      [STUDY_LABELS.job, jtbd.userInput],
      [],
      count('Job steps', jobSteps),
      count('Outcome statements', outcomeStatements),
      count('Errors', errors),
      count('Warnings', warnings),
      count('Hints', hints),
      ...STUDY_FACTS.map(({ title, value }) => count(title, value(study))),
      [],
      time('Created', createdAt),
      time('Last saved', updatedAt),
      time('Exported', madeAt),
      [],
      [
        'Opportunity score',
        'Importance + max(importance − satisfaction, 0), from 0 to 20. Above 15 extreme, from 12 high, from 10 worth a look, below 10 appropriately served; overserved is what satisfies more than it matters.',
      ],
      ...(survey && survey.respondents < FEW_RESPONDENTS
        ? [
            [
              'Note',
              `Fewer than ${FEW_RESPONDENTS} people answered: take the scores as a whole, not by groups.`,
            ],
          ]
        : []),
    ],
  }
}

/** A header of another version may contain a time in another format. */
function timeOf(time: string | Date): Date | string {
  const read = new Date(time)
  return Number.isNaN(read.getTime()) ? String(time) : read
}

function statementsSheet({ jobSteps }: Study): Sheet {
  return {
    name: STATEMENTS_SHEET,
    columns: [
      { width: 10, style: 'muted' },
      { width: 32, style: 'text' },
      { width: 13, style: 'muted' },
      { width: 60, style: 'text' },
      ...columnsOf(STATEMENT_COLUMNS),
      { width: 46, style: 'muted' },
    ],
    rows: jobSteps.flatMap((step, index) =>
      step.outcomeStatements.map((statement, at) => [
        `${index + 1}.${at + 1}`,
        step.userInput,
        step.category,
        statement.userInput,
        ...cellsOf(STATEMENT_COLUMNS, statement),
        describedRemarks(statement),
      ]),
    ),
    table: { name: 'OutcomeStatements', titles: STATEMENT_TITLES },
  }
}

function columnsOf(fields: readonly { readonly columns: readonly Column[] }[]): readonly Column[] {
  return fields.flatMap(({ columns }) => columns.map(({ width, style }) => ({ width, style })))
}

function stepsSheet({ jobSteps, notApplicable = [] }: Study): Sheet {
  return {
    name: STEPS_SHEET,
    columns: [
      { width: 10, style: 'muted' },
      { width: 14, style: 'muted' },
      { width: 60, style: 'text' },
      { width: 13, style: 'whole' },
      { width: 40, style: 'text' },
      ...columnsOf(STEP_COLUMNS),
      { width: 44, style: 'muted' },
    ],
    rows: [
      ...jobSteps.map((step: JobStep, index) => [
        `${index + 1}`,
        step.category,
        step.userInput,
        step.outcomeStatements.length,
        null,
        ...cellsOf(STEP_COLUMNS, step),
        describedRemarks(step),
      ]),
      ...notApplicable.map(({ category, reason }) => [
        null,
        category,
        null,
        null,
        reason,
        ...STEP_COLUMNS.flatMap(({ columns }) => columns.map(() => null)),
        null,
      ]),
    ],
    table: { name: 'JobSteps', titles: STEP_TITLES },
  }
}
