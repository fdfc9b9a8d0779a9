import { type Study, studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'

const objects = ['seed trays', 'the wrong blade', 'a leaking valve', 'missing entries', 'the shared calendar']
/** Outcome statements, every fourth with several mistakes. */
export const STATEMENTS: readonly string[] = Array.from({ length: 5000 }, (_, index) => {
  const object = objects[index % objects.length] ?? ''
  return index % 4 === 0
    ? `Quickly and easily reduce the number of ${object} in 3 minutes so that users can relax`
    : `Minimize the likelihood that ${object} are overlooked when work is handed over, e.g., at night`
})

/** A study of the statements, ten per job step. */
export function studyOfStatements(statements: readonly string[]): Study {
  let next = 0
  return studyFromOutline(
    {
      executor: 'Fence keepers',
      job: 'Maintain a pasture fence',
      steps: Array.from({ length: Math.ceil(statements.length / 10) }, (_, step) => ({
        step: `Check section ${step + 1}`,
        category: 'Monitor' as const,
        outcomes: statements.slice(step * 10, step * 10 + 10),
      })),
    },
    { uuid: studyUuid('study'), newId: () => `id${next++}` },
  )
}
