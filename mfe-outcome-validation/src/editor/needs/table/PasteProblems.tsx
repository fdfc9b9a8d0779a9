import { Button, Notice } from '@outcome-studio/shared/ui'

/** Lines shown at most. */
const MOST_SHOWN = 8

interface PasteProblemsProps {
  readonly problems: readonly string[]
  readonly onClose: () => void
}

/** Says what of a pasted block was left out. */
export function PasteProblems({ problems, onClose }: PasteProblemsProps) {
  if (problems.length === 0) return null
  const hidden = problems.length - MOST_SHOWN
  return (
    <Notice
      tone="warning"
      actions={
        <Button tone="quiet" onPress={onClose}>
          Dismiss
        </Button>
      }
    >
      {problems.slice(0, MOST_SHOWN).join(' ')}
      {hidden > 0 && ` And ${hidden} more.`}
    </Notice>
  )
}
