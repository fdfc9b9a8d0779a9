import { useReadable } from '@outcome-studio/shared/feature'
import { Button, color, IconButton, media, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Toast, Toasts } from '../host/createToasts.ts'
import { useBottomBars } from './useBottomBars.ts'

const Region = styled.section`
  position: fixed;
  right: ${space(6)};
  bottom: calc(${space(6)} + var(--bottom-bars, 0px));
  z-index: 200;
  width: min(400px, calc(100vw - ${space(8)}));

  ${media.narrow} {
    right: ${space(4)};
    bottom: calc(${space(4)} + var(--bottom-bars, 0px));
  }
`

const List = styled.ol`
  list-style: none;
`

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  font: ${type.body};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[data-kind='error'] > svg {
    color: ${color.danger};
  }
  &[data-kind='success'] > svg {
    color: ${color.success};
  }
  &[data-kind='info'] > svg {
    color: ${color.hint};
  }

  /* Beside the message, an action would leave it few letters per line. */
  ${media.narrow} {
    display: grid;
    grid-template-columns: auto 1fr auto;
  }
  ${media.low} {
    row-gap: 0;
    padding-block: ${space(1)};
    font: ${type.small};
  }
`

const Message = styled.p`
  flex: 1;
  min-width: 0;
`

// Next to the message, but not announced with it.
const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(3)};

  ${media.narrow} {
    display: contents;

    & > :first-child {
      grid-row: 2;
      grid-column: 2 / -1;
      justify-self: start;
    }
    & > :last-child {
      grid-row: 1;
      grid-column: 3;
    }
  }
`

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info } as const

const isUrgent = ({ kind }: Toast): boolean => kind === 'error'

/**
 * Shows notifications. Rendered once by the shell. Both live regions are always in the DOM, because screen readers only
 * announce text added to an existing region. Errors are assertive, all others polite. Dialogs do not make this region
 * inert, so that it works above them too.
 */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const shown = useReadable(toasts.shown)
  const region = useRef<HTMLElement>(null)
  useBottomBars(region, shown.length > 0)
  const cards = (those: readonly Toast[]) =>
    those.map((toast) => <ToastCard key={toast.id} toast={toast} close={toasts.close} />)
  return (
    <Region ref={region} aria-label="Notifications" data-react-aria-top-layer="">
      <List aria-live="assertive">{cards(shown.filter(isUrgent))}</List>
      <List aria-live="polite">{cards(shown.filter((toast) => !isUrgent(toast)))}</List>
    </Region>
  )
}

interface ToastCardProps {
  readonly toast: Toast
  /** Keep it stable between renders; a new function restarts the timer. */
  readonly close: Toasts['close']
}

function ToastCard({ toast, close }: ToastCardProps) {
  const { id, message, kind, action, duration } = toast
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => close(id), duration)
    return () => clearTimeout(timer)
  }, [isPaused, duration, close, id])

  const Icon = ICONS[kind]
  return (
    <Card
      data-kind={kind}
      // Pauses the timer while the user reads or is about to press a button.
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" />
      <Message>{message}</Message>
      <Actions aria-live="off">
        {action && (
          <Button
            tone="quiet"
            onPress={() => {
              action.onAction()
              close(id)
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Close notification" onClick={() => close(id)}>
          <X aria-hidden="true" />
        </IconButton>
      </Actions>
    </Card>
  )
}
