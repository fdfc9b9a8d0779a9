import { counted, type Need, parseTable, planRatings, type Rating } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../react/EditorContext.ts'

type OnPaste = (event: ClipboardEvent, statementId: string, part: keyof Rating) => void

/** Above the ratings of the largest study. */
const MOST_CHARACTERS = 1_000_000

/**
 * Fills the ratings from a pasted block of a spreadsheet, as one edit. A single cell is left to the field.
 * @param needs rows of the table in their current order
 * @returns the handler, the messages about the last block, and how to hide them
 */
export function usePasteRatings(needs: readonly Need[]) {
  const host = useHost()
  const { session, typedSurvey } = useEditor()
  const [problems, setProblems] = useState<readonly string[]>([])
  const rows = useRef(needs)
  useEffect(() => {
    rows.current = needs
  }, [needs])
  const onPaste = useCallback<OnPaste>(
    (event, statementId, part) => {
      const text = event.clipboardData.getData('text/plain')
      // Spreadsheets end a single cell with a line break.
      if (!/[\t\n]/.test(text.trimEnd())) return
      event.preventDefault()
      if (text.length > MOST_CHARACTERS) {
        setProblems(['This is more than one study can hold. Nothing was pasted.'])
        return
      }
      typedSurvey.commitAll()
      const from = rows.current.findIndex((need) => need.statementId === statementId)
      const plan = planRatings(parseTable(text), rows.current.slice(from), part)
      for (const id of plan.statementIds) typedSurvey.discardRating(id)
      if (plan.operation) session.apply(plan.operation)
      setProblems(plan.problems)
      const filled = `${counted(plan.filled, 'rating')} pasted.`
      if (plan.problems.length === 0) host.toast(filled, { kind: 'success' })
      else setProblems([filled, ...plan.problems])
    },
    [host, session, typedSurvey],
  )
  return { onPaste, problems, hideProblems: () => setProblems([]) }
}
