import { type DraftsAtSignOut, useSession } from '@outcome-studio/shared/data'
import { EVERYWHERE_QUERY } from '@outcome-studio/shared/domain/areas'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { countDrafts } from '@outcome-studio/shared/storage'
import { Button, LinkButton, Skeleton } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { PlainPage } from '../frame/PlainPage.tsx'
import { SignOutQuestion } from '../overlays/SignOutQuestion.tsx'
import { decidedDrafts } from '../overlays/signOutRequest.ts'
import { SigningOut } from './SigningOut.tsx'

/**
 * Signs out. Asks first unless the product's own Sign Out has opened the page, because another site may link to it.
 * Asks whether to keep drafts on this device, unless the member has already decided.
 */
export function LogOutPage() {
  const session = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  // A link, a reload and the history of the browser are POP.
  const isInApp = useNavigationType() !== 'POP'
  const [chosen, choose] = useState<DraftsAtSignOut | null>(null)

  const decided = chosen ?? (isInApp ? decidedDrafts(location) : null)
  const isEverywhere = new URLSearchParams(location.search).has(EVERYWHERE_QUERY)
  if (decided !== null || session?.state === 'signedOut') {
    return <SigningOut drafts={decided ?? 'keep'} isEverywhere={isEverywhere} />
  }
  if (session === undefined) {
    return (
      <PlainPage title="Sign out">
        <Skeleton label="Loading your account" lines={1} />
      </PlainPage>
    )
  }
  const hasDrafts = countDrafts(session.uid, window) > 0
  if (isInApp && !hasDrafts) return <SigningOut drafts="keep" isEverywhere={isEverywhere} />
  return (
    <PlainPage
      title={isEverywhere ? 'Sign out on all devices?' : `Sign out of ${PRODUCT_NAME}?`}
      lead={`You are signed in as ${session.email}.`}
    >
      <Button tone="primary" onPress={() => choose('keep')}>
        {isEverywhere ? 'Sign out everywhere' : 'Sign out'}
      </Button>
      <LinkButton to="/">Stay signed in</LinkButton>
      {hasDrafts && <SignOutQuestion signOut={choose} cancel={() => void navigate('/')} />}
    </PlainPage>
  )
}
