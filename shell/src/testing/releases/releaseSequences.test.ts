import { createHash } from 'node:crypto'
import { FeatureError } from '@outcome-studio/shared/feature'
import type { Audience, Release, Sha256, Viewer } from '@outcome-studio/shared/releases'
import fc from 'fast-check'
import { type OpenPage, ReleaseWorld, type StoreState } from './ReleaseWorld.ts'

const sha256: Sha256 = async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer

const FEATURES = ['mfe-account', 'mfe-sia'] as const
const NAMES = ['Button', 'Card', 'Chip'] as const
const VIEWERS: readonly Viewer[] = [
  { uid: 'ada', email: 'ada@acme.test', toolsAdmin: true },
  { uid: 'bo', email: 'bo@acme.test', toolsAdmin: false },
  { uid: 'cy', email: 'cy@group.test', toolsAdmin: false },
]

const feature = fc.constantFrom(...FEATURES)
const names = fc.subarray([...NAMES])
const audience: fc.Arbitrary<Audience> = fc.record({
  percent: fc.constantFrom(0, 10, 50, 100),
  admins: fc.boolean(),
  organizations: fc.constant([]),
  people: fc.constant([]),
})
const page = fc.nat(9)
const command = fc.oneof(
  fc.record({ kind: fc.constant('release' as const), feature, names }),
  fc.record({ kind: fc.constant('canary' as const), feature, names, audience }),
  fc.record({ kind: fc.constantFrom('promote' as const, 'rollBack' as const, 'stop' as const), feature }),
  fc.record({ kind: fc.constant('shell' as const), names }),
  fc.record({
    kind: fc.constant('store' as const),
    state: fc.constantFrom<StoreState>('up', 'slow', 'down', 'malformed'),
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 61) }),
  fc.record({ kind: fc.constant('open' as const), viewer: fc.constantFrom(...VIEWERS), feature }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('navigate' as const), page, feature }) },
  fc.record({ kind: fc.constantFrom('edit' as const, 'save' as const, 'reload' as const), page }),
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

/** Waits for work that may wait for a timer, as long as it takes. */
async function settled<Result>(work: Promise<Result>): Promise<Result> {
  let isSettled = false
  const end = () => {
    isSettled = true
  }
  work.then(end, end)
  while (!isSettled) {
    await jest.advanceTimersByTimeAsync(500)
    await new Promise(setImmediate)
  }
  return work
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

/** One run of the model. Each check is a line of the product's promise to members and to teams. */
class Run {
  readonly #world = new ReleaseWorld(sha256)
  readonly #pages: OpenPage[] = []
  /** What a member got, by what the registry said about the feature. */
  readonly #choices = new Map<string, string>()

  /** When a page asked for the registry last, in milliseconds. */
  readonly #askedAt = new Map<OpenPage, number>()

  constructor() {
    this.#world.releaseShell(NAMES)
    for (const id of FEATURES) this.#world.publish(this.#world.build(id, ['Button']))
  }

  async apply(each: Command): Promise<void> {
    const world = this.#world
    switch (each.kind) {
      case 'release':
        return this.#change(() => world.publish(world.build(each.feature, each.names)))
      case 'canary':
        return this.#change(() => world.canary(world.build(each.feature, each.names), each.audience))
      case 'promote':
      case 'rollBack':
      case 'stop':
        return world[each.kind](each.feature)
      case 'shell':
        return this.#change(() => world.releaseShell(each.names))
      case 'store':
        world.store = each.state
        return
      case 'wait':
        world.now += each.seconds * 1000
        return
      case 'open': {
        const opened = world.open(each.viewer)
        this.#pages.push(opened)
        return this.#show(opened, each.feature)
      }
      case 'navigate':
        return this.#navigate(this.#at(each.page), each.feature)
      case 'edit':
      case 'save': {
        const edited = this.#pages[this.#at(each.page)]
        if (edited) edited.isUnsaved = each.kind === 'edit'
        return
      }
      case 'reload':
        if (this.#pages[this.#at(each.page)]?.isUnsaved === false) this.#reload(this.#at(each.page))
    }
  }

  /** Any of the open pages. */
  #at(page: number): number {
    return page % Math.max(1, this.#pages.length)
  }

  /** A refused change leaves the registry as it was. */
  #change(change: () => boolean): void {
    const { registry } = this.#world
    if (!change()) expect(this.#world.registry).toBe(registry)
  }

  async #navigate(at: number, id: Release['id']): Promise<void> {
    const left = this.#pages[at]
    if (!left) return
    const isReplaced = await settled(left.loader.isReplaced().catch(() => false))
    // Unsaved work is asked about before, and the page stays then.
    if (isReplaced && !left.isUnsaved) this.#reload(at)
    const shown = this.#pages[at] ?? left
    const isFresh = shown !== left || this.#world.now - (this.#askedAt.get(left) ?? 0) >= 60_000
    await this.#show(shown, id)
    if (this.#world.store !== 'up' || shown.isUnsaved || !isFresh) return
    // A change is seen by new pages at once, and by open ones at the first navigation after a minute.
    expect([...(shown.ran.get(id.replace('-', '_')) ?? [])]).toEqual([
      await this.#world.expected(id, shown.viewer),
    ])
  }

  #reload(at: number): void {
    const old = this.#pages[at]
    if (!old) return
    expect(old.isUnsaved).toBe(false)
    this.#pages[at] = this.#world.open(old.viewer)
  }

  async #show(shown: OpenPage, id: Release['id']): Promise<void> {
    this.#askedAt.set(shown, this.#world.now)
    const result = await settled(this.#world.show(shown, id))
    if (this.#world.store === 'up') {
      // Published means that it mounts, in each shell that is still open.
      expect(result).toEqual(expect.any(String))
    } else if (typeof result !== 'string') {
      // The area says why, and offers another try.
      expect(result).toBeInstanceOf(FeatureError)
    }
    for (const versions of shown.ran.values()) expect(versions.size).toBe(1)
    await this.#isStable(shown.viewer, id)
  }

  async #isStable(viewer: Viewer, id: Release['id']): Promise<void> {
    const line = this.#world.registry.remotes.find((each) => each.id === id)
    const key = JSON.stringify([viewer.uid, line?.version, line?.canary])
    const version = (await this.#world.expected(id, viewer)) ?? ''
    expect(this.#choices.get(key) ?? version).toBe(version)
    this.#choices.set(key, version)
  }
}

test('whatever is released, taken back and opened: one version a page, no blank area, no lost edit', () =>
  fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 60, size: 'max' }), async (commands) => {
      const run = new Run()
      for (const each of commands) await run.apply(each)
    }),
    { numRuns: 1_000, endOnFailure: true },
  ))
