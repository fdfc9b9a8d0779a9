import type { Log } from '../../base/Log.ts'
import type { AccessPolicy } from '../model/contract.ts'
import type { Database } from '../store/Database.ts'
import type { Transactions } from '../transactions/Transactions.ts'
import type { Watch } from './Watch.ts'

/** A database with what runs on it. */
export interface OpenDatabase {
  readonly database: Database
  readonly watch: Watch
  readonly transactions: Transactions
}

/** One caller's access to one database. */
export interface Caller extends OpenDatabase {
  /**
   * What the caller may do at this moment; null for the owner, who may do all.
   *
   * @throws RpcError UNAUTHENTICATED for a malformed or expired token
   */
  policy(): AccessPolicy | null
  readonly log: Log
}
