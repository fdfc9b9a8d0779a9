import type { RecordedEvent } from './Recorder.ts'

/** Milliseconds between two parts. */
const INTERVAL = 5_000

/** Characters from which a part is sent before its time. */
const FULL_PART = 200_000

/** Characters that wait at most; with more, the collector is too slow and all that waits is dropped. */
const MOST_WAITING = 2_000_000

/** Browsers refuse to finish a request after its page when its body has more bytes than this. */
const MOST_AFTER_PAGE = 60_000

export interface UploadParts {
  readonly collector: string
  readonly ids: { readonly recordingId: string; readonly visitId: string }
  readonly fetch: typeof fetch
  /** Tells when it is hidden, which may be the last that is heard of it. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Called once events were lost and the collector takes parts again: what follows cannot stand alone. */
  readonly onGap: () => void
}

export interface Upload {
  readonly add: (event: RecordedEvent) => void
  /** Sends nothing any more, and takes back what is on its way. */
  readonly release: () => void
}

/** Sends recorded events in parts. Those the collector does not take are dropped, and how many is said with the next. */
export function startUpload({ collector, ids, fetch, page, onGap }: UploadParts): Upload {
  const life = new AbortController()
  let waiting: string[] = []
  let size = 0
  let sequence = 0
  let dropped = 0
  let isSending = false

  const send = async () => {
    const isLast = page.visibilityState === 'hidden'
    if (waiting.length === 0 || (isSending && !isLast)) return
    const events = waiting
    const envelope = { ...ids, sequence: ++sequence, dropped }
    const body = `${JSON.stringify(envelope).slice(0, -1)},"events":[${events.join(',')}]}`
    waiting = []
    size = 0
    isSending = true
    try {
      const answer = await fetch(collector, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // Hundreds of thousands of characters are counted in no time, and only where it matters.
        keepalive: isLast && new TextEncoder().encode(body).length <= MOST_AFTER_PAGE,
        signal: life.signal,
      })
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`)
      if (envelope.dropped > 0) onGap()
      dropped -= envelope.dropped
    } catch {
      dropped += events.length
    } finally {
      isSending = false
    }
  }
  const onHide = () => {
    if (page.visibilityState === 'hidden') void send()
  }
  const timer = setInterval(() => void send(), INTERVAL)
  page.addEventListener('visibilitychange', onHide)

  return {
    add: (event) => {
      const text = JSON.stringify(event)
      waiting.push(text)
      size += text.length
      if (size > MOST_WAITING) {
        dropped += waiting.length
        waiting = []
        size = 0
      } else if (size > FULL_PART) void send()
    },
    release: () => {
      life.abort()
      clearInterval(timer)
      page.removeEventListener('visibilitychange', onHide)
      waiting = []
    },
  }
}
