import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { DocumentTypes, MergeSide } from '@outcome-studio/shared/document'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { Connection } from '../../../shared/src/data/connection/Connection.ts'
import { MemoryLocks } from '../../../shared/src/document/testing/MemoryLocks.ts'
import { CloudModel } from './CloudModel.ts'
import { DeviceModel } from './DeviceModel.ts'
import type { Doc } from './Doc.ts'
import { type ConnectionState, faultyConnection } from './faultyConnection.ts'
import type { ModelKind } from './kinds/ModelKind.ts'
import { MemoryStorage } from './MemoryStorage.ts'
import { type Opened, Page } from './Page.ts'
import type { Step } from './steps.ts'

/** Which device each tab is on: two tabs share the first one. */
const DEVICE_OF_TAB = [0, 1, 0]

/** Clients of the real database: the member's two devices, and a signed-out one. */
export interface Clients {
  readonly devices: readonly Pick<Connection, 'source'>[]
  readonly signedOut: Pick<Connection, 'source'>
}

/** What the pages of one device share. */
interface Device {
  readonly values: Map<string, string>
  readonly locks: MemoryLocks
}

interface Tab<T extends DocumentTypes, D extends Doc> {
  readonly at: number
  readonly model: DeviceModel<D>
  page: Page<T>
}

/** Runs the product in three tabs on two devices, and the model, side by side. Their states must agree after every step. */
export class World<T extends DocumentTypes, D extends Doc, Edit> {
  readonly #kind: ModelKind<T, D, Edit>
  readonly #clients: Clients
  readonly #cloud = new CloudModel<D>()
  readonly #id = randomUUID()
  readonly #devices: readonly Device[]
  readonly #tabs = new Map<number, Tab<T, D>>()
  #way: ConnectionState = 'open'
  #made = 0

  constructor(kind: ModelKind<T, D, Edit>, clients: Clients) {
    this.#kind = kind
    this.#clients = clients
    this.#devices = clients.devices.map(() => ({ values: new Map(), locks: new MemoryLocks() }))
  }

  async run(steps: readonly Step<Edit>[]): Promise<void> {
    await this.#start()
    for (const step of steps) {
      const tab = await this.#tab(step.tab)
      if (!tab) continue
      await this.#run(tab, step)
      await this.#settle(tab)
      this.#compare(tab)
    }
    await this.#compareCloud()
    for (const { page } of this.#tabs.values()) await page.end()
  }

  async #start(): Promise<void> {
    const model = new DeviceModel(this.#cloud, this.#kind.empty, this.#id)
    const page = await this.#open(0, { uuid: this.#kind.asUuid(this.#id) })
    this.#tabs.set(0, { at: 0, model, page })
  }

  /** The other tabs join when a stored document exists. */
  async #tab(at: number): Promise<Tab<T, D> | null> {
    const known = this.#tabs.get(at)
    if (known) return known
    const stored = this.#cloud.stored.get(this.#id)
    if (!stored) return null
    const model = new DeviceModel(this.#cloud, this.#kind.empty, this.#id)
    const page = await this.#open(at, { name: stored.doc.name })
    model.open(stored.doc.name, unexpected)
    const tab = { at, model, page }
    this.#tabs.set(at, tab)
    return tab
  }

  #open(at: number, opened: Opened<T>): Promise<Page<T>> {
    const device = DEVICE_OF_TAB[at] ?? 0
    const connection = this.#clients.devices[device]
    const shared = this.#devices[device]
    assert(connection && shared)
    const stored = this.#storedOn(faultyConnection(connection, this.#clients.signedOut, () => this.#way))
    const storage = new MemoryStorage(shared.values)
    return Page.open(
      { kind: this.#kind.kind, stored, storage, locks: shared.locks, id: randomUUID() },
      opened,
    )
  }

  #storedOn(connection: Pick<Connection, 'source'>): DocumentRepository<T> {
    return this.#kind.openRepository({ connection, now: () => new Date(), newUuid: randomUUID })
  }

  /** Lets a tab end what a step has caused by itself. */
  async #settle({ model, page }: Tab<T, D>): Promise<void> {
    await page.settled()
    model.settle()
  }

  async #run(tab: Tab<T, D>, step: Step<Edit>): Promise<void> {
    const { model, page } = tab
    const { session } = page
    switch (step.kind) {
      case 'edit':
        return this.#edit(tab, step.edit)
      case 'undo':
        session.undo()
        return model.moveInHistory('undo')
      case 'redo':
        session.redo()
        return model.moveInHistory('redo')
      case 'pause':
        await page.pause()
        return model.pause()
      case 'notice':
        return this.#notice(tab)
      case 'rename': {
        const name = `${this.#id} ${step.name}`
        session.rename(name)
        if (name !== model.doc.name) model.edit({ ...model.doc, name })
        return
      }
      case 'save':
        return this.#save(tab, step.way, step.typing)
      case 'reload':
      case 'crash':
        return this.#openAgain(tab, step)
      case 'resolve':
        return this.#resolve(tab, step)
    }
  }

  #edit({ model, page }: Tab<T, D>, edit: Edit): void {
    this.#made += 1
    const plan = this.#kind.planEdit(model.doc, edit, this.#made)
    if (!plan) return
    page.session.apply(plan.operation)
    model.edit(plan.doc)
  }

  async #notice({ model, page }: Tab<T, D>): Promise<void> {
    if (!model.known) return
    const stored = this.#cloud.called(model.known.name)
    page.notice(stored ? (await page.stored.load(stored.doc.name)).header : null)
    model.notice()
  }

  async #save(tab: Tab<T, D>, way: ConnectionState, typing: Edit | null): Promise<void> {
    const { model, page } = tab
    const { session } = page
    if (!model.isDirty && model.known) return
    this.#way = way
    const saving = session.save()
    model.save(way)
    const problem = model.problem
    if (typing) this.#edit(tab, typing)
    const isSaved = await saving
    this.#way = 'open'
    // What the page read in the meantime may have failed too.
    if (way !== 'open') page.reconnect()
    const isMerged = isSaved && problem === 'conflict'
    if (isMerged) this.#mergeAsSaved(tab)
    assert.equal(isSaved, problem === null || isMerged)
  }

  /** The save has merged with the stored version by itself: then nothing may have collided. */
  #mergeAsSaved({ model, page: { session } }: Tab<T, D>): void {
    const stored = this.#cloud.called(model.known?.name ?? model.doc.name)
    assert(stored)
    const doc = this.#kind.docOf(session.docName, session.content)
    const base = stored.versions.get(model.known?.revision ?? 0)
    this.#requireNothingLost(base ?? null, [model.doc, stored.doc], doc, [])
    model.merge(doc, stored.doc, { name: stored.doc.name, revision: stored.revision })
    if (model.isDirty) model.save('open')
    else model.problem = null
  }

  async #openAgain(tab: Tab<T, D>, { kind, isFromList }: Extract<Step<Edit>, { isFromList: boolean }>) {
    const { model, page } = tab
    if (kind === 'reload') {
      await page.pause()
      model.pause()
    }
    await page.end()
    // A device with a draft opens the draft's study.
    const { draft } = model
    if (draft) model.uuid = draft.uuid
    const stored = model.known || isFromList ? this.#cloud.stored.get(model.uuid) : undefined
    const opened = stored ? { name: stored.doc.name } : { uuid: this.#kind.asUuid(model.uuid) }
    tab.page = await this.#open(tab.at, opened)
    const { session } = tab.page
    model.open(stored?.doc.name ?? null, () => {
      assert(draft && stored)
      const doc = this.#kind.docOf(session.docName, session.content)
      if (session.header?.revision !== stored.revision) {
        return { how: 'over', isAsked: session.saveState.problem?.kind === 'conflict' }
      }
      this.#requireNothingLost(stored.versions.get(draft.base ?? 0) ?? null, [draft.doc, stored.doc], doc, [])
      return { how: 'merged', doc }
    })
  }

  async #resolve(tab: Tab<T, D>, { how, picks }: Extract<Step<Edit>, { kind: 'resolve' }>): Promise<void> {
    const { model, page } = tab
    const { session, stored: repository } = page
    if (model.problem === 'gone') {
      const uuid = randomUUID()
      const saving = session.saveAnew(this.#kind.asUuid(uuid))
      model.saveAsNew(uuid)
      model.save('open')
      assert.equal(await saving, model.problem === null)
      return
    }
    const stored = this.#cloud.called(model.known?.name ?? model.doc.name)
    if (model.problem !== 'conflict' || stored?.uuid !== model.uuid) return
    const { theirs, merge } = await session.compare()
    const known = { name: stored.doc.name, revision: stored.revision }
    if (how === 'theirs') {
      session.reset(theirs)
      return model.reset(stored.doc, known)
    }
    if (how === 'merge') {
      const base =
        session.base ??
        (await repository.version(session.uuid, session.header?.revision ?? 0))?.content ??
        null
      const choices = merge.differences
        .filter(({ taken }) => taken === null)
        .map(({ id }, at) => [id, ((picks >> (at % 20)) & 1 ? 'mine' : 'theirs') as MergeSide] as const)
      const merged = merge.result(Object.fromEntries(choices))
      const doc = this.#kind.docOf(model.doc.name, merged)
      this.#requireNothingLost(
        base && this.#kind.docOf('', base),
        [model.doc, stored.doc],
        doc,
        merge.differences,
      )
      session.merge(theirs, merged)
      model.merge(doc, stored.doc, known)
      const saving = session.save()
      if (model.isDirty) model.save('open')
      assert.equal(await saving, model.problem === null)
    } else {
      const saving = session.saveOver(theirs)
      model.known = known
      model.newest = stored.doc
      model.save('open')
      assert.equal(await saving, model.problem === null)
    }
  }

  #compare({ model, page: { session } }: Tab<T, D>): void {
    assert.deepEqual(this.#kind.docOf(session.docName, session.content), model.doc)
    assert.equal(session.isDirty, model.isDirty)
    assert.equal(session.uuid, model.uuid)
    assert.equal(session.header?.revision ?? null, model.known?.revision ?? null)
    assert.equal(session.saveState.problem?.kind ?? null, model.problem)
  }

  /** All stored documents and their versions, read by a new client. */
  async #compareCloud(): Promise<void> {
    const [connection] = this.#clients.devices
    assert(connection)
    const repository = this.#storedOn(connection)
    for (const { uuid, doc, revision, versions } of this.#cloud.stored.values()) {
      const stored = await repository.load(doc.name)
      assert.deepEqual(this.#kind.docOf(stored.header.docName, stored.content), doc)
      assert.deepEqual([stored.header.uuid, stored.header.revision], [uuid, revision])
      const found = await repository.versions(this.#kind.asUuid(uuid), null, 200)
      const versionsFound = found.map(
        (each) => [each.revision, this.#kind.docOf(each.docName, each.content)] as const,
      )
      assert.deepEqual(new Map(versionsFound.toReversed()), versions)
    }
  }

  /** The merge contains all texts of both sides, or reports a conflict for them. */
  #requireNothingLost(
    base: D | null,
    sides: readonly D[],
    merged: D,
    differences: readonly Difference[],
  ): void {
    const { textsOf } = this.#kind
    const preserved = new Set([...textsOf(merged), ...(base ? textsOf(base) : [])])
    const open = differences.filter(({ taken }) => taken === null)
    const conflicts = open.map(({ mine, theirs }) => `${mine}\n${theirs}`).join('\n')
    const lost = sides.flatMap(textsOf).filter((text) => !preserved.has(text) && !conflicts.includes(text))
    assert.deepEqual(lost, [])
  }
}

const unexpected = (): never => assert.fail('A tab that is opened first has no draft of its own.')

interface Difference {
  readonly mine: string | null
  readonly theirs: string | null
  readonly taken: MergeSide | null
}
