import { randomInt } from 'node:crypto'
import { localCloudPorts } from '../../config/localCloudPorts.ts'
import { freePortOffset, workerPart } from './freePortOffset.ts'

test('skips an offset that leads to a port blocked by browsers', async () => {
  // 8080 + 2000 is 10080, which the Fetch standard blocks.
  const hundreds = [20]
  const pick = (from: number, to: number) => hundreds.shift() ?? randomInt(from, to)
  expect(await freePortOffset(pick, 0)).not.toBe(2000)
})

test('gives up when no offset will do', async () => {
  await expect(freePortOffset(() => 20, 0)).rejects.toThrow('None of 200 offsets')
})

test('no port of one worker is a port of another, whatever they pick', () => {
  const lastDigits = [0, 1, 2, 3].flatMap((worker) => {
    const ports = Object.values(localCloudPorts(workerPart(worker)))
    return [...new Set(ports.map((port) => port % 100))]
  })
  expect(new Set(lastDigits).size).toBe(lastDigits.length)
})
