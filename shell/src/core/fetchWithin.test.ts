import { fetchWithin } from './fetchWithin.ts'

/** A server that never responds. */
const silent: typeof fetch = (_file, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

function controlTimeouts(): AbortController {
  const timeout = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  return timeout
}
afterEach(() => jest.restoreAllMocks())

test('gives up a server that does not respond', async () => {
  const timeout = controlTimeouts()
  const answer = fetchWithin(1_000, silent)('/config.json')
  expect(AbortSignal.timeout).toHaveBeenCalledWith(1_000)
  timeout.abort(new DOMException('Timed out.', 'TimeoutError'))
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('the caller can give up earlier', async () => {
  controlTimeouts()
  const caller = new AbortController()
  const answer = fetchWithin(1_000, silent)('/config.json', { signal: caller.signal })
  caller.abort(new Error('Left the page.'))
  await expect(answer).rejects.toThrow('Left the page.')
})
