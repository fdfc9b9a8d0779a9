import { z } from 'zod'
import { asRpcError } from '../../base/asRpcError.ts'
import { RPC_CODES } from '../../base/RpcError.ts'
import { wireDocument } from '../documents/wireDocument.ts'
import type { PlannedWrite, StoredDocument } from '../schema/contract.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import { changesSince } from './changesSince.ts'
import { countListened } from './countListened.ts'
import { DocumentsTarget } from './DocumentsTarget.ts'
import type { ListenResponse } from './ListenResponse.ts'
import type { Caller } from './OpenDatabase.ts'
import { parseTarget, resumePoint, type WireTarget } from './parseTarget.ts'
import { formatResumeToken } from './ResumeToken.ts'
import type { Stream, StreamSink } from './Stream.ts'
import type { Target } from './Target.ts'
import type { Watcher, WatchTarget } from './Watch.ts'
import { WindowTarget } from './WindowTarget.ts'

const requestSchema = z.object({
  addTarget: z.unknown().optional(),
  removeTarget: z.number().int().optional(),
})
const targetIdSchema = z.object({ targetId: z.number().int().default(0) })

/** Effect of one commit on the targets of this stream, for one document. */
interface DocumentEffect {
  document?: StoredDocument
  readonly present: number[]
  readonly removed: number[]
}

/** Server side of a Listen call. Targets are added and removed, and each commit is sent to the targets it affects. */
export class ListenStream implements Stream, Watcher {
  readonly #caller: Caller
  readonly #sink: StreamSink
  readonly #releases = new Map<number, () => void>()
  readonly #note: (response: ListenResponse) => void
  #announced = 0

  constructor(caller: Caller, sink: StreamSink) {
    this.#caller = caller
    this.#sink = sink
    this.#note = countListened((reads) => caller.count({ reads }))
  }

  receive(message: unknown): void {
    try {
      const request = parseRequest(requestSchema, message)
      if (request.addTarget !== undefined) this.#tryAdd(request.addTarget)
      else if (request.removeTarget !== undefined) this.#remove(request.removeTarget)
    } catch (error) {
      this.#sink.fail(asRpcError(error, this.#caller.log))
    }
  }

  close(): void {
    for (const release of this.#releases.values()) release()
    this.#releases.clear()
  }

  publish(version: number, changes: ReadonlyMap<Target, readonly PlannedWrite[]>): void {
    const effects = new Map<string, DocumentEffect>()
    const about = (name: string): DocumentEffect => {
      const known = effects.get(name) ?? { present: [], removed: [] }
      effects.set(name, known)
      return known
    }
    const changed = new Map<string, StoredDocument | undefined>()
    for (const [target, list] of changes) {
      for (const { name, after } of list) changed.set(name, after)
      const { present, removed } = target.update(list)
      for (const document of present) {
        about(document.name).present.push(target.id)
        about(document.name).document = document
      }
      for (const name of removed) about(name).removed.push(target.id)
    }
    for (const [name, each] of effects) {
      const document = each.document ?? changed.get(name)
      if (document) this.#sendChange(document, each.present, each.removed)
      else this.#sendRemoval(name, each.removed, changed.has(name), version)
    }
    this.announce(version)
  }

  announce(version: number): void {
    // A commit without changes repeats its version, because the client that wrote it waits for a snapshot.
    this.#announced = Math.max(this.#announced, version)
    this.#send({
      targetChange: {
        resumeToken: formatResumeToken(this.#announced),
        readTime: formatTimestamp(this.#announced),
      },
    })
  }

  #tryAdd(input: unknown): void {
    const { targetId } = parseRequest(targetIdSchema, input)
    try {
      const { wire, target } = parseTarget(this.#caller.database, input)
      this.#authorize(wire)
      this.#add(wire, target)
    } catch (error) {
      const { status, message } = asRpcError(error, this.#caller.log)
      this.#releases.get(targetId)?.()
      this.#releases.delete(targetId)
      const cause = { code: RPC_CODES[status], message }
      this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } })
    }
  }

  #authorize(wire: WireTarget): void {
    const policy = this.#caller.policy()
    const { database } = this.#caller
    for (const name of wire.documents?.documents ?? []) policy?.get(name, database)
    if (wire.query && !wire.documents) policy?.list(wire.query.parent, wire.query.structuredQuery, database)
  }

  #add(wire: WireTarget, target: WatchTarget): void {
    const { database, watch } = this.#caller
    const targetIds = [target.id]
    this.#releases.get(target.id)?.()
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds } })
    const documents = target.load()
    this.#releases.set(target.id, watch.add(this, target))
    this.#sendInitial(wire, target, documents)
    const position = {
      resumeToken: formatResumeToken(database.version),
      readTime: formatTimestamp(database.version),
    }
    this.#send({ targetChange: { targetChangeType: 'CURRENT', targetIds, ...position } })
    this.announce(database.version)
    if (wire.once) this.#remove(target.id)
  }

  #sendInitial(wire: WireTarget, target: WatchTarget, documents: readonly StoredDocument[]): void {
    const { database } = this.#caller
    const targetIds = [target.id]
    const members = new Set(documents.map((document) => document.name))
    const since = resumePoint(wire)
    const changes = since === undefined ? undefined : changesSince(database, target, since, members)
    if (since !== undefined && !changes)
      this.#send({ targetChange: { targetChangeType: 'RESET', targetIds } })
    // A document that did not change enters a window when another one leaves it.
    const known = changes && typeof since === 'number' && !(target instanceof WindowTarget) ? since : 0
    for (const document of documents)
      if (document.updateTime > known) this.#sendChange(document, targetIds, [])
    for (const name of changes?.changed ?? []) this.#sendRemoval(name, targetIds, false, database.version)
    const deleted =
      changes?.deleted ??
      (target instanceof DocumentsTarget ? target.names.filter((name) => !members.has(name)) : [])
    for (const name of deleted) this.#sendRemoval(name, targetIds, true, database.version)
    // Some removals, as with limits, do not follow from the changes. By the count the client detects them and queries
    // again.
    if (changes) this.#send({ filter: { targetId: target.id, count: documents.length } })
  }

  #remove(targetId: number): void {
    this.#releases.get(targetId)?.()
    this.#releases.delete(targetId)
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } })
  }

  #sendChange(
    document: StoredDocument,
    targetIds: readonly number[],
    removedTargetIds: readonly number[],
  ): void {
    this.#send({ documentChange: { document: wireDocument(document), targetIds, removedTargetIds } })
  }

  #sendRemoval(
    document: string,
    removedTargetIds: readonly number[],
    deleted: boolean,
    version: number,
  ): void {
    const change = { document, removedTargetIds, readTime: formatTimestamp(version) }
    this.#send(deleted ? { documentDelete: change } : { documentRemove: change })
  }

  #send(response: ListenResponse): void {
    this.#note(response)
    this.#sink.send(response)
  }
}
