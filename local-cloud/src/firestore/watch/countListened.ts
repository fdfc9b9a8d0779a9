import type { ListenResponse } from './ListenResponse.ts'

/**
 * Counts the documents that a listener is charged for: each one it gets, and one for a query without results.
 * @param onRead called with the number of documents
 * @returns call it with each response
 */
export function countListened(onRead: (reads: number) => void): (response: ListenResponse) => void {
  const empty = new Set<number>()
  return (response) => {
    if ('documentChange' in response) {
      onRead(1)
      for (const id of response.documentChange.targetIds ?? []) empty.delete(id)
    }
    if (!('targetChange' in response)) return
    const { targetChangeType, targetIds = [] } = response.targetChange
    for (const id of targetIds) {
      if (targetChangeType === 'ADD') empty.add(id)
      if (targetChangeType === 'CURRENT' && empty.delete(id)) onRead(1)
    }
  }
}
