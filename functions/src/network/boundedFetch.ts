/** An answer exceeded the limit of bytes. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError'
}

/**
 * A fetch whose body fails with AnswerTooLargeError beyond a limit of bytes. It follows no redirect, so that
 * the key reaches only the configured host.
 */
export function boundedFetch(maxBytes: number, fetchFrom: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const { body, status, statusText, headers } = await fetchFrom(input, { ...init, redirect: 'error' })
    let bytes = 0
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new AnswerTooLargeError('The answer is too large.'))
        else controller.enqueue(chunk)
      },
    })
    return new Response(body?.pipeThrough(count) ?? null, { status, statusText, headers })
  }
}
