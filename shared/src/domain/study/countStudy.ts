import type { Study, StudyCounts } from './Study.ts'

/** How many steps and outcome statements a study holds, empty ones included. */
export function countStudy(study: Study): StudyCounts {
  return {
    jobSteps: study.jobSteps.length,
    outcomeStatements: study.jobSteps.reduce((sum, step) => sum + step.outcomeStatements.length, 0),
  }
}
