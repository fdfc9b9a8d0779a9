import { configure, getConfig } from '@testing-library/react'
import { createRandom } from './createRandom.ts'
import { delaySteps } from './delaySteps.ts'

/** Set by runRepetition.js. */
declare const stressSeed: number

// Tests may replace it by fake timers.
const start = setTimeout
const random = createRandom(stressSeed, `steps of ${expect.getState().testPath}`)
configure({
  asyncWrapper: delaySteps(
    getConfig().asyncWrapper,
    random,
    (run, milliseconds) => void start(run, milliseconds),
  ),
})
