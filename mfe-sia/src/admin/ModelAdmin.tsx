import { readModelStatus } from '@outcome-studio/shared/callables/readModelStatus'
import { useCallable } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useAccess } from '@outcome-studio/shared/feature'
import { Button, EmptyState, LinkButton, Notice, Page, PageHeader, Skeleton } from '@outcome-studio/shared/ui'
import { ShieldX } from 'lucide-react'
import { useEffect } from 'react'
import { Cards } from './adminStyles.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { UseCard } from './UseCard.tsx'

/** Admin view in which tools admins see which coach answers, test the connection, and follow its use. */
export function ModelAdmin() {
  const { toolsAdmin } = useAccess()
  return (
    <Page>
      <PageHeader
        title="Language Model"
        lead="What answers in Sia, and what judges statements in Outcome Validation."
      />
      {toolsAdmin ? (
        <Status />
      ) : (
        <EmptyState
          title="This is not open to you"
          icon={<ShieldX aria-hidden="true" />}
          action={<LinkButton to="/">Go home</LinkButton>}
        >
          Only tools admins may see how the language model is set up. If you have just become one, sign out
          and in again.
        </EmptyState>
      )}
    </Page>
  )
}

function Status() {
  const { data, error, isPending, mutate } = useCallable(readModelStatus)
  useEffect(() => mutate(), [mutate])
  if (data !== undefined) {
    return (
      <Cards>
        <SettingsCard status={data} />
        {data.model !== null && <ConnectionCard />}
        <UseCard status={data} isReloading={isPending} onReload={() => mutate()} />
      </Cards>
    )
  }
  if (error === null || isPending) return <Skeleton label="Loading the settings of the model" lines={6} />
  return (
    <Notice tone="danger" actions={<Button onPress={() => mutate()}>Try again</Button>}>
      The settings could not be read. {describeError(error).message}
    </Notice>
  )
}
