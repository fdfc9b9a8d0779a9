import type { CalendarAddressChange } from '@outcome-studio/shared/callables/changeCalendarAddress'
import { useCalendarAddress, useChangeCalendarAddress } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice, Skeleton, space } from '@outcome-studio/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useIsSlow } from '../core/useIsSlow.ts'
import { CalendarAddress } from './CalendarAddress.tsx'

const Action = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};

  /* An empty status takes no gap. It stays in the page, so that its text is announced. */
  & > :empty {
    position: absolute;
  }
`

/** Explains the member's calendar address, creates it, shows it and revokes it. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Calendar feed" isOpen onClose={onClose}>
      <p>
        Subscribe once, and your calendar shows the live events that you are registered for. Changes and
        cancellations arrive by themselves, after an hour to a day, depending on your calendar.
      </p>
      <Address />
    </Dialog>
  )
}

function Address() {
  const { data: address, error, refetch, isFetching, isPending } = useCalendarAddress()
  const [change, setChange] = useState<CalendarAddressChange | null>(null)
  const isSlow = useIsSlow(isPending)
  if (address === undefined) {
    if (error === null) {
      return (
        <>
          {isSlow && <Notice>This is taking longer than usual.</Notice>}
          <Skeleton label="Loading your calendar address" />
        </>
      )
    }
    return (
      <Notice
        tone="danger"
        actions={
          <Button isPending={isFetching} onPress={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Your calendar address could not be loaded. {describeError(error).message}
      </Notice>
    )
  }
  if (address === null) {
    return <NoAddress wasRevoked={change === 'revoke'} onCreate={() => setChange('create')} />
  }
  return (
    <CalendarAddress address={address} isNew={change === 'create'} onRevoke={() => setChange('revoke')} />
  )
}

interface NoAddressProps {
  /** Whether the member has just revoked the address. */
  readonly wasRevoked: boolean
  /** Called once there is an address. */
  readonly onCreate: () => void
}

function NoAddress({ wasRevoked, onCreate }: NoAddressProps) {
  const { report } = useHost()
  const { mutateAsync, isPending, error } = useChangeCalendarAddress()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasRevoked) button.current?.focus()
  }, [wasRevoked])
  const create = async () => {
    try {
      await mutateAsync('create')
      onCreate()
    } catch (failure) {
      report(failure)
    }
  }
  return (
    <>
      <p>
        The address is yours alone: whoever has it sees which live events you attend. It has no links to join.
      </p>
      <Action>
        <div role="status">{wasRevoked && <Notice tone="success">The address no longer works.</Notice>}</div>
        <Button tone="primary" isPending={isPending} ref={button} onPress={() => void create()}>
          Create calendar address
        </Button>
      </Action>
      {error && <Notice tone="danger">The address was not created. {describeError(error).message}</Notice>}
    </>
  )
}
