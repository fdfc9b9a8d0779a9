/// <reference lib="dom" />

/** What a page notes about the growing answer. Times as of performance.now(). */
export interface AnswerRecord {
  /** When the first token was handed to the page's scripts. */
  readonly arrived: number | null
  /** End of the first frame with a token. */
  readonly painted: number | null
  readonly stopped: number | null
  /** End of the last frame in which there were more tokens than before. */
  readonly grown: number | null
  /** Number of the last token on screen. */
  readonly last: number
  readonly longTasks: readonly number[]
}

/**
 * Runs in the page before its own scripts. It looks at texts only while `window.isWatched` is set, so that it adds
 * nothing to the script of a measured answer.
 *
 * @param answers CSS selector of the answers; the last one is watched
 * @param stream part of the URL of the stream
 */
export function recordAnswer({ answers, stream }: { answers: string; stream: string }): void {
  const record = {
    arrived: null as number | null,
    painted: null as number | null,
    stopped: null as number | null,
    grown: null as number | null,
    last: -1,
    longTasks: [] as number[],
  }
  Reflect.set(window, 'answerRecord', record)
  const isWatched = () => Reflect.get(window, 'isWatched') === true
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longTasks.push(duration)
  }).observe({ type: 'longtask' })

  const request = window.fetch.bind(window)
  window.fetch = async (...input: Parameters<typeof fetch>) => {
    const response = await request(...input)
    if (!isWatched() || !response.body || !response.url.includes(stream)) return response
    const decoder = new TextDecoder()
    const noted = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        if (decoder.decode(bytes).includes('w0')) record.arrived ??= performance.now()
        controller.enqueue(bytes)
      },
    })
    return new Response(response.body.pipeThrough(noted), response)
  }
  window.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('button')?.textContent === 'Stop')
        record.stopped = timeStamp
    },
    { capture: true },
  )
  new MutationObserver(() => {
    // Before its first token arrives, the last answer on screen is an earlier one.
    if (!isWatched() || record.arrived === null) return
    const text = [...document.querySelectorAll(answers)].at(-1)?.textContent ?? ''
    const last = Number(/.*\bw(\d+)/s.exec(text)?.[1] ?? -1)
    if (last <= record.last) return
    record.last = last
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        record.grown = performance.now()
        record.painted ??= record.grown
      }
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
