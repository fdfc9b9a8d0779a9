import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools/runtime'

/** The server responded with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`)
    this.status = status
  }
}

/**
 * Rejects responses with an error status. The runtime does not check the status, and would cache an error page that
 * parses as JSON as the feature's manifest.
 */
export function httpPlugin(fetchFile: typeof fetch): ModuleFederationRuntimePlugin {
  return {
    name: 'http',
    fetch: async (url, init) => {
      const response = await fetchFile(url, init)
      if (!response.ok) throw new HttpError(url, response.status)
      return response
    },
  }
}
