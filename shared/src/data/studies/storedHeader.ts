import type { DocumentSnapshot } from 'firebase/firestore'

/**
 * What a study's document holds in its field `header` (docs/product.md §10), not yet checked; undefined where that is
 * no map. Its name is the document's id, also if the header has another.
 */
export function storedHeader(snapshot: DocumentSnapshot): Readonly<Record<string, unknown>> | undefined {
  const header: unknown = snapshot.get('header')
  if (typeof header !== 'object' || header === null) return undefined
  return { ...header, docName: snapshot.id }
}
