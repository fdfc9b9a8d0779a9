import { describeError } from '@outcome-studio/shared/domain/errors'
import type { EventPhase, LiveEvent, RegistrationState } from '@outcome-studio/shared/domain/events'
import { Button, Notice, space } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { isDeclinable } from './isDeclinable.ts'
import { QuestionFields } from './questions/QuestionFields.tsx'
import { useAnswers } from './questions/useAnswers.ts'
import { RegistrationNotice } from './RegistrationNotice.tsx'
import { describeLeft, FAILURE_TEXTS } from './registrationText.ts'
import { useIsConfirmed } from './useIsConfirmed.ts'
import { useRegistration } from './useRegistration.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: 420px;

  & > * {
    flex: 1 0 auto;
  }
  & > [data-tone='primary'] {
    flex-basis: 100%;
  }
  /* Wide, what is left to do after the event would outweigh the recording. */
  &[data-over='true'] > * {
    flex-grow: 0;
  }
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

/** State of the member's registration, with the actions that are possible now. */
export function RegistrationPanel({ event, phase, now, state, children }: RegistrationPanelProps) {
  const known = state ?? { kind: 'none' }
  const registering = useRegistration(event, known)
  const answering = useAnswers(event.questions)
  const { isConfirmed, check } = useIsConfirmed()
  const fields = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const { busy, undone, failed } = registering
  const isOffered = undone !== null && known.kind === 'none' && busy !== 'register'
  useEffect(() => {
    // The pressed button has disappeared.
    if (isOffered) undo.current?.focus({ preventScroll: true })
  }, [isOffered])
  const isOver = phase === 'ended' || phase === 'recording' || phase === 'cancelled'
  if (isOver) return children ? <Actions data-over>{children}</Actions> : null

  const label = event.approval !== 'none' && !isOffered ? registerLabel(event, known) : null
  const mustConfirm =
    label !== null && (!isConfirmed || (known.kind === 'failed' && known.failure === 'emailNotConfirmed'))
  const register = () => {
    const answers = answering.take()
    if (answers !== null) registering.register({ waitlist: label === JOIN_WAITLIST, answers })
    // The errors are rendered after this.
    else queueMicrotask(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const cancelLabel = cancelLabelOf(known, now)
  return (
    <Frame>
      {isOffered && (
        <Notice
          tone="success"
          actions={
            <Button ref={undo} onPress={registering.undo}>
              Undo
            </Button>
          }
        >
          {describeLeft(event, undone)}
        </Notice>
      )}
      {failed && (
        <Notice tone="danger" actions={<Button onPress={failed.retry}>Try again</Button>}>
          {describeError(failed.error).message}
        </Notice>
      )}
      {mustConfirm ? (
        <ConfirmAddress onChecked={check} />
      ) : (
        <RegistrationNotice event={event} now={now} state={known} isLate={registering.isLate} />
      )}
      {label !== null && !mustConfirm && event.questions.length > 0 && (
        <div ref={fields}>
          <QuestionFields
            questions={event.questions}
            answers={answering.answers}
            problems={answering.problems}
            onAnswer={answering.answer}
          />
        </div>
      )}
      <Actions>
        {label !== null && (!mustConfirm || known.kind === 'failed') && (
          <Button tone="primary" isPending={busy === 'register' || state === undefined} onPress={register}>
            {label}
          </Button>
        )}
        {cancelLabel !== null && (
          <Button isPending={busy === 'cancel'} onPress={registering.cancel}>
            {cancelLabel}
          </Button>
        )}
        {children}
      </Actions>
    </Frame>
  )
}

const JOIN_WAITLIST = 'Join the waitlist'

/** @returns null if the member cannot register now */
function registerLabel(event: LiveEvent, state: RegistrationState): string | null {
  if (state.kind === 'none') return event.isFull ? JOIN_WAITLIST : 'Register'
  if (state.kind !== 'failed') return null
  const { wayOut } = FAILURE_TEXTS[state.failure]
  if (wayOut === 'waitlist') return JOIN_WAITLIST
  return wayOut === 'retry' ? 'Try again' : null
}

/** @returns null if there is nothing to cancel */
function cancelLabelOf(state: RegistrationState, now: number): string | null {
  if (state.kind === 'waitlisted') return 'Leave the waitlist'
  if (isDeclinable(state, now)) return 'Decline'
  const isCancelable = ['registered', 'requested', 'waiting'].includes(state.kind)
  return isCancelable ? 'Cancel registration' : null
}
