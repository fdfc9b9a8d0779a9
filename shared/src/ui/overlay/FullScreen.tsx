import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { CloseOnEscape } from './CloseOnEscape.tsx'
import { ReturnFocus } from './ReturnFocus.tsx'

const Cover = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: ${color.canvas};
`

const Panel = styled(Modal)`
  height: 100%;
`

const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`

interface FullScreenProps {
  /** Names it for screen readers. */
  readonly label: string
  /** Called on Escape, and when the browser leaves full screen. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Covers the whole window, and the whole screen where the browser allows it: some have no full screen, and none enters
 * it without a press of the user, for example on a link to it. Moves focus into itself, and back when it closes.
 */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const content = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    let isEntered = false
    let isReleased = false
    const follow = () => {
      if (isEntered && document.fullscreenElement === null) close.current()
    }
    document.addEventListener('fullscreenchange', follow)
    // A function that some browsers lack; a refusal leaves the window covered.
    void document.documentElement.requestFullscreen?.().then(
      () => {
        isEntered = true
        if (isReleased) leave()
      },
      () => undefined,
    )
    return () => {
      isReleased = true
      document.removeEventListener('fullscreenchange', follow)
      if (isEntered) leave()
    }
  }, [])
  return (
    <Cover isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Panel>
        <Content aria-label={label} ref={content}>
          <ReturnFocus />
          <CloseOnEscape dialog={content} onClose={onClose} />
          {children}
        </Content>
      </Panel>
    </Cover>
  )
}

function leave(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined)
}
