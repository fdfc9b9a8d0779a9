import { cloneElement, type PointerEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { keyOf } from '../keys/keyOf.ts'
import { animation } from '../tokens/animation.ts'
import { color } from '../tokens/color.ts'
import { motion, radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'
import type { Side } from './placeAnchored.ts'
import { useAnchored } from './useAnchored.ts'

const Frame = styled.span`
  display: inline-flex;
`

// The box touches its trigger, so that the pointer can reach it. Its visible part is a little away.
const Bridge = styled.span`
  position: fixed;
  z-index: 110;
  padding: ${space(1.5)};
  animation: ${animation.appear} ${motion} 300ms backwards;
`

const Bubble = styled.span`
  display: block;
  max-width: min(260px, calc(100vw - ${space(8)}));
  padding: ${space(1)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.canvas};
  font: ${type.small};
  box-shadow: ${shadow.overlay};
  overflow-wrap: anywhere;
`

interface TooltipProps {
  /** A description that adds to the control's name. */
  readonly text: string
  /** One control that already has an accessible name. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>
  /** Default 'top'. Another side is used if it does not fit. */
  readonly placement?: Side
}

/** A short description on hover and focus. The pointer may rest on it; a press and Escape hide it. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const bridge = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useAnchored({ isOpen, anchor: frame, floating: bridge, side: placement, align: 'center', gap: 0 })

  useEffect(() => {
    if (!isOpen) return
    // Captured first, so that Escape hides only the tooltip and not the dialog around it.
    const hideOnEscape = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', hideOnEscape, { capture: true })
    return () => document.removeEventListener('keydown', hideOnEscape, { capture: true })
  }, [isOpen])

  const isMouse = (event: PointerEvent) => event.pointerType !== 'touch'
  return (
    <Frame
      ref={frame}
      onPointerEnter={(event) => isMouse(event) && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onPointerDown={() => setOpen(false)}
      // A key presses without a pointer.
      onClick={() => setOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bridge ref={bridge} hidden={!isOpen}>
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      </Bridge>
    </Frame>
  )
}
