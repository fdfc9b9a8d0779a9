import type { StudyDocument } from '@outcome-studio/shared/document'
import type { OutcomeStatement, OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useMemo } from 'react'
import { useSessionValue } from '../react/EditorContext.ts'

/**
 * An outcome statement for what shows everything except its text, which its field shows: typing renders nothing.
 * The text that it has is that of the last other change.
 */
export function useUntyped(statementId: OutcomeStatementUuid): OutcomeStatement | undefined {
  const read = useMemo(() => {
    let known: OutcomeStatement | undefined
    return ({ views }: { readonly views: StudyDocument['views'] }) => {
      const current = views.statement(statementId)
      if (!known || !current || !isSameUntilText(known, current)) known = current
      return known
    }
  }, [statementId])
  return useSessionValue(statementId, read)
}

/** A dismissal applies to one text. So where there are dismissals, each text counts as a change. */
function isSameUntilText(before: OutcomeStatement, after: OutcomeStatement): boolean {
  if (before === after) return true
  const { userInput, remarks, ...rest } = after
  if (after.dismissals !== undefined || before.remarks.length + remarks.length > 0) return false
  const keys = Object.keys(rest)
  return (
    keys.length === Object.keys(before).length - 2 &&
    keys.every((key) => Reflect.get(before, key) === Reflect.get(after, key))
  )
}
