import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { Button } from '@outcome-studio/shared/ui'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import { FailureReference } from '../errors/FailureReference.tsx'
import { PlainPage } from '../frame/PlainPage.tsx'

interface BootFailureProps {
  readonly error: unknown
  readonly errors: ErrorReports
  readonly onTryAgain: () => void
}

/** Shown when the runtime configuration cannot be loaded; nothing else can work without it. */
export function BootFailure({ error, errors, onTryAgain }: BootFailureProps) {
  return (
    <PlainPage
      title={`${PRODUCT_NAME} could not be opened`}
      lead="Its settings could not be read. Check your connection; if that is fine, our server is having trouble."
      role="alert"
    >
      <Button tone="primary" onPress={onTryAgain}>
        Try again
      </Button>
      <FailureReference error={error} errors={errors} support={null} />
    </PlainPage>
  )
}
