/** Index entries that an aggregation reads for the price of one document. */
const ENTRIES_PER_READ = 1000

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The documents that Firestore charges for an answer (https://firebase.google.com/docs/firestore/pricing).
 * @param operation name in google.firestore.v1.Firestore
 * @param answer of the operation, in proto3 JSON
 */
export function billedReads(operation: string, answer: unknown): number {
  const messages = Array.isArray(answer) ? answer.filter(isObject) : []
  switch (operation) {
    case 'GetDocument':
      return 1
    case 'BatchGetDocuments':
      return messages.filter((message) => 'found' in message || 'missing' in message).length
    case 'RunQuery':
      return Math.max(1, messages.filter((message) => 'document' in message).length)
    case 'ListDocuments': {
      const documents = isObject(answer) && 'documents' in answer ? answer.documents : []
      return Math.max(1, Array.isArray(documents) ? documents.length : 0)
    }
    case 'RunAggregationQuery':
      return Math.max(1, Math.ceil(countIn(messages) / ENTRIES_PER_READ))
    default:
      return 0
  }
}

/** The largest count in the answer of an aggregation. Sums and averages do not tell how much they read. */
function countIn(messages: readonly object[]): number {
  const counts = JSON.stringify(messages).matchAll(/"integerValue":"(\d+)"/g)
  return Math.max(0, ...[...counts].map(([, count]) => Number(count)))
}
