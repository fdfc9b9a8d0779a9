import type { Rule } from './Rule.ts'
import { findBadExecutor } from './rules/findBadExecutor.ts'
import { findCompound } from './rules/findCompound.ts'
import { findFeelingAsMetric } from './rules/findFeelingAsMetric.ts'
import { findFeelingInJob } from './rules/findFeelingInJob.ts'
import { findMannerAdverbs } from './rules/findMannerAdverbs.ts'
import { findMissingCategories } from './rules/findMissingCategories.ts'
import { findMissingDirection } from './rules/findMissingDirection.ts'
import { findMissingObject } from './rules/findMissingObject.ts'
import { findMissingVerb } from './rules/findMissingVerb.ts'
import { findMixedNouns } from './rules/findMixedNouns.ts'
import { findNearDuplicates } from './rules/findNearDuplicates.ts'
import { findNoClarifier } from './rules/findNoClarifier.ts'
import { findNoEnd } from './rules/findNoEnd.ts'
import { findNoMetric } from './rules/findNoMetric.ts'
import { findOtherDirection } from './rules/findOtherDirection.ts'
import { findOutcomeInJob } from './rules/findOutcomeInJob.ts'
import { findOutsideView } from './rules/findOutsideView.ts'
import { findRestatedJob } from './rules/findRestatedJob.ts'
import { findSecondGoal } from './rules/findSecondGoal.ts'
import { findSingleCase } from './rules/findSingleCase.ts'
import { findSituation } from './rules/findSituation.ts'
import { findSolution } from './rules/findSolution.ts'
import { findStatementsPerStep } from './rules/findStatementsPerStep.ts'
import { findStatementTotal } from './rules/findStatementTotal.ts'
import { findStep } from './rules/findStep.ts'
import { findStepCount } from './rules/findStepCount.ts'
import { findTargetValue } from './rules/findTargetValue.ts'
import { findTrailingBenefit } from './rules/findTrailingBenefit.ts'
import { findVagueWords } from './rules/findVagueWords.ts'
import { findVendorsView } from './rules/findVendorsView.ts'
import { findWrongLevel } from './rules/findWrongLevel.ts'
import { JOB_STEPS, STATEMENTS, STATEMENTS_PER_STEP } from './study/STUDY_SIZES.ts'

/** Incremented when a rule or a word list changes, so that remarks of older rules can be recognised. */
export const VER_LEXER = '1.2.1'

const JOB_AND_STEP = ['job', 'jobStep'] as const
const JOB = ['job'] as const
const OUTCOME = ['outcomeStatement'] as const
const STUDY = ['study'] as const

/**
 * Every rule of the method, for the checker, the server run, the coach and help. Ids are those of docs/method.md;
 * E1 and S1 to S4 are our own.
 */
export const RULES: readonly Rule[] = [
  // Jobs and job steps (docs/method.md §2 and §3).
  {
    id: 'J1',
    entities: JOB_AND_STEP,
    severity: 'error',
    check: 'code',
    title: 'Start with a verb in base form',
    explanation:
      'A job is something people get done, so it starts with what they do: "Prepare", "Find", "Repair". Not a noun, a form in -ing, a state or a feeling.',
    find: findMissingVerb,
  },
  {
    id: 'J2',
    entities: JOB_AND_STEP,
    severity: 'error',
    check: 'code',
    title: 'Name what the verb is about',
    explanation: 'A verb alone leaves open what gets done. Add its object: "Repair a fence", not "Repair".',
    find: findMissingObject,
  },
  {
    id: 'J3',
    entities: JOB_AND_STEP,
    severity: 'error',
    check: 'code',
    title: 'Say what gets done, not how well',
    explanation:
      'Words such as "quickly", "safely" or "cheaper" are outcomes. Write them as outcome statements, where they can be measured and ranked.',
    find: findOutcomeInJob,
  },
  {
    id: 'J4',
    entities: JOB,
    severity: 'warning',
    check: 'code and judge',
    title: 'Keep feelings apart',
    explanation:
      'How people want to feel and to be seen are emotional and social jobs. They stand beside the functional job.',
    find: findFeelingInJob,
  },
  {
    id: 'J5',
    entities: JOB_AND_STEP,
    severity: 'error',
    check: 'code and judge',
    title: 'Name no solution',
    explanation:
      'Products, brands, technologies and methods come and go; the job stays. Say it so that it holds whatever people use.',
    find: findSolution,
  },
  {
    id: 'J6',
    entities: JOB_AND_STEP,
    severity: 'error',
    check: 'code',
    title: 'Keep to one goal',
    explanation:
      '"And", "or" and a slash usually join two jobs that deserve a place of their own. Examples after "e.g." may list several things.',
    find: findSecondGoal,
  },
  {
    id: 'J7',
    entities: JOB,
    severity: 'warning',
    check: 'code and judge',
    title: "Take the executor's view",
    explanation: 'The job belongs to the person who does it, not to the company that sells to them.',
    find: findVendorsView,
  },
  {
    id: 'J8',
    entities: JOB,
    severity: 'warning',
    check: 'code and judge',
    title: 'Name the job, not the situation',
    explanation: 'A situation is where the job comes up. What do people try to get done in it?',
    find: findSituation,
  },
  {
    id: 'J9',
    entities: JOB,
    severity: 'warning',
    check: 'code and judge',
    title: 'Name the whole job',
    explanation: 'Neither one step of it nor a wish for life. Ask why to go up a level, how to go down.',
    find: findWrongLevel,
  },
  {
    id: 'J10',
    entities: JOB,
    severity: 'hint',
    check: 'judge',
    title: 'Make it last',
    explanation: 'A good job held thirty years ago, will hold in twenty, and holds in any country.',
  },
  {
    id: 'J12',
    entities: JOB,
    severity: 'warning',
    check: 'code',
    title: 'Let it have an end',
    explanation:
      '"Manage", "track", "optimize" and "handle" go on for ever. Use a verb that tells when the job is done; "monitor" is fine.',
    find: findNoEnd,
  },
  {
    id: 'J13',
    entities: JOB_AND_STEP,
    severity: 'error',
    check: 'code',
    title: 'Let it hold for everyone',
    explanation:
      'No "I", "my" or "your", and no name, address, date or sum: the job is the same for all who do it.',
    find: findSingleCase,
  },
  // Outcome statements (docs/method.md §4).
  {
    id: 'O1',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Start with a direction',
    explanation:
      'An outcome says which way a measure should move: "Minimize the time it takes to …", "Increase the likelihood that …".',
    find: findMissingDirection,
  },
  {
    id: 'O2',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code',
    title: 'Use Minimize or Increase',
    explanation:
      'With two direction words all statements read alike and can be compared. "Reduce", "maximize" and "avoid" say the same in other words.',
    find: findOtherDirection,
  },
  {
    id: 'O3',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Name a measure',
    explanation:
      'Time and likelihood serve nine times in ten; then number, frequency, amount, percentage, distance, cost, degree. Ease, convenience or satisfaction cannot be measured.',
    find: findNoMetric,
  },
  {
    id: 'O4',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Keep to one measure of one thing',
    explanation:
      'Two measures or two objects may be rated differently, so that nobody knows which was meant. Write a statement for each.',
    find: findCompound,
  },
  {
    id: 'O5',
    entities: OUTCOME,
    severity: 'error',
    check: 'code and judge',
    title: 'Name no solution',
    explanation:
      'A statement that names a product, feature or technology stops being true with the next one.',
    find: findSolution,
  },
  {
    id: 'O6',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Leave out words that judge',
    explanation:
      '"Easy", "best" or "reliable" mean something else to each reader. Plain adjectives such as "desired" or "wrong" are fine.',
    find: findVagueWords,
  },
  {
    id: 'O7',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code',
    title: 'Leave out adverbs of manner',
    explanation: 'A word such as "accurately" hides a second measure behind the first.',
    find: findMannerAdverbs,
  },
  {
    id: 'O8',
    entities: OUTCOME,
    severity: 'error',
    check: 'code and judge',
    title: "Take the performer's view",
    explanation:
      'No "I", "we" or "you", and nobody watched from outside: the statement is what the performer lives.',
    find: findOutsideView,
  },
  {
    id: 'O9',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Set no target',
    explanation:
      '"In three minutes" is an answer. The statement is the question; people rate how well it is met.',
    find: findTargetValue,
  },
  {
    id: 'O10',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Measure no feeling',
    explanation: 'Feelings are emotional jobs. Here, measure what brings them about.',
    find: findFeelingAsMetric,
  },
  {
    id: 'O11',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'A step is no outcome',
    explanation:
      '"Verify that …" says what gets done. Its outcomes say how fast, how surely and with how little waste.',
    find: findStep,
  },
  {
    id: 'O12',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code and judge',
    title: 'Say more than the job does',
    explanation: 'The job put in other words, or "save time", leaves open what to improve.',
    find: findRestatedJob,
  },
  {
    id: 'O15',
    entities: OUTCOME,
    severity: 'hint',
    check: 'judge',
    title: 'Let it stand on its own',
    explanation: 'People rate statements one by one, without seeing the step above.',
  },
  {
    id: 'O16',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code',
    title: 'Stop before the benefit',
    explanation: '"So that …" tells what it is good for, which is another outcome or none.',
    find: findTrailingBenefit,
  },
  {
    id: 'O17',
    entities: OUTCOME,
    severity: 'hint',
    check: 'code',
    title: 'Say when it counts',
    explanation: 'Circumstances such as "when …", "during …" or "before …" make a statement precise.',
    find: findNoClarifier,
  },
  // The whole study (docs/method.md §1, §3 and §4).
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
