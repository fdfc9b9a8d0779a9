import { EXECUTOR_FIELD } from '@outcome-studio/shared/document'
import type { Study, StudyOperation } from '@outcome-studio/shared/domain/study'
import type { FoundText } from './findInStudy.ts'

/**
 * Replaces matches in one edit, undone at once. Texts keep their ids.
 *
 * @param places matches in this study, as findInStudy returns them
 * @param replacement taken literally
 * @returns null if that changes no text
 */
export function planReplacements(
  study: Study,
  places: readonly FoundText[],
  replacement: string,
): StudyOperation | null {
  const byKey = new Map<string, FoundText[]>()
  for (const place of places) byKey.set(place.key, [...(byKey.get(place.key) ?? []), place])
  const replacedIn = (key: string, text: string): string =>
    (byKey.get(key) ?? []).reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + replacement + rest.slice(end),
      text,
    )
  const write = (key: string, text: string, operation: (userInput: string) => StudyOperation) => {
    const changed = replacedIn(key, text)
    return changed === text ? [] : [operation(changed)]
  }
  const { jtbd, jobSteps } = study
  const operations = [
    ...write(EXECUTOR_FIELD, jtbd.executor, (executor) => ({ kind: 'setExecutor', executor })),
    ...write(jtbd.uuid, jtbd.userInput, (userInput) => ({ kind: 'replaceJob', userInput })),
    ...jobSteps.flatMap(({ uuid: stepId, userInput: text, outcomeStatements }) => [
      ...write(stepId, text, (userInput) => ({ kind: 'updateJobStep', stepId, userInput })),
      ...outcomeStatements.flatMap(({ uuid: statementId, userInput: statement }) =>
        write(statementId, statement, (userInput) => ({
          kind: 'updateOutcomeStatement',
          statementId,
          userInput,
        })),
      ),
    ]),
  ]
  return operations.length === 0 ? null : { kind: 'batch', operations }
}
