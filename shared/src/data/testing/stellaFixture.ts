import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { signedInAs } from './openTestConnection.ts'

interface StellaFixture {
  readonly cloud: SharedCloud
  /** Of the seeded member standard@acme.test. */
  readonly stella: Connection
}

/** Starts a local cloud for a file, and opens a new client with Stella signed in for each test. */
export function stellaFixture(): StellaFixture {
  let cloud: SharedCloud | undefined
  let stella: Connection | undefined
  beforeAll(async () => {
    cloud = await sharedLocalCloud()
  })
  afterAll(() => cloud?.release())
  beforeEach(async () => {
    stella = await signedInAs(present(cloud), 'standard@acme.test')
  })
  afterEach(() => stella?.release())
  return {
    get cloud() {
      return present(cloud)
    },
    get stella() {
      return present(stella)
    },
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('It is there while a test runs alone.')
  return value
}
