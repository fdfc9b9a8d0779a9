import type { Log } from '../../base/Log.ts'
import type { AccessPolicy } from '../schema/contract.ts'
import type { Database } from '../store/Database.ts'
import type { Transactions } from '../transactions/Transactions.ts'
import type { UsageCounts } from '../usage/Usage.ts'
import type { Watch } from './Watch.ts'

/** A database with its transactions and listeners. */
export interface OpenDatabase {
  readonly database: Database
  readonly watch: Watch
  readonly transactions: Transactions
}

/** Access of one caller to one database. */
export interface Caller extends OpenDatabase {
  /**
   * Returns the caller's current permissions; null for the owner, who may do everything.
   *
   * @throws RpcError UNAUTHENTICATED for a malformed or expired token
   */
  policy(): AccessPolicy | null
  /** Notes what the caller has read or written. */
  count(more: Partial<UsageCounts>): void
  readonly log: Log
}
