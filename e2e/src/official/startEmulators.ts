import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { emulatorPrograms } from './emulatorPrograms.ts'
import type { EmulatorJars } from './findEmulators.ts'
import { lastLines } from './lastLines.ts'
import type { OfficialSetup } from './officialSetup.ts'

/** Ends a process in order when its parent ends in any way: Firebase's tools, and the processes of the functions. */
const END_WITH_PARENT =
  "process.channel?.unref(); process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))"
const READY = 'All emulators ready'
const SITE = /Local server: http:\/\/[^:]+:(\d+)/g
/** A port that was free when the offset was picked. */
const PORT_TAKEN = /port taken|EADDRINUSE/
/** Milliseconds that Firebase's tools get to end in order before they are ended at once. */
const PATIENCE = 60_000
/** Seconds in which the code of the functions loads; Firebase's tools give it ten, which a busy machine exceeds. */
const LOAD_SECONDS = 300

/** The running emulators of Firebase. */
export interface Emulators {
  /** All output so far, that of the functions included. */
  output(): string
  release(): Promise<void>
}

/** What the emulators are started from. */
export interface EmulatorFiles {
  readonly jars: EmulatorJars
  /** Absolute path of a folder with Firebase's tools among its node_modules. */
  readonly tools: string
  /** Absolute path of the packaged environment. */
  readonly packaged: string
  /** Absolute path of an empty folder for files of the tools. */
  readonly scratch: string
}

/**
 * Starts Firebase's own emulators with a packaged environment, at the ports that it names. They end with this process.
 *
 * @throws Error with the output when they do not start; it says that a port "is in use" if one is
 */
export async function startEmulators(
  { environment }: OfficialSetup,
  { jars, tools, packaged, scratch }: EmulatorFiles,
): Promise<Emulators> {
  const sites = Object.values(environment.sites)
  const temporary = join(scratch, 'tmp')
  mkdirSync(temporary)
  const firebase = join(tools, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const child = spawn(
    process.execPath,
    [firebase, 'emulators:start', '--project', environment.firebase.project],
    {
      cwd: packaged,
      // A group of its own, so that the processes of the functions can be ended with it.
      detached: true,
      env: {
        ...process.env,
        ...emulatorPrograms(join(scratch, 'programs'), jars),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${encodeURIComponent(END_WITH_PARENT)}`,
        TMPDIR: temporary,
        XDG_CONFIG_HOME: temporary,
        NO_UPDATE_NOTIFIER: '1',
        FUNCTIONS_DISCOVERY_TIMEOUT: String(LOAD_SECONDS),
        // By a file instead of a port.
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      },
      // The emulators end when the standard input is closed.
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    },
  )
  const ended = once(child, 'exit')
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes(READY) && sitePorts(output).length >= sites.length) resolve()
      })
    }
    void ended.then(() => reject(new Error(failureOf(output))), reject)
  })
  const release = async () => {
    const timer = setTimeout(() => killGroup(child.pid), PATIENCE)
    child.kill('SIGTERM')
    await ended
    clearTimeout(timer)
    killGroup(child.pid)
    child.stdin?.end()
  }
  try {
    await ready
    // The tools move a site whose port is taken.
    const moved = sites.find(({ origin }) => !sitePorts(output).includes(new URL(origin).port))
    if (moved) throw new Error(`The port of ${moved.origin} is in use.`)
  } catch (error) {
    await release()
    throw error
  }
  return { output: () => output, release }
}

/** Ends what is left of a process group. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    const hasNone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!hasNone) throw error
  }
}

const sitePorts = (output: string): readonly (string | undefined)[] =>
  [...output.matchAll(SITE)].map(([, port]) => port)

const failureOf = (output: string): string =>
  [
    `Firebase's emulators ended${PORT_TAKEN.test(output) ? ', because a port is in use' : ''}. Their last lines:`,
    ...lastLines(output),
  ].join('\n')
