import type { Log } from '../../base/Log.ts'
import { documentPath } from '../paths/ResourceName.ts'
import { scopeCovers } from '../query/Scope.ts'
import type { PlannedWrite } from '../schema/contract.ts'
import type { AppliedCommit, Database } from '../store/Database.ts'
import { DocumentsTarget } from './DocumentsTarget.ts'
import type { QueryTarget } from './QueryTarget.ts'
import type { Target } from './Target.ts'
import { TargetIndex } from './TargetIndex.ts'
import type { WindowTarget } from './WindowTarget.ts'

/** Delay of the snapshot for listeners without changes, so that a burst of commits costs them one message. */
const SNAPSHOT_DELAY_MS = 20

export type WatchTarget = DocumentsTarget | QueryTarget | WindowTarget

/** A stream that listens to targets. */
export interface Watcher {
  /** @param changes the commit's changes by target, for the targets that it may affect */
  publish(version: number, changes: ReadonlyMap<Target, readonly PlannedWrite[]>): void
  /** Notifies that no target of this stream changed up to the version. */
  announce(version: number): void
}

interface Registration {
  readonly watcher: Watcher
  readonly target: WatchTarget
}

/** Sends each commit of a database to the targets that it may affect, which are indexed by collection. */
export class Watch {
  readonly #database: Database
  readonly #log: Log
  readonly #unsubscribe: () => void
  readonly #watchers = new Map<Watcher, number>()
  readonly #byDocument = new TargetIndex<Registration>()
  readonly #byCollection = new TargetIndex<Registration>()
  readonly #byGroup = new TargetIndex<Registration>()
  #timer: NodeJS.Timeout | undefined

  constructor(database: Database, log: Log) {
    this.#database = database
    this.#log = log
    this.#unsubscribe = database.onCommit((commit) => this.#onCommit(commit))
  }

  /** @returns its release */
  add(watcher: Watcher, target: WatchTarget): () => void {
    const registration: Registration = { watcher, target }
    const removals = this.#keysOf(target).map(([index, key]) => index.add(key, registration))
    this.#watchers.set(watcher, (this.#watchers.get(watcher) ?? 0) + 1)
    return () => {
      for (const remove of removals) remove()
      const left = (this.#watchers.get(watcher) ?? 0) - 1
      if (left > 0) this.#watchers.set(watcher, left)
      else this.#watchers.delete(watcher)
    }
  }

  close(): void {
    this.#unsubscribe()
    clearTimeout(this.#timer)
  }

  #keysOf(target: WatchTarget): readonly (readonly [TargetIndex<Registration>, string])[] {
    if (target instanceof DocumentsTarget)
      return target.names.map((name) => [this.#byDocument, name] as const)
    const { parent, collectionId, allDescendants } = target.query.scope
    if (collectionId === '' || allDescendants) return [[this.#byGroup, collectionId]]
    return [[this.#byCollection, parent === '' ? collectionId : `${parent}/${collectionId}`]]
  }

  #onCommit({ version, changes }: AppliedCommit): void {
    const touched = new Map<Watcher, Map<Target, PlannedWrite[]>>()
    for (const change of changes)
      for (const { watcher, target } of this.#concerned(change)) {
        const targets = touched.get(watcher) ?? new Map<Target, PlannedWrite[]>()
        touched.set(watcher, targets)
        const list = targets.get(target)
        if (list) list.push(change)
        else targets.set(target, [change])
      }
    for (const [watcher, targets] of touched) this.#safely(() => watcher.publish(version, targets))
    // Every stream needs a snapshot after a commit, because a client marks its own write as complete only then.
    if (this.#watchers.size > touched.size)
      this.#timer ??= setTimeout(() => this.#announce(), SNAPSHOT_DELAY_MS)
  }

  #announce(): void {
    this.#timer = undefined
    for (const watcher of this.#watchers.keys()) this.#safely(() => watcher.announce(this.#database.version))
  }

  *#concerned({ name }: PlannedWrite): Iterable<Registration> {
    const { collection } = documentPath(this.#database.root, name)
    yield* this.#byDocument.get(name)
    yield* this.#byCollection.get(collection)
    for (const group of [collection.slice(collection.lastIndexOf('/') + 1), ''])
      for (const registration of this.#byGroup.get(group)) {
        const { target } = registration
        if (!(target instanceof DocumentsTarget) && scopeCovers(target.query.scope, collection))
          yield registration
      }
  }

  /** A listener's failure must not fail the commit for the writer. */
  #safely(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#log(
        `Firestore: a listener failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      )
    }
  }
}
