import type { RecordedEvent } from './Recorder.ts'

/** Milliseconds between two uploads. */
const INTERVAL = 5_000

/** Number of characters above which a part is sent early. */
const FULL_PART = 200_000

/** Maximum number of queued characters. Above it the collector is too slow, and the queue is dropped. */
const MOST_WAITING = 2_000_000

/** Bytes. Browsers reject keepalive requests with a larger body. */
const MOST_AFTER_PAGE = 60_000

export interface UploadParts {
  readonly collector: string
  readonly ids: { readonly recordingId: string; readonly visitId: string }
  readonly fetch: typeof fetch
  /** Fires `visibilitychange` when hidden, which may be its last event. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Called when uploads succeed again after events were lost: the player needs a new snapshot. */
  readonly onGap: () => void
}

export interface Upload {
  readonly add: (event: RecordedEvent) => void
  /** Stops sending and aborts the pending request. */
  readonly release: () => void
}

/** Sends recorded events in parts. Rejected events are dropped, and their number is sent with the next part. */
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
        // Counted only for the last part, where the limit matters.
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
