import { refreshSession, renewConfirmation, resendConfirmation } from '@outcome-studio/shared/data'
import { SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, EmptyState } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { Buttons } from './seatStyles.ts'

interface ConfirmForSeatProps {
  readonly email: string
  /** Asks the server again. */
  readonly isStillUnconfirmed: () => Promise<boolean>
}

/** Asks a member to confirm their address before they take or manage seats, and sends the link again. */
export function ConfirmForSeat({ email, isStillUnconfirmed }: ConfirmForSeatProps) {
  const { showError, toast } = useHost()
  const [pending, setPending] = useState<'check' | 'send' | null>(null)
  const run = async (name: 'check' | 'send', work: () => Promise<void>) => {
    setPending(name)
    try {
      await work()
    } catch (error) {
      showError(error)
    }
    setPending(null)
  }
  // A new token knows of a link of ours. A link of the identity provider is known after a redirect to it.
  const check = () =>
    run('check', async () => {
      await refreshSession()
      if (await isStillUnconfirmed()) await renewConfirmation(SEATS_PATH)
    })
  const send = () =>
    run('send', async () => {
      await resendConfirmation()
      toast('We sent you a new email.', { kind: 'success' })
    })
  return (
    <EmptyState
      title="Confirm your address first"
      action={
        <Buttons>
          <Button tone="primary" isPending={pending === 'check'} onPress={() => void check()}>
            I have confirmed it
          </Button>
          <Button isPending={pending === 'send'} onPress={() => void send()}>
            Send the email again
          </Button>
        </Buttons>
      }
    >
      Seats need a confirmed address. Open the link in the email that we sent to {email}.
    </EmptyState>
  )
}
