import { randomBytes } from 'node:crypto'
import { RpcError } from '../../base/RpcError.ts'
import type { CompiledQuery } from '../query/compileQuery.ts'
import { runQuery } from '../query/runQuery.ts'
import type { StoredDocument } from '../schema/contract.ts'
import type { Database } from '../store/Database.ts'

/**
 * Firestore drops transactions after 60 s of idle time
 * (https://firebase.google.com/docs/firestore/quotas#writes_and_transactions).
 */
const MAX_IDLE_MS = 60_000

interface Transaction {
  readonly readOnly: boolean
  /** Update time of each document read, by full name; 0 for a missing document. */
  readonly documents: Map<string, number>
  readonly queries: { readonly query: CompiledQuery; readonly found: string }[]
  lastUsed: number
}

const fingerprint = (documents: readonly StoredDocument[]): string =>
  documents.map((document) => `${document.name}@${document.updateTime}`).join('\n')

/**
 * Optimistic transactions. They record reads and abort the commit if a read would now return something else. Client
 * libraries then retry.
 */
export class Transactions {
  readonly #database: Database
  readonly #clock: () => number
  readonly #open = new Map<string, Transaction>()

  /** @param clock milliseconds since 1970 */
  constructor(database: Database, clock: () => number) {
    this.#database = database
    this.#clock = clock
  }

  /** @returns the transaction's id, bytes in base64 */
  begin(readOnly: boolean): string {
    this.#forgetIdle()
    const id = randomBytes(16).toString('base64')
    this.#open.set(id, { readOnly, documents: new Map(), queries: [], lastUsed: this.#clock() })
    return id
  }

  /** @throws RpcError INVALID_ARGUMENT for a transaction that is not open */
  noteRead(id: string, name: string, document: StoredDocument | undefined): void {
    const { documents } = this.#get(id)
    if (!documents.has(name)) documents.set(name, document?.updateTime ?? 0)
  }

  /** @throws RpcError INVALID_ARGUMENT for a transaction that is not open */
  noteQuery(id: string, query: CompiledQuery, found: readonly StoredDocument[]): void {
    this.#get(id).queries.push({ query, found: fingerprint(found) })
  }

  /**
   * Closes the transaction before its commit.
   *
   * @throws RpcError ABORTED when a read is stale, INVALID_ARGUMENT when the transaction is not open or read-only
   */
  end(id: string, writes: number): void {
    const transaction = this.#get(id)
    this.#open.delete(id)
    if (transaction.readOnly) {
      if (writes === 0) return
      throw new RpcError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.')
    }
    for (const [name, updateTime] of transaction.documents)
      if ((this.#database.get(name)?.updateTime ?? 0) !== updateTime) throw contention()
    for (const { query, found } of transaction.queries)
      if (fingerprint(runQuery(this.#database, query)) !== found) throw contention()
  }

  /** Ignores unknown ids, because a transaction may expire before its caller rolls it back. */
  rollback(id: string): void {
    this.#open.delete(id)
  }

  /** Ends all transactions, so that their commits fail. */
  endAll(): void {
    this.#open.clear()
  }

  #get(id: string): Transaction {
    this.#forgetIdle()
    const transaction = this.#open.get(id)
    if (!transaction)
      throw new RpcError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.')
    transaction.lastUsed = this.#clock()
    return transaction
  }

  #forgetIdle(): void {
    const oldest = this.#clock() - MAX_IDLE_MS
    for (const [id, transaction] of this.#open) if (transaction.lastUsed < oldest) this.#open.delete(id)
  }
}

const contention = (): RpcError =>
  new RpcError('ABORTED', 'Too much contention on these documents. Please try again.')
