import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** Compiles less: short runs are a third faster with it. */
const JAVA_OPTIONS = ['-Xmx1g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

/** Replaces itself by a program, and ends it when the standard input closes, which it does when the parent ends. */
const END_WITH_PARENT = 'exec 3<&0; { cat <&3; kill -9 $$; } >/dev/null 2>&1 & exec "$@"'

/** Milliseconds between two attempts to reach it. */
const PERIOD = 50

/** A running official Firestore emulator. */
export interface OfficialFirestore {
  readonly port: number
  release(): Promise<void>
}

interface Options {
  /** Path of the emulator's jar. */
  readonly jar: string
  /** Path of the rules of projects that have no rules of their own. */
  readonly rules: string
}

/**
 * Starts the official Firestore emulator, without documents, at a free port of this machine. It ends with this process.
 * @throws Error with its output when it does not start
 */
export async function startFirestore({ jar, rules }: Options): Promise<OfficialFirestore> {
  const port = await freePort()
  const args = ['--host', '127.0.0.1', '--port', String(port), '--rules', rules]
  const java = spawn('sh', [
    '-c',
    END_WITH_PARENT,
    'sh',
    'java',
    ...JAVA_OPTIONS,
    '-cp',
    jar,
    MAIN_CLASS,
    ...args,
  ])
  let output = ''
  for (const stream of [java.stdout, java.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
    })
  }
  const ended = once(java, 'exit')
  const release = async () => {
    java.kill('SIGKILL')
    java.stdin.end()
    await ended
  }
  while (!(await answers(port))) {
    if (java.exitCode !== null || java.signalCode !== null) {
      java.stdin.end()
      throw new Error(`The official Firestore emulator ended: ${output}`)
    }
    await delay(PERIOD)
  }
  return { port, release }
}

async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}`)
    return (await response.text()).trim() === 'Ok'
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
