import { Button, Notice } from '@outcome-studio/shared/ui'

interface ProblemProps {
  readonly text: string
  /** Announced at once, unless it was there before. */
  readonly isNew: boolean
  readonly onRetry: () => void
}

/** What went wrong with a message, where it happened, with the way on. */
export function Problem({ text, isNew, onRetry }: ProblemProps) {
  return (
    <Notice tone={isNew ? 'danger' : 'warning'} actions={<Button onPress={onRetry}>Try again</Button>}>
      {text}
    </Notice>
  )
}
