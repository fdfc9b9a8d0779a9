import { describeError } from '@outcome-studio/shared/domain/errors'
import {
  type EventPhase,
  isJoinable,
  type LiveEvent,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { useAccess, useHost } from '@outcome-studio/shared/feature'
import { Button, color, LinkButton, Notice, space } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { NoAccess } from '../core/NoAccess.tsx'
import { JoinLink } from './JoinLink.tsx'
import { FAILURE_TEXTS } from './registrationText.ts'
import { useRegistration } from './useRegistration.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Text = styled.p`
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

interface RegistrationPanelProps {
  readonly event: LiveEvent
  readonly phase: EventPhase
  readonly now: number
  /** undefined until it is known. */
  readonly state: RegistrationState | undefined
  /** Further actions for the event. */
  readonly children?: ReactNode
}

const SOON = 'The link to join appears here ten minutes before the start.'

/** State of the member's registration, with the actions that are possible now. */
export function RegistrationPanel({ event, phase, now, state, children }: RegistrationPanelProps) {
  const known = state ?? { kind: 'none' }
  const registering = useRegistration(event, known)
  const { busy, canUndo, failed } = registering
  const undo = useRef<HTMLButtonElement>(null)
  const isOffered = canUndo && known.kind === 'none' && busy !== 'register'
  useEffect(() => {
    // The pressed button has disappeared.
    if (isOffered) undo.current?.focus({ preventScroll: true })
  }, [isOffered])
  const isOver = phase === 'ended' || phase === 'recording' || phase === 'cancelled'
  if (isOver) return children ? <Actions>{children}</Actions> : null

  const retry = failed?.action === 'cancel' ? registering.cancel : registering.register
  const register = (label: string) => (
    <Button
      tone="primary"
      isPending={busy === 'register' || state === undefined}
      onPress={registering.register}
    >
      {label}
    </Button>
  )
  const cancel = (
    <Button isPending={busy === 'cancel'} onPress={registering.cancel}>
      Cancel registration
    </Button>
  )
  return (
    <Frame>
      {isOffered && (
        <Notice
          tone="success"
          actions={
            <Button ref={undo} onPress={registering.register}>
              Undo
            </Button>
          }
        >
          Your registration was canceled.
        </Notice>
      )}
      {failed && (
        <Notice tone="danger" actions={<Button onPress={retry}>Try again</Button>}>
          {describeError(failed.error).message}
        </Notice>
      )}
      <State event={event} now={now} state={known} isLate={registering.isLate} />
      <Actions>
        {event.approval !== 'none' && known.kind === 'none' && !isOffered && register('Register')}
        {known.kind === 'failed' && FAILURE_TEXTS[known.failure].canRetry && register('Try again')}
        {(known.kind === 'registered' || known.kind === 'requested' || known.kind === 'waiting') && cancel}
        {children}
      </Actions>
    </Frame>
  )
}

interface StateProps {
  readonly event: LiveEvent
  readonly now: number
  readonly state: RegistrationState
  readonly isLate: boolean
}

function State({ event, now, state, isLate }: StateProps) {
  const { basename } = useHost()
  const { unrestricted } = useAccess()
  const others = <LinkButton to={basename || '/'}>See other events</LinkButton>
  switch (state.kind) {
    case 'none':
      if (event.approval !== 'none') return null
      if (!unrestricted) {
        return <NoAccess action="Join">Everybody with a membership can join, without registration.</NoAccess>
      }
      if (isJoinable(event, now) && isLink(event.joinURL)) return <JoinLink href={event.joinURL} />
      return <Text>You need no registration for this event. {SOON}</Text>
    case 'requested':
      return (
        <Text role="status">
          {isLate
            ? 'Your registration is taking longer than usual. You can leave this page; it goes on without you.'
            : 'We are registering you at Zoom…'}
        </Text>
      )
    case 'waiting':
      return (
        <Notice>
          The host decides who can join, and has not decided about your registration yet. You will get an
          email.
        </Notice>
      )
    case 'registered':
      if (isJoinable(event, now)) return <JoinLink href={state.joinURL} />
      return <Notice tone="success">You are registered. {SOON}</Notice>
    case 'denied':
      return (
        <Notice tone="warning" actions={others}>
          The host did not accept your registration.
        </Notice>
      )
    case 'failed': {
      const { text, canRetry } = FAILURE_TEXTS[state.failure]
      return (
        <Notice tone="warning" actions={!canRetry && others}>
          {text}
        </Notice>
      )
    }
  }
}

const isLink = (url: string): boolean => /^(https:\/\/|http:\/\/localhost[:/])/.test(url)
