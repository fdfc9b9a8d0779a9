import { VIMEO_PLAYER_ORIGIN } from '@outcome-studio/shared/domain/events'

/** A stand-in for a frame of another origin that the player's library accepts. */
interface BridgedFrame {
  readonly element: HTMLIFrameElement
  /** Stops forwarding messages. */
  readonly release: () => void
}

/**
 * Lets the library of Vimeo's player control a frame of another origin, such as the local cloud. The library only
 * accepts Vimeo's address and messages. It gets a hidden element that forwards all messages.
 */
export function bridgeFrame(frame: HTMLIFrameElement): BridgedFrame {
  const origin = new URL(frame.src).origin
  const received = new EventTarget()
  const page = {
    postMessage: (message: unknown) => frame.contentWindow?.postMessage(message, origin),
  }
  const element = document.createElement('iframe')
  const address = frame.src.replace(origin, VIMEO_PLAYER_ORIGIN)
  Object.defineProperties(element, {
    contentWindow: { value: page },
    ownerDocument: { value: { defaultView: received } },
    getAttribute: { value: (name: string) => (name === 'src' ? address : null) },
  })
  const passOn = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender !== origin || source !== frame.contentWindow) return
    const message = new MessageEvent('message', { data, origin: VIMEO_PLAYER_ORIGIN })
    Object.defineProperty(message, 'source', { value: page })
    received.dispatchEvent(message)
  }
  window.addEventListener('message', passOn)
  return { element, release: () => window.removeEventListener('message', passOn) }
}
