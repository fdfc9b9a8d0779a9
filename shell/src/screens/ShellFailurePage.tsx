import { Button } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { FailureReference } from '../errors/FailureReference.tsx'
import { PlainPage } from '../frame/PlainPage.tsx'
import { useShellHost } from '../host/ShellHostContext.ts'

/** Shown if the shell itself throws. */
export function ShellFailurePage({ error }: { readonly error: unknown }) {
  const host = useShellHost()
  const { config } = useEnvironment()
  useEffect(() => {
    host.services.report(error)
  }, [error, host])
  return (
    <PlainPage
      title="Something went wrong"
      lead="This page stopped working. Your saved work is safe."
      role="alert"
    >
      <Button tone="primary" onPress={() => location.reload()}>
        Reload the page
      </Button>
      <FailureReference error={error} errors={host.errors} support={config.support} />
    </PlainPage>
  )
}
