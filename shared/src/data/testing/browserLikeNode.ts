import { clearImmediate, setImmediate } from 'node:timers'
import { configure } from '@testing-library/dom'

// A state that comes late on a busy machine has come.
configure({ asyncUtilTimeout: 10_000 })

// The SDK's Node transport runs beside jsdom in these tests and needs what browsers lack.
Object.assign(globalThis, { clearImmediate, setImmediate })
