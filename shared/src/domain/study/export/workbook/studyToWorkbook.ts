import { opportunityBand, opportunityScore } from '../../../analysis/opportunity.ts'
import type { Cell, CellStyle, CellValue, Sheet, Workbook } from '../../../files/workbook/Workbook.ts'
import { countStudy } from '../../countStudy.ts'
import type { JobStep, OutcomeStatement, Study, StudyHeader } from '../../Study.ts'
import { describedRemarks } from '../describedRemarks.ts'
import { remarksSheet } from './remarksSheet.ts'
import {
  STATEMENT_TITLES,
  STATEMENTS_SHEET,
  STEP_TITLES,
  STEPS_SHEET,
  STUDY_LABELS,
  STUDY_SHEET,
} from './SHEETS.ts'

/** Below it a survey tells of the whole alone (odi/README, section 6). */
const FEW_RESPONDENTS = 180

type Header = Pick<StudyHeader, 'docName' | 'createdAt' | 'updatedAt'>

/**
 * A study as a workbook for a team: what it is about, every outcome statement in one table with its scores, the steps,
 * and what the last check remarked.
 */
export function studyToWorkbook({ docName, ...times }: Header, study: Study, madeAt: Date): Workbook {
  return {
    title: docName,
    madeAt,
    sheets: [
      studySheet({ docName, ...times }, study, madeAt),
      statementsSheet(study),
      stepsSheet(study),
      remarksSheet(study),
    ],
  }
}

function studySheet({ docName, createdAt, updatedAt }: Header, study: Study, madeAt: Date): Sheet {
  const { jtbd, survey } = study
  const { jobSteps, outcomeStatements, errors = null, warnings = null, hints = null } = countStudy(study)
  const count = (label: string, value: number | null): readonly (CellValue | Cell)[] => [label, value]
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
      count(STUDY_LABELS.respondents, survey?.respondents ?? null),
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

/** A header of another version may hold a time in words of its own. */
function timeOf(time: string | Date): Date | string {
  const read = new Date(time)
  return Number.isNaN(read.getTime()) ? String(time) : read
}

function statementsSheet({ jobSteps }: Study): Sheet {
  const widths = [10, 32, 13, 60, 14, 14, 14, 19, 46]
  const styles: readonly CellStyle[] = [
    'muted',
    'text',
    'muted',
    'text',
    'decimal',
    'decimal',
    'decimal',
    'text',
    'muted',
  ]
  return {
    name: STATEMENTS_SHEET,
    columns: styles.map((style, at) => ({ style, width: widths[at] ?? 12 })),
    rows: jobSteps.flatMap((step, index) =>
      step.outcomeStatements.map((statement, at) => [
        `${index + 1}.${at + 1}`,
        step.userInput,
        step.category,
        statement.userInput,
        ...scores(statement),
        describedRemarks(statement),
      ]),
    ),
    table: { name: 'OutcomeStatements', titles: STATEMENT_TITLES },
  }
}

function scores({ rating }: OutcomeStatement): readonly (CellValue | Cell)[] {
  if (!rating) return [null, null, null, null]
  const band = opportunityBand(rating)
  const named = `${band.charAt(0).toUpperCase()}${band.slice(1)}`
  return [rating.importance, rating.satisfaction, opportunityScore(rating), { value: named, style: band }]
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
      { width: 44, style: 'muted' },
    ],
    rows: [
      ...jobSteps.map((step: JobStep, index) => [
        `${index + 1}`,
        step.category,
        step.userInput,
        step.outcomeStatements.length,
        null,
        describedRemarks(step),
      ]),
      ...notApplicable.map(({ category, reason }) => [null, category, null, null, reason, null]),
    ],
    table: { name: 'JobSteps', titles: STEP_TITLES },
  }
}
