import { type BrowserError, ERRORS_TYPE } from '@outcome-studio/shared/reports'

/** Where the host of the shell receives reports. */
const REPORTS = '/reports'

interface Network {
  readonly fetchFile: typeof fetch
  readonly isOnline: () => boolean
}

/** Sends errors of this page. A failure is ignored: reporting it would only fail again. */
export async function sendErrors(
  errors: readonly BrowserError[],
  { fetchFile, isOnline }: Network,
): Promise<void> {
  // A browser logs failed requests, and offline each one fails.
  if (!isOnline()) return
  const headers = { 'content-type': ERRORS_TYPE }
  await fetchFile(REPORTS, {
    method: 'POST',
    headers,
    body: JSON.stringify(errors),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {})
}
