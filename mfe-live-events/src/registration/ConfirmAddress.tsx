import { refreshSession, resendConfirmation } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'

type Sending = 'idle' | 'sending' | 'sent' | 'checking'

interface ConfirmAddressProps {
  /** Called with a new token, in which the address may be confirmed. */
  readonly onChecked: () => Promise<void>
}

/** Asks a member to confirm their address before they register, and sends the link again. */
export function ConfirmAddress({ onChecked }: ConfirmAddressProps) {
  const [state, setState] = useState<Sending>('idle')
  const [error, setError] = useState<unknown>(null)
  const run = async (during: Sending, after: Sending, work: () => Promise<void>) => {
    setState(during)
    setError(null)
    try {
      await work()
    } catch (cause) {
      setError(cause)
    }
    setState(after)
  }
  const send = () => run('sending', 'sent', resendConfirmation)
  const check = () =>
    run('checking', state === 'sent' ? 'sent' : 'idle', async () => {
      await refreshSession()
      await onChecked()
    })
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            <Button tone="primary" isPending={state === 'checking'} onPress={() => void check()}>
              I have confirmed it
            </Button>
            <Button isPending={state === 'sending'} onPress={() => void send()}>
              Send the email again
            </Button>
          </>
        }
      >
        {state === 'sent' && error === null
          ? 'We sent you a new email. Open the link in it to confirm your email address, then come back here.'
          : 'To register, confirm your email address first: open the link in the email that we sent you.'}
      </Notice>
      {error !== null && <Notice tone="danger">{describeError(error).message}</Notice>}
    </>
  )
}
