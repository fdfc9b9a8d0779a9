import type { DocumentReader } from '../../model/contract.ts'
import { resourceOf } from '../values/fromStoredValue.ts'
import { RuleError } from '../values/RuleError.ts'
import { NULL, type RuleValue } from '../values/RuleValue.ts'

/** Documented limits of Firestore: documents one operation may read, and all operations of one request. */
const MAX_PER_OPERATION = 10
const MAX_PER_REQUEST = 20

/** The documents that rules read with get() and its kin during one request. A document read again costs nothing. */
export class DocumentReads {
  readonly #projectId: string
  readonly #readers: Readonly<Record<'before' | 'after', DocumentReader>>
  readonly #known = new Map<string, RuleValue>()
  #inOperation = 0

  /** @param readers the documents before the request's writes and after them; the same for a read */
  constructor(projectId: string, readers: Readonly<Record<'before' | 'after', DocumentReader>>) {
    this.#projectId = projectId
    this.#readers = readers
  }

  /** A request's next operation begins. */
  beginOperation(): void {
    this.#inOperation = 0
  }

  /**
   * The resource at databases/{d}/documents/…, null where there is none.
   * @throws RuleError for a path that is no document's, and beyond the limits
   */
  read(segments: readonly string[], when: 'before' | 'after'): RuleValue {
    if (
      segments[0] !== 'databases' ||
      segments[2] !== 'documents' ||
      segments.length % 2 === 0 ||
      segments.length < 5
    ) {
      throw new RuleError(`Invalid document path: /${segments.join('/')}.`)
    }
    const name = `projects/${this.#projectId}/${segments.join('/')}`
    const key = `${when} ${name}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#inOperation === MAX_PER_OPERATION || this.#known.size === MAX_PER_REQUEST) {
      throw new RuleError('Too many documents are read by the rules.')
    }
    this.#inOperation += 1
    const document = this.#readers[when].get(name)
    const resource = document === undefined ? NULL : resourceOf(document)
    this.#known.set(key, resource)
    return resource
  }
}
