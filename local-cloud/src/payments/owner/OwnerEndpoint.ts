import type { PaymentsServer } from './PaymentsServer.ts'

/** Does what a developer, a test or the console asks for. @param body JSON of the request; unknown shapes throw */
export type OwnerEndpoint = (server: PaymentsServer, body: unknown) => object | Promise<object>

/** What a request names does not exist. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}

/** @throws NotFoundError */
export function found<Found>(record: Found | undefined, id: string): Found {
  if (record !== undefined) return record
  throw new NotFoundError(`There is no ${id}.`)
}
