import { useReadable } from '@outcome-studio/shared/feature'
import { Button, color, IconButton, media, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Toast, Toasts } from './createToasts.ts'

const List = styled.ol`
  position: fixed;
  right: ${space(6)};
  bottom: ${space(6)};
  z-index: 200;
  display: grid;
  gap: ${space(2)};
  width: min(400px, calc(100vw - ${space(8)}));
  list-style: none;

  ${media.narrow} {
    right: ${space(4)};
    bottom: ${space(4)};
  }
`

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
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
`

const Words = styled.p`
  flex: 1;
  min-width: 0;
`

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info } as const

/** Where notifications appear. Rendered once by the shell. */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const shown = useReadable(toasts.shown)
  return (
    <section aria-label="Notifications">
      <List>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} close={toasts.close} />
        ))}
      </List>
    </section>
  )
}

interface ToastCardProps {
  readonly toast: Toast
  /** The same function on every render: a new one would start the time anew. */
  readonly close: Toasts['close']
}

function ToastCard({ toast, close }: ToastCardProps) {
  const { id, message, kind, action, duration } = toast
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || duration === null) return
    const timer = setTimeout(() => close(id), duration)
    return () => clearTimeout(timer)
  }, [isHeld, duration, close, id])

  const Icon = ICONS[kind]
  return (
    <Card
      data-kind={kind}
      // Somebody who is reading or about to press must not lose it.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" />
      <Words role={kind === 'error' ? 'alert' : 'status'}>{message}</Words>
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
    </Card>
  )
}
