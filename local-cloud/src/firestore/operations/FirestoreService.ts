import type { Log } from '../../base/Log.ts'
import { WriteStream } from '../commit/WriteStream.ts'
import { type DatabaseId, documentsRoot } from '../paths/ResourceName.ts'
import type { CoverageReport } from '../schema/CoverageReport.ts'
import type { AccessPolicies } from '../schema/contract.ts'
import type { ProjectStore } from '../store/ProjectStore.ts'
import { Transactions } from '../transactions/Transactions.ts'
import { Usage, type UsageSide } from '../usage/Usage.ts'
import { ListenStream } from '../watch/ListenStream.ts'
import type { Caller, OpenDatabase } from '../watch/OpenDatabase.ts'
import type { Stream, StreamSink } from '../watch/Stream.ts'
import { Watch } from '../watch/Watch.ts'

export interface FirestoreServiceOptions {
  readonly store: ProjectStore
  readonly accessPolicies: AccessPolicies
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly log: Log
}

/** The operations that every transport offers to callers. */
export class FirestoreService {
  readonly log: Log
  readonly #options: FirestoreServiceOptions
  readonly #usage = new Usage()
  readonly #open = new Map<string, OpenDatabase>()

  constructor(options: FirestoreServiceOptions) {
    this.log = options.log
    this.#options = options
  }

  /** @param authorization the call's Authorization header */
  caller(id: DatabaseId, authorization: string | undefined): Caller {
    const { accessPolicies, log } = this.#options
    let side: UsageSide = 'members'
    return {
      ...this.#database(id),
      log,
      // Evaluated for each operation of a stream, because tokens expire and rules change while it is open.
      policy: () => {
        const policy = accessPolicies.forCaller(id.project, authorization)
        side = policy === null ? 'owner' : 'members'
        return policy && this.#usage.countRules(policy)
      },
      count: (more) => this.#usage.add(side, more),
    }
  }

  openStream(kind: 'Listen' | 'Write', caller: Caller, sink: StreamSink): Stream {
    return kind === 'Listen' ? new ListenStream(caller, sink) : new WriteStream(caller, sink)
  }

  /**
   * Replaces a project's rules.
   *
   * @throws RulesSyntaxError when the source is malformed
   */
  setRules(project: string, source: string): void {
    this.#options.accessPolicies.setRules(project, source)
  }

  ruleCoverage(project: string): CoverageReport {
    return this.#options.accessPolicies.coverage(project)
  }

  /** What callers have read and written since the start. */
  usage(): ReturnType<Usage['counts']> {
    return this.#usage.counts()
  }

  /** Deletes all documents of a database, in memory and on disk. */
  clear(id: DatabaseId): void {
    this.#database(id).database.clear()
  }

  /** Copies all documents. @returns restores them, and ends the transactions that began before */
  snapshot(): () => void {
    const restore = this.#options.store.snapshot()
    return () => {
      for (const { transactions } of this.#open.values()) transactions.endAll()
      restore()
    }
  }

  close(): void {
    for (const { watch } of this.#open.values()) watch.close()
    this.#open.clear()
  }

  #database(id: DatabaseId): OpenDatabase {
    const root = documentsRoot(id)
    const existing = this.#open.get(root)
    if (existing) return existing
    const database = this.#options.store.database(id)
    const open: OpenDatabase = {
      database,
      watch: new Watch(database, this.log),
      transactions: new Transactions(database, this.#options.clock),
    }
    this.#open.set(root, open)
    return open
  }
}
