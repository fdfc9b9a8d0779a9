import { Button, Notice } from '@outcome-studio/shared/ui'

interface ProblemProps {
  readonly text: string
  /** New problems are announced at once. */
  readonly isNew: boolean
  readonly onRetry: () => void
}

/** Reports a problem next to its message, with a button to try again. */
export function Problem({ text, isNew, onRetry }: ProblemProps) {
  return (
    <Notice tone={isNew ? 'danger' : 'warning'} actions={<Button onPress={onRetry}>Try again</Button>}>
      {text}
    </Notice>
  )
}
