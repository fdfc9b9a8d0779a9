import { setTimeout as wait } from 'node:timers/promises'
import type { Firestore } from 'firebase/firestore/lite'
import { type Launched, launchLocalCloud } from '../../cli/test/launchLocalCloud.ts'
import { localCloudPorts } from '../../config/localCloudPorts.ts'
import { until } from '../../test/until.ts'
import { readAccounts, writeAccount } from './accountWriter.ts'
import { connect, DOCUMENT_WRITES, halfBatches, readDocuments, writeDocuments } from './documentWriters.ts'
import type { History } from './History.ts'

export interface Histories {
  readonly documents: History
  readonly accounts: History
}

/** One run of the real command from its start to SIGKILL. */
export class CloudRun {
  readonly #number: number
  readonly #cloud: Launched
  readonly #authPort: number
  readonly #firestore: Firestore
  readonly #disconnect: () => Promise<void>
  #isOver = false

  private constructor(number: number, cloud: Launched, offset: number) {
    const { firestore, auth } = localCloudPorts(offset)
    const connection = connect(firestore, number)
    this.#number = number
    this.#cloud = cloud
    this.#authPort = auth
    this.#firestore = connection.firestore
    this.#disconnect = connection.end
  }

  static async begin(number: number, offset: number, data: string): Promise<CloudRun> {
    const cloud = launchLocalCloud(['--port-offset', `${offset}`, '--data', data, '--functions', 'none'])
    await cloud.ready
    return new CloudRun(number, cloud, offset)
  }

  /** @returns a description of each missing and each unexpected content */
  async faults({ documents, accounts }: Histories): Promise<readonly string[]> {
    const stored = await readDocuments(this.#firestore)
    const people = await readAccounts(this.#authPort)
    return [...documents.verify(stored), ...halfBatches(stored), ...accounts.verify(people)]
  }

  /**
   * Writes continuously with several concurrent writers until the process is killed.
   *
   * @param isTime polled; the process may be killed once it returns true
   * @param pause additional milliseconds before the kill
   */
  async writeUntilKilled(
    { documents, accounts }: Histories,
    isTime: () => boolean,
    pause: number,
  ): Promise<void> {
    const repeat = async (name: string, write: (id: string, n: number) => Promise<void>) => {
      // Ends when a write fails because the connection is closed.
      for (let n = 0; ; n += 1) await write(`l${this.#number}${name}${n}`, n)
    }
    const writers = Promise.allSettled([
      ...DOCUMENT_WRITES.map((contents, kind) =>
        repeat(`k${kind}n`, (id, n) => writeDocuments(this.#firestore, documents, contents(id, n))),
      ),
      repeat('account', (id) => writeAccount(this.#authPort, accounts, id)),
    ])
    await until(isTime)
    await wait(pause)
    await this.kill()
    await writers
  }

  async kill(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    await this.#cloud.end('SIGKILL')
    await this.#disconnect()
  }
}
