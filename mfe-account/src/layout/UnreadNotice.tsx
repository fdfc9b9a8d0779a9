import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice } from '@outcome-studio/shared/ui'

interface UnreadNoticeProps {
  /** What could not be read, as a sentence. */
  readonly what: string
  readonly error: unknown
  /** Whether it is being read again. */
  readonly isPending?: boolean
  readonly onRetry: () => void
}

/** Says what could not be read and why, with a button to try again. */
export function UnreadNotice({ what, error, isPending = false, onRetry }: UnreadNoticeProps) {
  return (
    <Notice
      tone="danger"
      actions={
        <Button isPending={isPending} onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {what} {describeError(error).message}
    </Notice>
  )
}
