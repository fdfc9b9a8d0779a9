import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import type { Rating, RatingScale } from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import { parseTable } from '@outcome-studio/shared/files'
import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { ScaleDoubt } from '../../../domain/import/findScaleDoubt.ts'
import { planRatings } from '../../../domain/survey/planRatings.ts'
import { useEditor } from '../../react/EditorContext.ts'

/** Called when something is pasted into one of the two fields of an outcome. */
export type OnPasteRatings = (event: ClipboardEvent, statementId: string, part: keyof Rating) => void

/** A pasted block, and the field that it was pasted in. */
interface Block {
  readonly cells: readonly (readonly string[])[]
  readonly statementId: string
  readonly part: keyof Rating
}

/** A block whose scale the member has to choose. */
interface WaitingBlock extends Block {
  readonly doubt: ScaleDoubt
}

/** Above the ratings of the largest study. */
const MOST_CHARACTERS = 1_000_000

/**
 * Fills the ratings from a pasted block of a spreadsheet, as one edit. A single cell is left to the field.
 * @param needs returns the rows of the table in their current order
 * @returns the handler, the messages about the last block and how to hide them, and a block that waits for its scale
 */
export function usePasteRatings(needs: () => readonly Need[]) {
  const host = useHost()
  const { session, typedSurvey } = useEditor()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState<WaitingBlock | null>(null)
  const rows = useRef(needs)
  useEffect(() => {
    rows.current = needs
  }, [needs])
  const fill = useCallback(
    (block: Block, scale: RatingScale | null) => {
      typedSurvey.commitAll()
      const all = rows.current()
      const from = all.findIndex((need) => need.statementId === block.statementId)
      if (from === -1) return setWaiting(null)
      const plan = planRatings(block.cells, all.slice(from), block.part, scale)
      const isWaiting = plan.scaleDoubt !== null && scale === null
      setWaiting(isWaiting && plan.scaleDoubt ? { ...block, doubt: plan.scaleDoubt } : null)
      setProblems([])
      if (isWaiting) return
      for (const { statementId, part } of plan.filled) typedSurvey.discardPart(statementId, part)
      if (plan.operation) session.apply(plan.operation)
      const filled = `${counted(plan.filled.length, 'rating')} pasted.`
      if (plan.problems.length === 0) host.toast(filled, { kind: 'success' })
      else setProblems([filled, ...plan.problems])
    },
    [host, session, typedSurvey],
  )
  const onPaste = useCallback<OnPasteRatings>(
    (event, statementId, part) => {
      const text = event.clipboardData.getData('text/plain')
      // Spreadsheets end a single cell with a line break.
      if (!/[\t\n]/.test(text.trimEnd())) return
      event.preventDefault()
      if (text.length > MOST_CHARACTERS) {
        setProblems(['This is more than one study can hold. Nothing was pasted.'])
        return
      }
      fill({ cells: parseTable(text), statementId, part }, null)
    },
    [fill],
  )
  return {
    onPaste,
    problems,
    hideProblems: () => setProblems([]),
    waiting: waiting && {
      doubt: waiting.doubt,
      choose: (scale: RatingScale) => fill(waiting, scale),
      cancel: () => setWaiting(null),
    },
  }
}
