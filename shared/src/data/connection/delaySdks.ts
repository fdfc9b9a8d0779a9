import { currentConnection } from './currentConnection.ts'

/** Lets SDKs that the page has not loaded yet wait for content that is shown without them. Returns the release. */
export function delaySdks({ delaySdks } = currentConnection()): () => void {
  return delaySdks()
}
