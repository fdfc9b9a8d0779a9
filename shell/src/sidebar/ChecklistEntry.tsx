import { ClipboardCheck } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Count, Entry, Label } from './entryStyles.ts'

interface ChecklistEntryProps {
  /** Number of open items. */
  readonly remaining: number
  readonly isOpen: boolean
  readonly onClick: () => void
  readonly ref: Ref<HTMLButtonElement>
}

/** Opens and closes the checklist, and shows the number of open items. */
export function ChecklistEntry({ remaining, isOpen, onClick, ref }: ChecklistEntryProps) {
  const hintId = useId()
  return (
    <>
      <Entry
        as="button"
        type="button"
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={hintId}
        onClick={onClick}
      >
        <ClipboardCheck aria-hidden="true" />
        <Label>Actions checklist</Label>
        {remaining > 0 && <Count aria-hidden="true">{remaining}</Count>}
      </Entry>
      <span id={hintId} hidden>
        {remaining === 0 ? 'All done' : `${remaining} to do`}
      </span>
    </>
  )
}
