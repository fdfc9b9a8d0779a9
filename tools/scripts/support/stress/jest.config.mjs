import { join } from 'node:path'
import base from '../../../../jest.config.ts'

const runRepetition = join(import.meta.dirname, 'runRepetition.js')
const delaySetup = join(import.meta.dirname, 'delaySetup.ts')
const delayStepsSetup = join(import.meta.dirname, 'delayStepsSetup.ts')

/** Only projects of components have set-up files, which configure the steps. */
const stepsOf = ({ setupFilesAfterEnv }) => (setupFilesAfterEnv.length > 0 ? [delayStepsSetup] : [])

/** The configuration of `npm test`, in which each test file is repeated with delays. */
export default {
  ...base,
  projects: base.projects.map((project) => ({
    ...project,
    testRunner: runRepetition,
    // Before other set-up files, which import React's scheduler.
    setupFilesAfterEnv: [delaySetup, ...project.setupFilesAfterEnv, ...stepsOf(project)],
  })),
  testSequencer: join(import.meta.dirname, 'RepeatingSequencer.ts'),
}
