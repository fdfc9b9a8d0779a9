import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Side, studyUuid } from '@outcome-studio/shared/domain'
import type { Connection } from '../../../shared/src/data/connection/Connection.ts'
import { createStudyRepository } from '../../../shared/src/data/studies/createStudyRepository.ts'
import type { StudyRepository } from '../../../shared/src/data/studies/StudyRepository.ts'
import { CloudModel } from './CloudModel.ts'
import { DeviceModel } from './DeviceModel.ts'
import { type Doc, docOf, type Edit, planEdit, textsOf } from './Doc.ts'
import { type ConnectionState, faultyConnection } from './faultyConnection.ts'
import { MemoryStorage } from './MemoryStorage.ts'
import { type Opened, Page } from './Page.ts'
import type { Step } from './steps.ts'

/** Clients of the real database: the member's two devices, and a signed-out one. */
export interface Clients {
  readonly devices: readonly Connection[]
  readonly signedOut: Connection
}

interface Device {
  readonly model: DeviceModel
  readonly storage: MemoryStorage
  page: Page
}

const studiesOn = (connection: Parameters<typeof createStudyRepository>[0]['connection']): StudyRepository =>
  createStudyRepository({ connection, now: () => new Date(), newUuid: randomUUID })

/** Runs the product on two devices and the model side by side. Their states must agree after every step. */
export class World {
  readonly #clients: Clients
  readonly #cloud = new CloudModel()
  readonly #id = randomUUID()
  readonly #devices: Device[] = []
  #way: ConnectionState = 'open'
  #made = 0

  constructor(clients: Clients) {
    this.#clients = clients
  }

  async run(steps: readonly Step[]): Promise<void> {
    await this.#start()
    for (const step of steps) {
      const device = await this.#device(step.device)
      if (!device) continue
      await this.#run(device, step)
      this.#compare(device)
    }
    await this.#compareCloud()
    for (const { page } of this.#devices) page.end()
  }

  async #start(): Promise<void> {
    const model = new DeviceModel(this.#cloud, this.#id)
    const storage = new MemoryStorage()
    const page = await this.#open(0, storage, { uuid: studyUuid(this.#id) })
    this.#devices.push({ model, storage, page })
  }

  /** The second device joins when a stored study exists. */
  async #device(at: number): Promise<Device | null> {
    const known = this.#devices[at]
    if (known) return known
    const stored = this.#cloud.studies.get(this.#id)
    if (!stored) return null
    const model = new DeviceModel(this.#cloud, this.#id)
    const storage = new MemoryStorage()
    const page = await this.#open(at, storage, { name: stored.doc.name })
    model.open(stored.doc.name)
    const device = { model, storage, page }
    this.#devices.push(device)
    return device
  }

  #open(at: number, storage: MemoryStorage, opened: Opened): Promise<Page> {
    const connection = this.#clients.devices[at]
    assert(connection)
    const studies = studiesOn(faultyConnection(connection, this.#clients.signedOut, () => this.#way))
    return Page.open({ studies, storage, id: randomUUID() }, opened)
  }

  async #run(device: Device, step: Step): Promise<void> {
    const { model, page } = device
    const { session } = page
    switch (step.kind) {
      case 'edit':
        return this.#edit(device, step.edit)
      case 'undo':
        session.undo()
        return model.moveInHistory('undo')
      case 'redo':
        session.redo()
        return model.moveInHistory('redo')
      case 'pause':
        page.pause()
        return model.pause()
      case 'rename': {
        const name = `${this.#id} ${step.name}`
        session.rename(name)
        if (name !== model.doc.name) model.edit({ ...model.doc, name })
        return
      }
      case 'save':
        return this.#save(device, step.way, step.typing)
      case 'reload':
      case 'crash':
        return this.#openAgain(device, step)
      case 'resolve':
        return this.#resolve(device, step)
    }
  }

  #edit({ model, page }: Device, edit: Edit): void {
    this.#made += 1
    const plan = planEdit(model.doc, edit, `t${this.#made}`)
    if (!plan) return
    page.session.apply(plan.operation)
    model.edit(plan.doc)
  }

  async #save(device: Device, way: ConnectionState, typing: Edit | null): Promise<void> {
    const { model, page } = device
    if (!model.isDirty && model.known) return
    this.#way = way
    const saving = page.session.save()
    model.save(way)
    if (typing) this.#edit(device, typing)
    const isSaved = await saving
    this.#way = 'open'
    assert.equal(isSaved, model.problem === null)
    if (!model.isDirty) model.draft = null
  }

  async #openAgain(device: Device, { kind, isFromList, device: at }: Extract<Step, { isFromList: boolean }>) {
    const { model, storage, page } = device
    if (kind === 'reload') {
      page.pause()
      model.pause()
    }
    page.end()
    // A device with a draft opens the draft's study.
    if (model.draft) model.uuid = model.draft.uuid
    const stored = model.known || isFromList ? this.#cloud.studies.get(model.uuid) : undefined
    const opened = stored ? { name: stored.doc.name } : { uuid: studyUuid(model.uuid) }
    device.page = await this.#open(at, storage, opened)
    model.open(stored?.doc.name ?? null)
  }

  async #resolve(device: Device, { how, picks }: Extract<Step, { kind: 'resolve' }>): Promise<void> {
    const { model, page } = device
    const { session, studies } = page
    if (model.problem === 'gone') {
      const uuid = randomUUID()
      const saving = session.saveAnew(studyUuid(uuid))
      model.saveAsNew(uuid)
      model.save('open')
      assert.equal(await saving, model.problem === null)
      if (!model.isDirty) model.draft = null
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
        session.base ?? (await studies.version(session.uuid, session.header?.revision ?? 0))?.study ?? null
      const choices = merge.differences
        .filter(({ taken }) => taken === null)
        .map(({ id }, at) => [id, ((picks >> (at % 20)) & 1 ? 'mine' : 'theirs') as Side] as const)
      const merged = merge.result(Object.fromEntries(choices))
      const doc = docOf(model.doc.name, merged)
      requireNothingLost(base && docOf('', base), [model.doc, stored.doc], doc, merge.differences)
      session.merge(theirs, merged)
      model.swap(doc, known)
      const saving = session.save()
      model.save('open')
      assert.equal(await saving, model.problem === null)
    } else {
      const saving = session.saveOver(theirs)
      model.known = known
      model.save('open')
      assert.equal(await saving, model.problem === null)
    }
    if (!model.isDirty) model.draft = null
  }

  #compare({ model, page: { session } }: Device): void {
    assert.deepEqual(docOf(session.docName, session.content), model.doc)
    assert.equal(session.isDirty, model.isDirty)
    assert.equal(session.uuid, model.uuid)
    assert.equal(session.header?.revision ?? null, model.known?.revision ?? null)
    assert.equal(session.saveState.problem?.kind ?? null, model.problem)
  }

  /** All stored studies and their versions, read by a new client. */
  async #compareCloud(): Promise<void> {
    const [connection] = this.#clients.devices
    assert(connection)
    const studies = studiesOn(connection)
    for (const { uuid, doc, revision, versions } of this.#cloud.studies.values()) {
      const stored = await studies.load(doc.name)
      assert.deepEqual(docOf(stored.header.docName, stored.study), doc)
      assert.deepEqual([stored.header.uuid, stored.header.revision], [uuid, revision])
      const found = await studies.versions(studyUuid(uuid), null, 200)
      const versionsFound = found.map((each) => [each.revision, docOf(each.docName, each.study)] as const)
      assert.deepEqual(new Map(versionsFound.toReversed()), versions)
    }
  }
}

interface Difference {
  readonly mine: string | null
  readonly theirs: string | null
  readonly taken: Side | null
}

/** The merge contains all texts of both sides, or reports a conflict for them. */
function requireNothingLost(
  base: Doc | null,
  sides: readonly Doc[],
  merged: Doc,
  differences: readonly Difference[],
): void {
  const preserved = new Set([...textsOf(merged), ...(base ? textsOf(base) : [])])
  const open = differences.filter(({ taken }) => taken === null)
  const conflicts = open.map(({ mine, theirs }) => `${mine}\n${theirs}`).join('\n')
  const lost = sides.flatMap(textsOf).filter((text) => !preserved.has(text) && !conflicts.includes(text))
  assert.deepEqual(lost, [])
}
