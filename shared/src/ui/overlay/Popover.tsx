import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '../action/IconButton.tsx'
import { keyOf } from '../keys/keyOf.ts'
import { animation } from '../tokens/animation.ts'
import { color } from '../tokens/color.ts'
import { motion, radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import type { Side } from './placeAnchored.ts'
import { useAnchored } from './useAnchored.ts'

/** Distance in CSS pixels, so that the popover does not cover the bar of its trigger. */
const GAP = 16

const Panel = styled.div`
  position: fixed;
  z-index: 50;
  width: min(var(--popover-width, 340px), calc(100vw - ${space(4)}));
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  overflow-y: auto;
  overflow-wrap: anywhere;
  text-align: start;
  animation: ${animation.appear} ${motion};
  /* It takes the focus to be read, not to be used. */
  outline: none;

  /* On a phone it has the same distance from both edges. */
  @media (max-width: 480px) {
    width: calc(100vw - ${space(4)});
  }
`

const Corner = styled.div`
  float: inline-end;
  margin: -${space(2)} -${space(2)} 0 ${space(2)};
`

interface PopoverProps {
  /** Its accessible name. */
  readonly label: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The element it is anchored to, which gets focus when it closes. */
  readonly triggerRef: RefObject<HTMLElement | null>
  /** Anchors it elsewhere. */
  readonly anchorRef?: RefObject<HTMLElement | null>
  /** Default 'bottom'. Another side is used if it does not fit. */
  readonly placement?: Side
  readonly children: ReactNode
}

interface OpenPopoverProps extends Omit<PopoverProps, 'isOpen' | 'placement'> {
  readonly placement: Side
}

function OpenPopover(props: OpenPopoverProps) {
  const { label, onOpenChange, triggerRef, anchorRef = triggerRef, placement, children } = props
  const panel = useRef<HTMLDivElement>(null)
  useAnchored({
    isOpen: true,
    anchor: anchorRef,
    floating: panel,
    side: placement,
    align: 'start',
    gap: GAP,
  })

  useEffect(() => {
    const trigger = triggerRef.current
    const opened = panel.current
    // A popover that opens without the user does not move focus.
    if (trigger?.contains(document.activeElement)) opened?.focus()
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost || opened?.contains(document.activeElement)) trigger?.focus()
    }
  }, [triggerRef])

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape' && !event.defaultPrevented) onOpenChange(false)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <Panel ref={panel} role="dialog" aria-label={label} tabIndex={-1}>
      <Corner>
        <IconButton label="Close" onClick={() => onOpenChange(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </Corner>
      {children}
    </Panel>
  )
}

/**
 * Non-modal content anchored to a control. Escape and its Close button close it and move focus to the trigger. Render
 * it directly after its trigger, so that it follows in the tab order.
 */
export function Popover({ isOpen, placement = 'bottom', ...rest }: PopoverProps) {
  return isOpen && <OpenPopover {...rest} placement={placement} />
}
