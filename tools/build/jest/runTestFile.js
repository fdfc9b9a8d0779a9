import { readFileSync } from 'node:fs'
import runner from 'jest-circus/runner'
import { compileOnce } from './compileOnce.js'

/** V8 counts only in functions that it compiles after counting began. */
const COUNTER = /\bcreateStepCounter\b/
// Node imports the CommonJS module as a whole; Jest's transform imports its default export.
const runAlone = typeof runner === 'function' ? runner : runner.default

/** Jest's test runner, which also shares compiled modules with the other test files of this worker. */
export default async function runTestFile(globalConfig, config, environment, runtime, path, sendMessage) {
  if (!COUNTER.test(readFileSync(path, 'utf8'))) compileOnce(runtime)
  return runAlone(globalConfig, config, environment, runtime, path, sendMessage)
}
