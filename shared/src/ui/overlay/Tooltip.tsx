import { cloneElement, type PointerEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { appear } from '../tokens/appear.ts'
import { color } from '../tokens/color.ts'
import { motion, radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'
import type { Side } from './placeAnchored.ts'
import { useAnchored } from './useAnchored.ts'

const Frame = styled.span`
  display: inline-flex;
`

// It touches its trigger, so that the pointer can reach it; what is seen stands a little away.
const Bridge = styled.span`
  position: fixed;
  z-index: 110;
  padding: ${space(1.5)};
  animation: ${appear} ${motion} 300ms backwards;
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
  /** Says more than the control's name does. */
  readonly text: string
  /** One control that already has a name of its own. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>
  /** Default 'top'; another side where there is no room. */
  readonly placement?: Side
}

/** A few words about an icon, on hover and on focus; the pointer may rest on them, and Escape hides them. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const bridge = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useAnchored({ isOpen, anchor: frame, floating: bridge, side: placement, align: 'center', gap: 0 })

  useEffect(() => {
    if (!isOpen) return
    // First in line, so that Escape hides the words alone and not the dialog they stand in.
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
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
