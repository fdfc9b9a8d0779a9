import type { Rule } from '../Rule.ts'
import { findCompound } from '../rules/findCompound.ts'
import { findFeelingAsMetric, looksForFeeling } from '../rules/findFeelingAsMetric.ts'
import { findMannerAdverbs, looksForMannerAdverbs } from '../rules/findMannerAdverbs.ts'
import { findMissingDirection } from '../rules/findMissingDirection.ts'
import { findNoClarifier } from '../rules/findNoClarifier.ts'
import { findNoMetric } from '../rules/findNoMetric.ts'
import { findOtherDirection } from '../rules/findOtherDirection.ts'
import { findOutsideView, looksForOutsideView } from '../rules/findOutsideView.ts'
import { findPronouns } from '../rules/findPronouns.ts'
import { findRestatedJob } from '../rules/findRestatedJob.ts'
import { findReversed } from '../rules/findReversed.ts'
import { findSolution, findSolutionInExamples, looksForSolution } from '../rules/findSolution.ts'
import { findStep } from '../rules/findStep.ts'
import { findLimitInExamples, findTargetValue, looksForTargetValue } from '../rules/findTargetValue.ts'
import { findBenefitInExamples, findTrailingBenefit, looksForBenefit } from '../rules/findTrailingBenefit.ts'
import { findUnclearReference, looksForReference } from '../rules/findUnclearReference.ts'
import { findVagueWords, looksForVagueWords } from '../rules/findVagueWords.ts'

const OUTCOME = ['outcomeStatement'] as const

/** Outcome statements (docs/method.md §4). */
export const STATEMENT_RULES: readonly Rule[] = [
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
    looksFor: looksForSolution,
    find: findSolution,
    findInExamples: findSolutionInExamples,
  },
  {
    id: 'O6',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Avoid evaluative words',
    explanation:
      '"Easy", "best" or "reliable" mean different things to different readers. Plain adjectives such as "desired" or "wrong" are fine.',
    looksFor: looksForVagueWords,
    find: findVagueWords,
    findInExamples: findVagueWords,
  },
  {
    id: 'O7',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code',
    title: 'Leave out adverbs of manner',
    explanation: 'A word such as "accurately" hides a second measure behind the first.',
    looksFor: looksForMannerAdverbs,
    find: findMannerAdverbs,
    findInExamples: findMannerAdverbs,
  },
  {
    id: 'O8',
    entities: OUTCOME,
    severity: 'error',
    check: 'code and judge',
    title: "Take the performer's view",
    explanation:
      'No "I", "we" or "you", and nobody watched from outside: the statement is what the performer lives.',
    looksFor: looksForOutsideView,
    find: findOutsideView,
    findInExamples: findPronouns,
  },
  {
    id: 'O9',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Set no target',
    explanation:
      '"In three minutes" is an answer. The statement is the question; people rate how well it is met.',
    looksFor: looksForTargetValue,
    find: findTargetValue,
    findInExamples: findLimitInExamples,
  },
  {
    id: 'O10',
    entities: OUTCOME,
    severity: 'error',
    check: 'code',
    title: 'Measure no feeling',
    explanation: 'Feelings are emotional jobs. Here, measure what brings them about.',
    looksFor: looksForFeeling,
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
    check: 'code and judge',
    title: 'Let it stand on its own',
    explanation: 'People rate statements one by one, without seeing the step above.',
    looksFor: looksForReference,
    find: findUnclearReference,
  },
  {
    id: 'O16',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code',
    title: 'Stop before the benefit',
    explanation: '"So that …" states a benefit, which is another outcome or none.',
    looksFor: looksForBenefit,
    find: findTrailingBenefit,
    findInExamples: findBenefitInExamples,
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
  {
    id: 'O18',
    entities: OUTCOME,
    severity: 'warning',
    check: 'code',
    title: 'Point in the wanted direction',
    explanation:
      'A statement that asks for more errors or fewer successes turns its rating upside down. Minimize what people do not want, increase what they want.',
    find: findReversed,
  },
]
