import type { Member } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Section } from '../layout/Section.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { DELETE_QUERY, pendingDeletion } from './deletionStorage.ts'

/** The way out for good, apart from everything else. */
export function DeleteAccount({ member }: { readonly member: Member }) {
  const { presentation } = useHost()
  const [query, setQuery] = useSearchParams()
  const isAskedByAddress = presentation === 'page' && query.has(DELETE_QUERY)
  const [isOpen, setOpen] = useState(isAskedByAddress)
  const [typedBefore] = useState(() => (isAskedByAddress ? pendingDeletion(window).take() : ''))

  const close = () => {
    setOpen(false)
    if (!isAskedByAddress) return
    query.delete(DELETE_QUERY)
    setQuery(query, { replace: true })
  }

  return (
    <Section
      title="Delete account"
      lead="Deletes your account and everything in it. This cannot be undone."
      action={<Button onPress={() => setOpen(true)}>Delete account</Button>}
      isDanger
    >
      {isOpen && <DeleteAccountDialog member={member} typedBefore={typedBefore} onClose={close} />}
    </Section>
  )
}
