import type { SignInStart } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton, space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useShell } from '../../boot/ShellContext.ts'
import { PlainPage } from '../../layout/PlainPage.tsx'

const Others = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  text-align: center;
`

interface TripScreenProps {
  readonly title: string
  readonly lead: string
  /** Which page of the identity provider the button leads to. */
  readonly screen: SignInStart['screen']
  /** What the button says. */
  readonly action: string
  /** Stands above the button. */
  readonly notice?: ReactNode
  /** Other ways, below the button. */
  readonly children: ReactNode
}

/** A screen whose main action leads to the identity provider, and which says how the way back went. */
export function TripScreen({ title, lead, screen, action, notice, children }: TripScreenProps) {
  const { trip } = useShell()
  const state = useReadable(trip.state)
  if (state.kind === 'returning') {
    return (
      <PlainPage title={title}>
        <Skeleton label="Signing you in" lines={2} />
      </PlainPage>
    )
  }
  return (
    <PlainPage title={title} lead={lead}>
      {state.kind === 'failed' ? (
        <Notice tone="danger">Signing in did not work. {describeError(state.error).message}</Notice>
      ) : (
        notice
      )}
      <Button tone="primary" isPending={state.kind === 'leaving'} onPress={() => void trip.begin(screen)}>
        {action}
      </Button>
      <Others>{children}</Others>
    </PlainPage>
  )
}
