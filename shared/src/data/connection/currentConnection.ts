import type { Connection } from './Connection.ts'

let current: Connection | undefined

/**
 * The page's connection.
 * @throws Error before initializeData was called
 */
export function currentConnection(): Connection {
  if (!current) throw new Error('initializeData must be called before data is used.')
  return current
}

/**
 * Sets the page's connection; returns the release.
 * @throws Error while another is in use
 */
export function provideConnection(connection: Connection): () => void {
  if (current) throw new Error('initializeData was called twice without a release in between.')
  current = connection
  return () => {
    if (current === connection) current = undefined
  }
}
