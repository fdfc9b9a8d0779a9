import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { Button, EmptyState, Page } from '@outcome-studio/shared/ui'
import { Unplug } from 'lucide-react'
import type { ErrorReports } from '../host/errors/createErrorReports.ts'
import { FailureReference } from '../host/errors/FailureReference.tsx'

interface BootFailureProps {
  readonly error: unknown
  readonly errors: ErrorReports
  readonly onTryAgain: () => void
}

/** Shown when the page cannot find out where it belongs, so that nothing else can work either. */
export function BootFailure({ error, errors, onTryAgain }: BootFailureProps) {
  return (
    <Page as="main" role="alert">
      <EmptyState
        title={`${PRODUCT_NAME} could not be opened`}
        icon={<Unplug aria-hidden="true" />}
        action={
          <>
            <Button tone="primary" onPress={onTryAgain}>
              Try again
            </Button>
            <FailureReference error={error} errors={errors} />
          </>
        }
      >
        Its settings could not be read. Check your connection; if that is fine, our server is having trouble.
      </EmptyState>
    </Page>
  )
}
