import { LOCK_PORT, OFFSET_STEP } from '../../../tools/build/jest/freePortOffset.ts'
import { parsePortOffset } from '../../../tools/hosting/src/parsePortOffset.ts'
import { freeStackOffset, standardPorts } from './freeStackOffset.ts'

test('no port of a stack is a port of a stack at another offset', () => {
  const remainders = [...standardPorts(), LOCK_PORT].map((port) => port % OFFSET_STEP)
  expect(new Set(remainders).size).toBe(remainders.length)
})

test('the product accepts the offset', async () => {
  const offset = await freeStackOffset()
  expect(offset % OFFSET_STEP).toBe(0)
  expect(parsePortOffset(String(offset))).toBe(offset)
})
