import { join } from 'node:path'
import fc from 'fast-check'
import { freePortOffset } from '../cli/test/freePortOffset.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { CloudRun } from './test/CloudRun.ts'
import { History } from './test/History.ts'

const ACKNOWLEDGED_WRITES = 1000
const KILLS = 20

/** Number of acknowledgements in one run, and additional milliseconds, after which the process is killed. */
const moment = fc.record({ after: fc.integer({ min: 1, max: 100 }), pause: fc.integer({ min: 0, max: 12 }) })
const moments = fc.array(moment, { minLength: KILLS, maxLength: KILLS })

const folder = temporaryFolder()
let current: CloudRun | undefined

afterEach(async () => {
  await current?.kill()
  folder.remove()
})

/** Runs the process several times on the same data. */
function createRunner(offset: number, data: string): () => Promise<CloudRun> {
  let number = 0
  return async () => {
    number += 1
    current = await CloudRun.begin(number, offset, data)
    return current
  }
}

test('loses no acknowledged write and stores none partially, whenever it is killed', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (kills) => {
      const begin = createRunner(await freePortOffset(), join(folder.path, 'data'))
      const histories = { documents: new History(), accounts: new History() }
      const { documents, accounts } = histories
      for (const [number, { after, pause }] of kills.entries()) {
        const run = await begin()
        expect(await run.faults(histories)).toEqual([])
        const goal = number === KILLS - 1 ? ACKNOWLEDGED_WRITES : 0
        const enough = Math.max(documents.count + after, goal)
        await run.writeUntilKilled(histories, () => documents.count >= enough, pause)
      }
      expect(await (await begin()).faults(histories)).toEqual([])
      expect(documents.count).toBeGreaterThanOrEqual(ACKNOWLEDGED_WRITES)
      expect(accounts.count).toBeGreaterThan(KILLS)
    }),
    { numRuns: 1, endOnFailure: true },
  )
})
