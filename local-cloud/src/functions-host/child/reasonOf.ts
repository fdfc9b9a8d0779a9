import { fileURLToPath } from 'node:url'

/** Formats an error and its location in one line for the developer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `${error} was thrown`
  const [firstLine] = error.message.split('\n')
  const place = /(file:\/\/[^\s()]+?):(\d+)(?::(\d+))?(?=[\s)]|$)/.exec(error.stack ?? '')
  const [, url, line, column] = place ?? []
  if (url === undefined) return `${error.name}: ${firstLine}`
  return `${error.name}: ${firstLine} (${[fileURLToPath(url), line, column].filter(Boolean).join(':')})`
}
