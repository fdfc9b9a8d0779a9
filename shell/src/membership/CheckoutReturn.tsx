import { createLazy } from '@outcome-studio/shared/domain/base'
import { arriveFromCheckout, storedCheckout } from '@outcome-studio/shared/domain/payments'
import { space } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

const checkoutResult = createLazy(async () => (await import('./CheckoutResult.tsx')).CheckoutResult)

// As high as its content, to avoid a layout shift when it is loaded.
const Slot = styled.div`
  min-height: ${space(18.5)};
`

/** Shows the result of a payment after the member has returned to home. Loads nothing for other members. */
export function CheckoutReturn({ memberId }: { readonly memberId: string }) {
  const [pending, setPending] = useState(() => arriveFromCheckout(memberId, 'returned', window))
  const Result = useLazyComponent(checkoutResult, pending !== null, () => setPending(null))
  if (pending === null) return null
  const forget = () => {
    storedCheckout(window).remove()
    setPending(null)
  }
  const result = Result && <Result pending={pending} onForget={forget} />
  return pending.state === 'left' ? result : <Slot>{result}</Slot>
}
