import { TestEnvironment } from 'jest-environment-node'
import { outputOnFailure } from './outputOnFailure.ts'
import { refuseLimit } from './refuseLimit.ts'
import { setClock } from './setClock.ts'
import { workerScope } from './workerScope.js'

/** Node with the map that the test files of one worker share, and with the clock of the project. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.projectConfig = config.projectConfig
  }

  async setup() {
    await super.setup()
    this.global.workerScope = workerScope
    setClock(this, this.projectConfig)
  }

  handleTestEvent(event) {
    refuseLimit(event)
    process.stderr.write(outputOnFailure(event, workerScope.get('localCloud')))
  }
}
