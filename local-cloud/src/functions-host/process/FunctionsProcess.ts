import { type ChildProcess, fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../base/Log.ts'
import type { Pulse } from './HangDetector.ts'
import { ChildMessage, type ParentMessage } from './messages.ts'
import { PULSE_CHANNEL, readPulses } from './pulses.ts'
import { readableLine } from './readableLine.ts'

const ENTRY = fileURLToPath(new URL('../child/main.ts', import.meta.url))

export interface FunctionsProcessOptions {
  readonly entry: string
  readonly environment: NodeJS.ProcessEnv
  readonly log: Log
  readonly onMessage: (message: ChildMessage) => void
  readonly onPulse: (pulse: Pulse) => void
  /** @param how for example "exit code 1" or "SIGKILL" */
  readonly onEnd: (how: string) => void
}

/** One run of the functions' code in a separate process. It ends with the local cloud, even if that is killed. */
export class FunctionsProcess {
  readonly #child: ChildProcess
  readonly #ended: Promise<void>

  constructor(options: FunctionsProcessOptions) {
    const child = fork(ENTRY, [options.entry], {
      // Most objects of functions are short-lived, so a small young generation saves memory.
      execArgv: ['--max-semi-space-size=1'],
      env: options.environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const readable = readableLine(line)
        if (readable !== undefined) options.log(`functions: ${readable}`)
      })
    }
    const pulses = child.stdio[PULSE_CHANNEL]
    if (pulses instanceof Readable) readPulses(pulses, options.onPulse)
    child.on('message', (message) => options.onMessage(ChildMessage.parse(message)))
    this.#child = child
    this.#ended = new Promise((resolve) => {
      let ended = false
      const end = (how: string) => {
        if (ended) return
        ended = true
        resolve()
        options.onEnd(how)
      }
      child.once('error', (error) => end(error.message))
      child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
    })
  }

  /** Sends a message. It is lost if the process has just ended, which onEnd reports. */
  send(message: ParentMessage): void {
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  /** Kills the process without asking its code, which may hang. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }
}
