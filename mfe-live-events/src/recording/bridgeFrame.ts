import { VIMEO_PLAYER_ORIGIN } from '@outcome-studio/shared/domain'

/** A frame that the player's library accepts, in place of one of another origin. */
interface BridgedFrame {
  readonly element: HTMLIFrameElement
  /** Passes no more messages on. */
  readonly release: () => void
}

/**
 * Lets the library of Vimeo's player drive a frame that is not at Vimeo, for example that of the local cloud. The library
 * accepts addresses and messages of Vimeo alone, so it gets an element that is not shown, which passes all messages on.
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
