import { DecompressionStream, ReadableStream } from 'node:stream/web'
import { clearImmediate, setImmediate } from 'node:timers'
import { configure } from '@testing-library/dom'

// A busy machine may reach a state late.
configure({ asyncUtilTimeout: 10_000 })

// The SDK's Node transport runs together with jsdom in these tests and needs globals that jsdom lacks.
Object.assign(globalThis, { clearImmediate, setImmediate, DecompressionStream, ReadableStream })
