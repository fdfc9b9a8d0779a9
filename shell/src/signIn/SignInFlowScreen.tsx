import type { SignInStart } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Notice, Skeleton, space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PlainPage } from '../frame/PlainPage.tsx'
import { ProductPitch } from './ProductPitch.tsx'
import { useSignInFlow } from './SignInFlowContext.ts'

const Others = styled.div`
  display: grid;
  gap: ${space(2)};
`

interface SignInFlowScreenProps {
  readonly title: string
  readonly lead: string
  /** Which page of the identity provider the button leads to. */
  readonly screen: SignInStart['screen']
  /** Label of the button. */
  readonly action: string
  /** Shown above the button. */
  readonly notice?: ReactNode
  /** Alternatives, below the button. */
  readonly children: ReactNode
}

/** A screen whose main action starts the sign-in flow, and which shows how the last one ended. */
export function SignInFlowScreen({ title, lead, screen, action, notice, children }: SignInFlowScreenProps) {
  const flow = useSignInFlow()
  const state = useReadable(flow.state)
  if (state.kind === 'returning') {
    return (
      <PlainPage title={title}>
        <Skeleton label="Signing you in" lines={2} />
      </PlainPage>
    )
  }
  return (
    <PlainPage title={title} lead={lead} aside={<ProductPitch />}>
      {state.kind === 'failed' ? (
        <Notice tone="danger">Signing in did not work. {describeError(state.error).message}</Notice>
      ) : (
        notice
      )}
      <Button
        tone="primary"
        isPending={state.kind === 'leaving' && state.screen === screen}
        onPress={() => void flow.start(screen)}
      >
        {action}
      </Button>
      <Others>{children}</Others>
    </PlainPage>
  )
}
