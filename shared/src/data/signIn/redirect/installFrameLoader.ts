/** A message to or from the page in the frame; see local-cloud/src/auth/redirect/sendFrame.ts. */
interface FrameMessage {
  readonly authFrame: 'ready' | 'event' | 'answer'
  readonly type?: string
  readonly id?: number
  readonly payload?: unknown
}

type Handler = (payload: unknown) => void

interface FrameOptions {
  readonly url: string
  readonly where?: HTMLElement
}

/** The part of a frame that the SDK uses. */
interface Frame {
  restyle(): Promise<void>
  ping(onReady: () => void): Promise<void>
  register(type: string, handler: Handler): void
  send(type: string, data: unknown, onAnswer: Handler): void
}

/**
 * Replaces Google's frame library, which the SDK would load from the internet. Used with the emulators only, whose
 * frame is our own (docs/architecture.md §4).
 */
export function installFrameLoader(): void {
  const iframes = {
    Iframe: class {},
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({
      open: (options: FrameOptions, onOpen: (frame: Frame) => unknown) => onOpen(openFrame(options)),
    }),
  }
  Object.assign(globalThis, { gapi: { iframes } })
}

function openFrame({ url, where = document.body }: FrameOptions): Frame {
  const { origin } = new URL(url)
  const handlers = new Map<string, Handler>()
  const waiting: FrameMessage[] = []
  const answers = new Map<number, Handler>()
  const element = document.createElement('iframe')
  element.title = 'Sign-in'
  element.hidden = true
  const post = (message: object) => element.contentWindow?.postMessage(message, origin)
  const handle = (message: FrameMessage) => {
    const handler = handlers.get(message.type ?? '')
    if (handler) handler(message.payload)
    else waiting.push(message)
  }

  const ready = new Promise<void>((resolve) => {
    addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== element.contentWindow || from !== origin || !isFrameMessage(data)) return
      if (data.authFrame === 'ready') resolve()
      else if (data.authFrame === 'answer') answers.get(data.id ?? -1)?.(data.payload)
      else handle(data)
    })
  })
  element.addEventListener('load', () => post({ authFrame: 'hello' }))
  element.src = url
  where.append(element)

  return {
    restyle: async () => {},
    ping: (onReady) => ready.then(onReady),
    register: (type, handler) => {
      handlers.set(type, handler)
      for (const message of waiting.splice(0)) handle(message)
    },
    send: (type, data, onAnswer) => {
      const id = answers.size
      answers.set(id, onAnswer)
      post({ authFrame: 'ask', id, type, data })
    },
  }
}

function isFrameMessage(data: unknown): data is FrameMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    ['ready', 'event', 'answer'].includes(String(Reflect.get(data, 'authFrame')))
  )
}
