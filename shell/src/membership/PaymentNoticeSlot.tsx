import { createLazy } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { useSettledPayment } from '@outcome-studio/shared/feature'
import { media, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

const paymentNotice = createLazy(async () => (await import('./PaymentNotice.tsx')).PaymentNotice)

// About as high as its content, to avoid a layout shift when it is loaded.
const Slot = styled.div`
  min-height: ${space(18.5)};

  ${media.narrow} {
    min-height: ${space(26)};

    &[data-due] {
      min-height: ${space(40)};
    }
  }
`

/** What is unusual about the member's payments. Loads nothing if nothing is. */
export function PaymentNoticeSlot({ member }: { readonly member: Member }) {
  const [isSettled, dismiss] = useSettledPayment(member)
  const isWanted = isSettled || member.payment !== undefined
  const Content = useLazyComponent(paymentNotice, isWanted, dismiss)
  if (!isWanted) return null
  return (
    <Slot data-due={member.payment?.state === 'due' || undefined}>
      {Content && <Content payment={member.payment} onDismiss={dismiss} />}
    </Slot>
  )
}
