import { TestEnvironment } from 'jest-environment-node'
import { workerScope } from './workerScope.js'

/** Node with the map that the test files of one worker share. */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.workerScope = workerScope
  }
}
