/** An answer went on and on, and was cut off. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError'
}

/**
 * A fetch whose answer's body fails with AnswerTooLargeError after so many bytes, and which follows no redirection: the
 * key goes to the configured place alone.
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
