import { request } from 'node:http'

/**
 * Calls a scheduled function as the scheduler does, and waits as long as it takes: its own process ends it in time.
 *
 * @param port of the functions process
 * @throws Error when it failed, or when its process ended
 */
export function callScheduled(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST' }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode = 0 } = response
        if (statusCode < 300) resolve()
        else reject(new Error(`It answered ${statusCode}.`))
      })
    })
    call.once('error', reject)
    call.end()
  })
}
