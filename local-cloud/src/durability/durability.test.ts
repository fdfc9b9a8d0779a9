import { join } from 'node:path'
import fc from 'fast-check'
import { freePortOffset } from '../cli/test/freePortOffset.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { History } from './test/History.ts'
import { Life } from './test/Life.ts'

const ACKNOWLEDGED_WRITES = 1000
const KILLS = 20

/** When to kill: after so many acknowledgements in one life, and so many milliseconds more. */
const moment = fc.record({ after: fc.integer({ min: 1, max: 100 }), pause: fc.integer({ min: 0, max: 12 }) })
const moments = fc.array(moment, { minLength: KILLS, maxLength: KILLS })

const folder = temporaryFolder()
let current: Life | undefined

afterEach(async () => {
  await current?.kill()
  folder.remove()
})

/** Starts one life after the other over the same data. */
function lives(offset: number, data: string): () => Promise<Life> {
  let number = 0
  return async () => {
    number += 1
    current = await Life.begin(number, offset, data)
    return current
  }
}

test('loses no acknowledged write and leaves none half there, whenever it is killed', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (kills) => {
      const begin = lives(await freePortOffset(), join(folder.path, 'data'))
      const histories = { documents: new History(), accounts: new History() }
      const { documents, accounts } = histories
      for (const [number, { after, pause }] of kills.entries()) {
        const life = await begin()
        expect(await life.faults(histories)).toEqual([])
        const goal = number === KILLS - 1 ? ACKNOWLEDGED_WRITES : 0
        const enough = Math.max(documents.count + after, goal)
        await life.writeUntilKilled(histories, () => documents.count >= enough, pause)
      }
      expect(await (await begin()).faults(histories)).toEqual([])
      expect(documents.count).toBeGreaterThanOrEqual(ACKNOWLEDGED_WRITES)
      expect(accounts.count).toBeGreaterThan(KILLS)
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 120_000)
