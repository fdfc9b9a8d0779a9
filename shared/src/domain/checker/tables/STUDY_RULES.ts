import type { Rule } from '../Rule.ts'
import { findBadExecutor } from '../rules/findBadExecutor.ts'
import { findExecutorObserved } from '../rules/findExecutorObserved.ts'
import { findJobAsOutcome } from '../rules/findJobAsOutcome.ts'
import { findMissingCategories } from '../rules/findMissingCategories.ts'
import { findMixedNouns } from '../rules/findMixedNouns.ts'
import { findNearDuplicates } from '../rules/findNearDuplicates.ts'
import { findStatementsPerStep } from '../rules/findStatementsPerStep.ts'
import { findStatementTotal } from '../rules/findStatementTotal.ts'
import { findStepCount } from '../rules/findStepCount.ts'
import { JOB_STEPS, STATEMENTS, STATEMENTS_PER_STEP } from '../study/STUDY_SIZES.ts'

const STUDY = ['study'] as const

/** The whole study (docs/method.md §1, §3 and §4). */
export const STUDY_RULES: readonly Rule[] = [
  {
    id: 'O13',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'One word for one thing',
    explanation: 'Two words for the same thing read as two things. Keep to one across the study.',
    findInStudy: findMixedNouns,
  },
  {
    id: 'O14',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'Say each outcome once',
    explanation: 'Two statements with the same direction, measure and object split the answers between them.',
    findInStudy: findNearDuplicates,
  },
  {
    id: 'O19',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'Say more than this study’s job',
    explanation:
      'A statement with the words of the job alone leaves open what to improve. Measure a part of the job, or what goes wrong in it.',
    findInStudy: findJobAsOutcome,
  },
  {
    id: 'O20',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'Leave out who does the job',
    explanation:
      'Every statement is about the job executor, who reads it. A statement that names the executor watches from outside.',
    findInStudy: findExecutorObserved,
  },
  {
    id: 'E1',
    entities: STUDY,
    severity: 'warning',
    check: 'code and judge',
    title: 'Name one generic role as executor',
    explanation:
      'The executor does the job. One role, no named person, no two roles joined by "and" or "or", no product.',
    findInStudy: findBadExecutor,
  },
  {
    id: 'S1',
    entities: STUDY,
    severity: 'hint',
    check: 'code',
    title: `Have ${JOB_STEPS.range} job steps`,
    explanation: 'Fewer steps usually leave part of the job out; more are too fine to work with.',
    findInStudy: findStepCount,
  },
  {
    id: 'S2',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: `Have ${STATEMENTS_PER_STEP.range} outcome statements per step`,
    explanation: `Five to fifteen is usual. Fewer than ${STATEMENTS_PER_STEP.leastInWords} miss something; more than ${STATEMENTS_PER_STEP.mostInWords} repeat themselves.`,
    findInStudy: findStatementsPerStep,
  },
  {
    id: 'S3',
    entities: STUDY,
    severity: 'hint',
    check: 'code',
    title: `Have ${STATEMENTS.range} outcome statements`,
    explanation: 'That many describe a job whole and can still be rated by the people who do it.',
    findInStudy: findStatementTotal,
  },
  {
    id: 'S4',
    entities: STUDY,
    severity: 'hint',
    check: 'code',
    title: 'Cover the eight categories',
    explanation:
      'Define, Locate, Prepare, Confirm, Execute, Monitor, Modify, Conclude: most jobs have a step in each.',
    findInStudy: findMissingCategories,
  },
]
