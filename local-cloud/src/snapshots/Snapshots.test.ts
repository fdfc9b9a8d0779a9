import type { BackgroundWork, SnapshotSource } from './SnapshotSource.ts'
import { Snapshots, UnknownSnapshotError } from './Snapshots.ts'

/** A service with one value. */
class Service implements SnapshotSource {
  value = 0

  snapshot(): () => void {
    const { value } = this
    return () => {
      this.value = value
    }
  }
}

/** Work that ends when the test says so. */
class Work implements BackgroundWork {
  isIdle = true
  #waiting: (() => void)[] = []

  async whenIdle(): Promise<void> {
    while (!this.isIdle) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  end(): void {
    this.isIdle = true
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

/** Lets everything happen that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

let service: Service
let snapshots: Snapshots

beforeEach(() => {
  service = new Service()
  snapshots = new Snapshots()
  snapshots.add(service)
})

test('restores each snapshot by its name, in any order', async () => {
  service.value = 1
  await snapshots.create('one')
  service.value = 2
  await snapshots.create('two')
  await snapshots.restore('one')
  expect(service.value).toBe(1)
  await snapshots.restore('two')
  expect(service.value).toBe(2)
})

test('replaces a snapshot of the same name', async () => {
  await snapshots.create('seed')
  service.value = 5
  await snapshots.create('seed')
  service.value = 6
  await snapshots.restore('seed')
  expect(service.value).toBe(5)
})

test('rejects an unknown name, lists the others, and changes nothing', async () => {
  await expect(snapshots.restore('seed')).rejects.toThrow('There is no snapshot "seed". Create one first.')
  await snapshots.create('one')
  service.value = 7
  await expect(snapshots.restore('seed')).rejects.toEqual(new UnknownSnapshotError('seed', ['one']))
  expect(service.value).toBe(7)
  await snapshots.restore('one')
  expect(service.value).toBe(0)
})

test('runs calls that come at once in their order', async () => {
  service.value = 1
  const first = snapshots.create('one')
  const second = snapshots.restore('one')
  const third = snapshots.restore('one')
  await Promise.all([first, second, third])
  expect(service.value).toBe(1)
})

test('waits until all work is idle at the same time', async () => {
  const [deliveries, functions] = [new Work(), new Work()]
  snapshots.addWork(deliveries)
  snapshots.addWork(functions)
  await snapshots.create('seed')
  service.value = 1
  functions.isIdle = false
  let isRestored = false
  const restored = snapshots.restore('seed').then(() => {
    isRestored = true
  })
  await settle()
  expect(isRestored).toBe(false)
  // The function that ends has caused a delivery, and that one another function.
  deliveries.isIdle = false
  functions.end()
  await settle()
  expect(isRestored).toBe(false)
  service.value = 2
  functions.isIdle = false
  deliveries.end()
  await settle()
  expect(isRestored).toBe(false)
  functions.end()
  await restored
  expect(service.value).toBe(0)
})

test('clears faults first, by which work may hang', async () => {
  const work = new Work()
  snapshots.add({ work, clearFaults: () => work.end(), snapshot: () => () => undefined })
  await snapshots.create('seed')
  work.isIdle = false
  await snapshots.restore('seed')
  expect(work.isIdle).toBe(true)
})
