import runCircus from 'jest-circus/runner'
import { claimRepetition } from './claimRepetition.ts'

/**
 * Jest's usual runner of a test file, with a seed per repetition: the seed of the run for the first one, then the next
 * integers. Messages of failures begin with it.
 */
export default async function runRepetition(globalConfig, config, environment, runtime, testPath, send) {
  const { STRESS_SEED, STRESS_CLAIMS } = process.env
  const repetition = claimRepetition(STRESS_CLAIMS, testPath)
  const seed = Number(STRESS_SEED) + repetition
  const title = `Repetition ${repetition + 1}, seed ${seed}`
  environment.global.stressSeed = seed
  try {
    const result = await runCircus(globalConfig, config, environment, runtime, testPath, send)
    const { failureMessage } = result
    return failureMessage ? { ...result, failureMessage: `${title}\n${failureMessage}` } : result
  } catch (error) {
    // Jest shows the stack of the error with which a file could not be loaded.
    error.stack = `${title}\n${error.stack}`
    throw error
  }
}
