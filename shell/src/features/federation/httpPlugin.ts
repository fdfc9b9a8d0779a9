import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools/runtime'

/** A server answered, but not with the file. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`)
    this.status = status
  }
}

/**
 * Refuses answers that are no success. The runtime itself never looks at the status, and would keep an error
 * page that parses as JSON as the feature's manifest.
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
