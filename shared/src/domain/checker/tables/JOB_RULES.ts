import type { Rule } from '../Rule.ts'
import { findFeelingInJob } from '../rules/findFeelingInJob.ts'
import { findMannerAdverbs } from '../rules/findMannerAdverbs.ts'
import { findMissingObject } from '../rules/findMissingObject.ts'
import { findMissingVerb } from '../rules/findMissingVerb.ts'
import { findNoEnd } from '../rules/findNoEnd.ts'
import { findOutcomeInJob } from '../rules/findOutcomeInJob.ts'
import { findPronouns } from '../rules/findPronouns.ts'
import { findSecondGoal } from '../rules/findSecondGoal.ts'
import { findSingleCase } from '../rules/findSingleCase.ts'
import { findSituation } from '../rules/findSituation.ts'
import { findSolution, findSolutionInExamples } from '../rules/findSolution.ts'
import { findVendorsView } from '../rules/findVendorsView.ts'
import { findWrongLevel } from '../rules/findWrongLevel.ts'

const JOB_AND_STEP = ['job', 'jobStep'] as const
const JOB = ['job'] as const

/** Jobs and job steps (docs/method.md §2 and §3). */
export const JOB_RULES: readonly Rule[] = [
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
    findInExamples: findMannerAdverbs,
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
    findInExamples: findSolutionInExamples,
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
    findInExamples: findPronouns,
  },
]
