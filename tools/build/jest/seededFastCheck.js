import fc from '../../../node_modules/fast-check/lib/cjs/fast-check.js'
import { testSeed } from './testSeed.ts'

/** fast-check as tests import it: each run has the same inputs, unless it is given another seed. */
fc.configureGlobal({ seed: testSeed() })

export * from '../../../node_modules/fast-check/lib/cjs/fast-check.js'
export default fc
