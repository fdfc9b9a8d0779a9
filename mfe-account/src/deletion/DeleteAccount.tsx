import type { Member } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Section } from '../layout/Section.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { DELETE_QUERY, pendingDeletion } from './deletionStorage.ts'

/** The section that deletes the account. After a new sign-in, the query of the URL opens its dialog again. */
export function DeleteAccount({ member }: { readonly member: Member }) {
  const { presentation } = useHost()
  const [query, setQuery] = useSearchParams()
  const isOpenedByUrl = presentation === 'page' && query.has(DELETE_QUERY)
  const [isOpen, setOpen] = useState(isOpenedByUrl)
  const [typedBefore] = useState(() => (isOpenedByUrl ? pendingDeletion(window).take() : ''))

  const close = () => {
    setOpen(false)
    if (!isOpenedByUrl) return
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
