import { createRandom } from './createRandom.ts'
import { delayTasks } from './delayTasks.ts'

/** Set by runRepetition.js. */
declare const stressSeed: number

delayTasks(globalThis, createRandom(stressSeed, `${expect.getState().testPath}`))
