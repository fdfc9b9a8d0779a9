import { join } from 'node:path'
import { LOCK_PORT, OFFSET_STEP } from '../../../tools/build/jest/freePortOffset.ts'
import { readEnvironment } from '../../../tools/environment/src/readEnvironment.ts'
import { standardPorts } from '../support/freeStackOffset.ts'
import { officialPorts, officialSetup } from './officialSetup.ts'

const demo = readEnvironment(join(__dirname, '../../..'), 'demo')

test('no port is one of this or another stack at another offset', () => {
  const ports = new Set([...officialPorts(demo), ...standardPorts(), LOCK_PORT])
  expect(new Set([...ports].map((port) => port % OFFSET_STEP)).size).toBe(ports.size)
})

test('all ports move by the offset, and the sites keep their places', () => {
  const { environment, ports } = officialSetup(demo, 980)
  expect(environment.emulators?.hosting).toBe(5979)
  expect(Object.values(environment.sites).map(({ origin }) => origin)).toEqual(
    [5984, 5985, 5986, 5987, 5988, 5979].map((port) => `http://localhost:${port}`),
  )
  const moved = officialPorts(demo).map((port) => port + 980)
  expect(moved).toEqual(expect.arrayContaining(Object.values(ports)))
  expect(moved).toEqual(
    expect.arrayContaining([environment.emulators?.firestore, environment.emulators?.auth]),
  )
})
