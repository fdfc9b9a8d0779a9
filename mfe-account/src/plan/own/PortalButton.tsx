import { createPortalLink } from '@outcome-studio/shared/data'
import type { Sentence, SubscriptionAction } from '@outcome-studio/shared/domain/payments'
import { Button, type ButtonTone, DatedText, Dialog } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import type { ProviderPage } from '../provider/useProviderPage.ts'

/** What a member does on the pages of the payment provider. */
export type PortalAction = Exclude<SubscriptionAction, 'changePlan' | 'subscribe'>

const LABELS: Readonly<Record<PortalAction, string>> = {
  manage: 'Manage membership',
  updateCard: 'Update card',
  confirmPayment: 'Confirm payment',
  invoices: 'Invoices',
  cancel: 'Cancel membership',
  resume: 'Resume membership',
}

/** Pages of the portal that a link opens directly. The others are on its first page. */
const FLOWS = { updateCard: 'payment_method_update', cancel: 'subscription_cancel' } as const

export const isPortalAction = (name: string): name is PortalAction => Object.hasOwn(LABELS, name)

interface PortalButtonProps {
  readonly action: PortalAction
  readonly tone?: ButtonTone
  readonly page: ProviderPage
  /** A warning before the page is opened. Without it, the page is opened immediately. */
  readonly warning?: Sentence | null
}

/** A button that opens a page of the payment provider's portal. The portal links back to the current page. */
export function PortalButton({ action, tone = 'secondary', page, warning = null }: PortalButtonProps) {
  const flow = action === 'updateCard' || action === 'cancel' ? FLOWS[action] : null
  const link = async () => ({
    url: await createPortalLink({ returnUrl: window.location.href, flow }),
  })
  const [isWarned, setWarned] = useState(false)
  const open = () => page.open(action, link)
  return (
    <>
      <Button
        tone={tone}
        isDisabled={page.pending !== null && page.pending !== action}
        isPending={page.pending === action}
        onPress={() => (warning === null ? open() : setWarned(true))}
      >
        {LABELS[action]}
      </Button>
      {isWarned && warning !== null && (
        <Dialog
          title={`${LABELS[action]}?`}
          isOpen
          onClose={() => setWarned(false)}
          actions={
            <>
              <Button onPress={() => setWarned(false)}>Keep everything</Button>
              <Button
                tone="primary"
                onPress={() => {
                  setWarned(false)
                  open()
                }}
              >
                Continue
              </Button>
            </>
          }
        >
          <p>
            <DatedText sentence={warning} />
          </p>
        </Dialog>
      )}
    </>
  )
}
