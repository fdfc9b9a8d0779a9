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

/** The page that forwards the result of a redirect sign-in. Firebase Hosting serves it at the same path. */
const FRAME_PATH = '/__/auth/iframe'

/**
 * Replaces Google's frame library, which the SDK would load from the internet. Used with the emulators only. The SDK
 * requests a frame of the emulator's origin, whose storage browsers partition. This frame has the app's origin, as in
 * production (docs/decisions/sign-in-by-redirect.md).
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
  const { origin } = location
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

  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  // The SDK receives it with its ping, which may come later.
  ready.catch(() => {})
  // The origin is our own. The source cannot be checked: WebKit reports this window for messages of a frame with the
  // same origin.
  addEventListener('message', ({ origin: from, data }: MessageEvent<unknown>) => {
    if (from !== origin || !isFrameMessage(data)) return
    if (data.authFrame === 'ready') resolve()
    else if (data.authFrame === 'answer') answers.get(data.id ?? -1)?.(data.payload)
    else handle(data)
  })
  element.addEventListener('load', () => {
    // An error page of the browser has no accessible document; one of a proxy has another document.
    const data = element.contentDocument?.querySelector('meta[name="page-data"]') ?? null
    if (data !== null) post({ authFrame: 'hello' })
    else reject(new Error('The page in the sign-in frame could not be loaded.'))
  })
  element.src = `${FRAME_PATH}${new URL(url).search}`
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
