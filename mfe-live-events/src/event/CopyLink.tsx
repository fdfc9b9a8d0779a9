import { type LiveEvent, publicEventPath } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, copyText } from '@outcome-studio/shared/ui'
import { Link } from 'lucide-react'
import { quotedTopic } from '../core/quotedTopic.ts'

/** Copies the address of the event's page that everybody may open. */
export function CopyLink({ event }: { readonly event: Pick<LiveEvent, 'documentId' | 'topic'> }) {
  const host = useHost()
  const copy = async () => {
    const address = `${location.origin}${publicEventPath(event.documentId)}`
    if (await copyText(address)) {
      const text = `The link to ${quotedTopic(event)} is copied. Everybody can open it, also without an account.`
      host.toast(text, { kind: 'success' })
    } else {
      host.toast(`The link to ${quotedTopic(event)} could not be copied. It is ${address}`, { kind: 'error' })
    }
  }
  return (
    <Button onPress={() => void copy()}>
      <Link aria-hidden="true" />
      Copy link
    </Button>
  )
}
