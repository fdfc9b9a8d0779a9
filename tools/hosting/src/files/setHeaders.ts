import type { ServerResponse } from 'node:http'
import type { Headers } from '../../../environment/src/headers/siteHeaders.ts'

/** Sets headers, in place of those with the same names. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
