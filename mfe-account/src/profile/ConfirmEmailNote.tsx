import { readSignIn } from '@outcome-studio/shared/data'
import { useHost } from '@outcome-studio/shared/feature'
import { color } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

const Text = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

/** Tells a new member that a confirmation was mailed; nothing once the address is confirmed. */
export function ConfirmEmailNote({ email }: { readonly email: string }) {
  const host = useHost()
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    readSignIn().then(
      ({ isByToken, isEmailVerified }) => {
        if (isCurrent) setUnconfirmed(!isByToken && !isEmailVerified)
      },
      // Without the answer the page is complete.
      (error: unknown) => host.report(error),
    )
    return () => {
      isCurrent = false
    }
  }, [host])
  return (
    <Text role="status">
      {isUnconfirmed && `We sent an email to ${email}. Open the link in it to confirm your address.`}
    </Text>
  )
}
