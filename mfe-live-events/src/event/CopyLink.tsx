import { publicEventPath } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, copyText } from '@outcome-studio/shared/ui'
import { Link } from 'lucide-react'

/** Copies the address of the event's page that everybody may open. */
export function CopyLink({ eventId }: { readonly eventId: string }) {
  const host = useHost()
  const copy = async () => {
    const address = `${location.origin}${publicEventPath(eventId)}`
    if (await copyText(address)) {
      host.toast('The link is copied. Everybody can open it, also without an account.', { kind: 'success' })
    } else {
      host.toast(`The link could not be copied. It is ${address}`, { kind: 'error' })
    }
  }
  return (
    <Button onPress={() => void copy()}>
      <Link aria-hidden="true" />
      Copy link
    </Button>
  )
}
