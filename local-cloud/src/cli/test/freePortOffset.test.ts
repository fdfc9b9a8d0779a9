import { localCloudPorts } from '../../config/localCloudPorts.ts'
import { freePortOffset, workerPart } from './freePortOffset.ts'

test('skips an offset that leads to a port blocked by browsers', async () => {
  // 8080 + 2000 is 10080, which the Fetch standard blocks.
  const hundreds = [20, 123]
  expect(await freePortOffset(() => hundreds.shift() ?? 123, 0)).toBe(12_300)
})

test('no port of one worker is a port of another, whatever they pick', () => {
  const lastDigits = [0, 1, 2, 3].flatMap((worker) => {
    const ports = Object.values(localCloudPorts(workerPart(worker)))
    return [...new Set(ports.map((port) => port % 100))]
  })
  expect(new Set(lastDigits).size).toBe(lastDigits.length)
})
