import { clearImmediate, setImmediate } from 'node:timers'

// The SDK's Node transport runs beside jsdom in these tests and needs what browsers lack.
Object.assign(globalThis, { clearImmediate, setImmediate })
