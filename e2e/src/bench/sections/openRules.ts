import { checkStudy, checkText } from '@outcome-studio/shared/domain/checker'
import { answersOfBench, cpuOfAnswers } from '../../../../functions/src/test/coach/cpuOfAnswers.ts'
import { cpuMs, hostileText } from '../checker/hostileText.ts'
import { STATEMENTS, studyOfStatements } from '../checker/studyOfStatements.ts'
import { percentile } from '../statistics.ts'
import type { Section } from './Bench.ts'

/** Repetitions of the units of a hostile text with 10,000 characters. */
const HOSTILE_HALF = 161
/** Checks of one measurement, because the clock of processor time is coarse. */
const REPEATS = 15
/** Every so many labeled answers is played. */
const ANSWERS_STEP = 10

/** One run: milliseconds of processor time. */
export interface RulesResult {
  readonly studyOf2000Ms: number
  /** Texts of 10,000 and 20,000 characters. */
  readonly hostileMs: { readonly half: number; readonly whole: number }
  readonly answersMs: { readonly median: number; readonly p95: number }
}

/** The checker and the built-in coach, in this process. */
export async function openRules(): Promise<Section<RulesResult>> {
  const study = studyOfStatements(STATEMENTS.slice(0, 2000))
  const answers = answersOfBench().filter((_answer, at) => at % ANSWERS_STEP === 0)
  const hostileMs = (size: number) => {
    const text = hostileText(size)
    checkText('outcomeStatement', text)
    return medianMs(() => checkText('outcomeStatement', text))
  }
  // The first answers load what the coach has learned.
  cpuOfAnswers(answers)
  checkStudy(study)
  return {
    measure: async () => {
      const spent = cpuOfAnswers(answers)
      return {
        studyOf2000Ms: medianMs(() => checkStudy(study)),
        hostileMs: { half: hostileMs(HOSTILE_HALF), whole: hostileMs(2 * HOSTILE_HALF) },
        answersMs: { median: percentile(spent, 0.5), p95: percentile(spent, 0.95) },
      }
    },
  }
}

/**
 * The first half is not counted: V8 forgets optimized code that has not run for a while, and what it spends on compiling
 * anew, in other threads, is processor time too.
 */
const medianMs = (work: () => unknown): number =>
  percentile(Array.from({ length: 2 * REPEATS }, () => cpuMs(work)).slice(REPEATS), 0.5)
