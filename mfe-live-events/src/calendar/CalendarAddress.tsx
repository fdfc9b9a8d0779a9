import { Button, copyText, DescriptionList, space, TextField } from '@outcome-studio/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { RevokeAddress } from './RevokeAddress.tsx'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`

const CALENDARS = [
  { term: 'Google Calendar', description: 'On a computer: “Other calendars”, plus sign, “From URL”.' },
  { term: 'Outlook', description: '“Add calendar”, “Subscribe from web”.' },
  { term: 'Apple Calendar', description: '“File”, “New Calendar Subscription”.' },
]

type Copy = 'none' | 'copied' | 'failed'

const COPY_TEXTS: Readonly<Record<Copy, string>> = {
  none: '',
  copied: 'Copied.',
  failed:
    'The browser does not allow copying. The address is selected: copy it with the keyboard or the menu.',
}

interface CalendarAddressProps {
  readonly address: string
  /** Whether the member has just created it. */
  readonly isNew: boolean
  /** Called once the address is revoked. */
  readonly onRevoke: () => void
}

/** The member's calendar address, with what to do with it. */
export function CalendarAddress({ address, isNew, onRevoke }: CalendarAddressProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copy, setCopy] = useState<Copy>('none')
  const [isRevoking, setRevoking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isNew) button.current?.focus()
  }, [isNew])
  const copyAddress = async () => {
    const isCopied = await copyText(address)
    if (!isCopied) {
      field.current?.focus()
      field.current?.select()
    }
    setCopy(isCopied ? 'copied' : 'failed')
  }
  return (
    <>
      <TextField
        label="Calendar address"
        value={address}
        isReadOnly
        inputRef={field}
        description="Keep it to yourself: whoever has it sees which live events you attend. It has no links to join."
      />
      <Actions>
        <Button tone="primary" ref={button} onPress={() => void copyAddress()}>
          Copy address
        </Button>
        <Button onPress={() => setRevoking(true)}>Revoke</Button>
        <span role="status">{COPY_TEXTS[copy]}</span>
      </Actions>
      <p>Then paste it into your calendar:</p>
      <DescriptionList facts={CALENDARS} />
      {isRevoking && <RevokeAddress onRevoke={onRevoke} onClose={() => setRevoking(false)} />}
    </>
  )
}
