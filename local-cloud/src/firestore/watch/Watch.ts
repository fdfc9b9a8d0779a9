import type { Log } from '../../base/Log.ts'
import type { PlannedWrite } from '../model/contract.ts'
import { documentPath } from '../paths/ResourceName.ts'
import { scopeCovers } from '../query/Scope.ts'
import type { AppliedCommit, Database } from '../store/Database.ts'
import { DocumentsTarget } from './DocumentsTarget.ts'
import type { QueryTarget } from './QueryTarget.ts'
import type { Target } from './Target.ts'
import { TargetIndex } from './TargetIndex.ts'
import type { WindowTarget } from './WindowTarget.ts'

/** How long untouched listeners may wait for a commit's snapshot, so that a burst of commits costs them one message. */
const SNAPSHOT_DELAY_MS = 20

export type WatchTarget = DocumentsTarget | QueryTarget | WindowTarget

/** A listening caller. */
export interface Watcher {
  /** @param changes the commit's changes by target, for the targets that it may concern */
  publish(version: number, changes: ReadonlyMap<Target, readonly PlannedWrite[]>): void
  /** Nothing of what the caller looks at changed up to this version. */
  announce(version: number): void
}

interface Registration {
  readonly watcher: Watcher
  readonly target: WatchTarget
}

/** Hands each commit of a database to the targets that it may concern, found by collection. */
export class Watch {
  readonly #database: Database
  readonly #log: Log
  readonly #unsubscribe: () => void
  readonly #watchers = new Map<Watcher, number>()
  readonly #byDocument = new TargetIndex<Registration>()
  readonly #byCollection = new TargetIndex<Registration>()
  readonly #byGroup = new TargetIndex<Registration>()
  /** Those whom the latest commit's own messages told of it. */
  #upToDate: ReadonlySet<Watcher> = new Set()
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
    // Every listening caller must learn that time went on: a client shows its own write as settled only then.
    if (this.#watchers.size > touched.size)
      this.#timer ??= setTimeout(() => this.#announce(), SNAPSHOT_DELAY_MS)
  }

  #announce(): void {
    this.#timer = undefined
    for (const watcher of this.#watchers.keys())
      if (!this.#upToDate.has(watcher)) this.#safely(() => watcher.announce(this.#database.version))
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

  /** One caller's failure must not look to the writer as if the commit had failed. */
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
