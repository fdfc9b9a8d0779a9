import { RpcError } from '../../base/RpcError.ts'
import { type DatabaseId, documentPath, documentsRoot } from '../paths/ResourceName.ts'
import type { DocumentSource } from '../query/runQuery.ts'
import type { Scope } from '../query/Scope.ts'
import type { DocumentReader, PlannedWrite, StoredDocument } from '../schema/contract.ts'
import type { Fields } from '../values/Value.ts'
import { CollectionTree } from './CollectionTree.ts'
import type { DocumentCache } from './DocumentCache.ts'
import type { Entry } from './Entry.ts'
import type { Journal } from './Journal.ts'
import type { Outbox } from './Outbox.ts'
import { Tombstones } from './Tombstones.ts'

/** A commit that is durable and visible. */
export interface AppliedCommit {
  readonly version: number
  /** Documents that changed. Empty if no write changed its document. */
  readonly changes: readonly PlannedWrite[]
}

/** Dependencies that all databases of one data folder share. */
export interface DatabaseParts {
  readonly journal: Journal
  readonly outbox: Outbox
  readonly cache: DocumentCache
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** One database with all documents in memory. Each commit is stored on disk before readers see it. */
export class Database implements DocumentReader, DocumentSource {
  readonly id: DatabaseId
  readonly root: string
  readonly tombstones: Tombstones
  readonly #parts: DatabaseParts
  readonly #collections = new CollectionTree()
  readonly #listeners = new Set<(commit: AppliedCommit) => void>()
  #key: number | undefined
  #version: number

  /**
   * @param key the database's key in the journal; undefined before its first commit
   * @param floor version that the database starts from
   */
  constructor(id: DatabaseId, parts: DatabaseParts, key: number | undefined, floor: number) {
    this.id = id
    this.root = documentsRoot(id)
    this.#parts = parts
    this.#key = key
    this.#version = floor
    this.tombstones = new Tombstones(floor)
  }

  /** Read time of every read: the time of the latest durable commit, in microseconds. */
  get version(): number {
    return this.#version
  }

  /** Returns a version later than every earlier one, even if the clock was set back. */
  nextVersion(): number {
    return Math.max(this.#version + 1, this.#parts.clock() * 1000)
  }

  get(name: string): StoredDocument | undefined {
    const path = documentPath(this.root, name)
    const entry = this.#collections.get(path.collection)?.get(path.id)
    return entry && this.#read(name, entry)
  }

  *scan(scope: Scope): Iterable<StoredDocument> {
    for (const collection of this.#collections.inScope(scope)) {
      const prefix = `${this.root}/${collection.path}/`
      for (const id of collection.ids()) {
        const entry = collection.get(id)
        if (entry) yield this.#read(prefix + id, entry)
      }
    }
  }

  /** Paths of all collections that contain documents. */
  collectionPaths(): Iterable<string> {
    return this.#collections.paths()
  }

  /** Adds a document that was read from disk. */
  load(collection: string, id: string, entry: Entry): void {
    this.#collections.set(collection, id, entry)
    this.#version = Math.max(this.#version, entry.updateTime)
  }

  /** Adds a tombstone that was read from disk. */
  loadTombstone(path: string, version: number): void {
    this.tombstones.add(path, version)
    this.#version = Math.max(this.#version, version)
  }

  /**
   * Stores a commit, makes it visible, and then notifies the listeners.
   *
   * @param version from nextVersion, at which the changes were planned
   * @returns the commit's time: the version, or the previous one if nothing changed
   * @throws RpcError RESOURCE_EXHAUSTED when it cannot be stored; then nothing changed
   */
  apply(version: number, planned: readonly PlannedWrite[], triggers: 'fire' | 'skip' = 'fire'): number {
    const changes = planned.filter(({ before, after }) => before !== after)
    if (changes.length > 0) this.#store(version, changes, triggers)
    const commit = { version: this.#version, changes }
    for (const listener of this.#listeners) listener(commit)
    return commit.version
  }

  /** Deletes every document without firing triggers, because clearing is a step of a test, not of the product. */
  clear(): void {
    const changes = [...this.scan({ parent: '', collectionId: '', allDescendants: true })].map((before) => ({
      name: before.name,
      before,
      after: undefined,
    }))
    this.apply(this.nextVersion(), changes, 'skip')
  }

  /**
   * Copies all documents.
   *
   * @returns restores them as one commit at a new version, which listeners receive and triggers do not. A document that
   *   has changed gets that version as its update time: clients discard a version older than the one they know.
   */
  snapshot(): () => void {
    const documents = this.#collections.copy()
    return () => {
      const version = this.nextVersion()
      this.apply(version, [...this.#changesTo(documents, version)], 'skip')
    }
  }

  /** @returns its release */
  onCommit(listener: (commit: AppliedCommit) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  *#changesTo(
    documents: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
    version: number,
  ): Iterable<PlannedWrite> {
    for (const [path, entries] of this.#collections.copy())
      for (const [id, entry] of entries)
        if (!documents.get(path)?.has(id)) {
          const name = `${this.root}/${path}/${id}`
          yield { name, before: this.#read(name, entry), after: undefined }
        }
    for (const [path, entries] of documents)
      for (const [id, entry] of entries) {
        const current = this.#collections.get(path)?.get(id)
        if (current?.text === entry.text && current.createTime === entry.createTime) continue
        const name = `${this.root}/${path}/${id}`
        const after = { ...this.#read(name, entry), updateTime: version }
        yield { name, before: current && this.#read(name, current), after }
      }
  }

  #store(version: number, changes: readonly PlannedWrite[], triggers: 'fire' | 'skip'): void {
    const { journal, outbox, cache } = this.#parts
    this.#key ??= journal.addDatabase(this.id, this.#version)
    const stored = changes.map(({ name, after }) => ({
      path: documentPath(this.root, name),
      entry: after && {
        text: JSON.stringify(after.fields),
        createTime: after.createTime,
        updateTime: after.updateTime,
      },
      after,
    }))
    const events = triggers === 'fire' ? outbox.eventsOf(this.id, this.root, version, changes) : []
    const forgetThrough = this.tombstones.overflow()
    journal.commit({ database: this.#key, version, changes: stored, events, forgetThrough })
    if (forgetThrough !== undefined) this.tombstones.forgetThrough(forgetThrough)
    for (const { path, entry, after } of stored) {
      if (entry && after) {
        this.#collections.set(path.collection, path.id, entry)
        this.tombstones.remove(`${path.collection}/${path.id}`)
        cache.set(entry, after)
      } else {
        this.#collections.delete(path.collection, path.id)
        this.tombstones.add(`${path.collection}/${path.id}`, version)
      }
    }
    this.#version = version
    if (events.length > 0) outbox.announce()
  }

  #read(name: string, entry: Entry): StoredDocument {
    const known = this.#parts.cache.get(entry)
    if (known) return known
    const document = {
      name,
      fields: this.#parseText(name, entry.text),
      createTime: entry.createTime,
      updateTime: entry.updateTime,
    }
    this.#parts.cache.set(entry, document)
    return document
  }

  #parseText(name: string, text: string): Fields {
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new RpcError('DATA_LOSS', `The stored text of "${name}" is damaged.`, { cause })
    }
  }
}
