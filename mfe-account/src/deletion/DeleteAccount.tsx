import type { Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Section } from '../layout/Section.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { DELETE_QUERY } from './deletionStorage.ts'

/** The section that deletes the account. After a new sign-in, the query of the URL opens its dialog again. */
export function DeleteAccount({ member }: { readonly member: Member }) {
  const { presentation } = useHost()
  const [query, setQuery] = useSearchParams()
  const [isOpenedHere, setOpenedHere] = useState(false)
  // The query may come after the page is shown, when the result of the sign-in is known.
  const isOpenedByUrl = presentation === 'page' && query.has(DELETE_QUERY)

  const close = () => {
    setOpenedHere(false)
    if (!isOpenedByUrl) return
    query.delete(DELETE_QUERY)
    setQuery(query, { replace: true })
  }

  return (
    <Section
      title="Delete account"
      lead="Deletes your account and everything in it. This cannot be undone."
      action={<Button onPress={() => setOpenedHere(true)}>Delete account</Button>}
      isDanger
    >
      {(isOpenedHere || isOpenedByUrl) && (
        <DeleteAccountDialog member={member} isResumed={isOpenedByUrl} onClose={close} />
      )}
    </Section>
  )
}
