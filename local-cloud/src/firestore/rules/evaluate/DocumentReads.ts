import type { DocumentReader } from '../../schema/contract.ts'
import { resourceOf } from '../values/fromStoredValue.ts'
import { RuleError } from '../values/RuleError.ts'
import { NULL, type RuleValue } from '../values/RuleValue.ts'

/** Documented limits of Firestore on the documents that one operation and one request may read. */
const MAX_PER_OPERATION = 10
const MAX_PER_REQUEST = 20

/** The documents that rules read during one request, with get() for example. Repeated reads do not count. */
export class DocumentReads {
  readonly #projectId: string
  readonly #readers: Readonly<Record<'before' | 'after', DocumentReader>>
  readonly #known = new Map<string, RuleValue>()
  #inOperation = 0

  /** @param readers read the documents before and after the request's writes; both are the same for a read */
  constructor(projectId: string, readers: Readonly<Record<'before' | 'after', DocumentReader>>) {
    this.#projectId = projectId
    this.#readers = readers
  }

  /** Starts the request's next operation. */
  beginOperation(): void {
    this.#inOperation = 0
  }

  /**
   * Returns the resource at databases/{d}/documents/…, or null if it does not exist.
   * @throws RuleError for an invalid document path and beyond the limits
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
