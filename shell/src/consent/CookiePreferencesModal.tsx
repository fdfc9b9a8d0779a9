import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Dialog, media, Switch, space } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useConsent } from './ConsentContext.ts'
import type { ConsentOperation } from './createStoredRejections.ts'
import { WhatIsStored } from './WhatIsStored.tsx'

const Groups = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;

  ${media.narrow} {
    flex-direction: column-reverse;
  }
`

/** Equal size, so that rejecting is as easy as accepting. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`

/** Lets a member choose what may be stored and recorded. Closing it stores no choice. */
export function CookiePreferencesModal({ onClose }: { readonly onClose: () => void }) {
  const consent = useConsent()
  const isAgreed = useReadable(consent.insightsOf) !== null
  const [chosen, setChosen] = useState<boolean | null>(null)
  const insights = chosen ?? isAgreed

  const decide = (functionalInsights: boolean, operation: ConsentOperation) => {
    void consent.decide(functionalInsights, operation)
    onClose()
  }
  return (
    <Dialog
      title="Cookie preferences"
      isOpen
      onClose={() => {
        consent.postpone()
        onClose()
      }}
      actions={
        <Choices>
          <Button onPress={() => decide(insights, 'save')}>Save preferences</Button>
          <Pair>
            <Button onPress={() => decide(false, 'reject_all')}>Reject all</Button>
            <Button onPress={() => decide(true, 'accept_all')}>Accept all</Button>
          </Pair>
        </Choices>
      }
    >
      <p>You decide what we may learn from how you use the product. You can change this at any time.</p>
      <Groups>
        <Switch
          label="Strictly necessary"
          description="Keeps you signed in, keeps what you have not saved, and tells you of updates you need. Always on."
          isSelected
          isDisabled
          onChange={() => {}}
        />
        <Switch
          label="Functional insights"
          description="Which pages and actions you use, kept with your email address, and recordings of your screen with all text masked. They help us find out what does not work. Off unless you switch it on."
          isSelected={insights}
          onChange={setChosen}
        />
      </Groups>
      <WhatIsStored />
    </Dialog>
  )
}
