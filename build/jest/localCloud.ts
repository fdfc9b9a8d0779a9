import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const REPOSITORY = join(__dirname, '..', '..')
const PORTS = { auth: 9099, firestore: 8080, functions: 5001, identity: 9200, console: 4000 }
// All ports stay below those that systems give to outgoing connections, from 32,768 on.
const FIRST_OFFSET = 11_000
const OFFSETS = 11_000
const POLL_INTERVAL = 25

const peopleSchema = z.array(z.object({ email: z.string(), customToken: z.string() }))

/** The real local cloud in a process of its own, with seeded people, on ports and data of its own. */
export interface LocalCloud {
  readonly authUrl: string
  readonly firestorePort: number
  readonly functionsPort: number
  /** Origin of the identity provider. */
  readonly identityUrl: string
  /** Origin of the console, which has the mails. */
  readonly consoleUrl: string
  /** A custom token of a seeded person. */
  customToken(email: string): Promise<string>
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same ports and data. */
  restart(): Promise<void>
  /** Ends the process and deletes its data. */
  release(): Promise<void>
}

/** @param environment what the functions are configured with, beside the environment of this process */
export async function startLocalCloud(environment: NodeJS.ProcessEnv = {}): Promise<LocalCloud> {
  const data = mkdtempSync(join(tmpdir(), 'local-cloud-'))
  const offset = await findFreeOffset()
  const authUrl = `http://localhost:${PORTS.auth + offset}`
  let server = await launch(offset, data, environment)
  await run('local-cloud/src/seed/main.ts', ['--port-offset', String(offset)])

  return {
    authUrl,
    firestorePort: PORTS.firestore + offset,
    functionsPort: PORTS.functions + offset,
    identityUrl: `http://localhost:${PORTS.identity + offset}`,
    consoleUrl: `http://localhost:${PORTS.console + offset}`,
    customToken: async (email) => {
      const response = await fetch(`${authUrl}/local-cloud/people`)
      const people = peopleSchema.parse(await response.json())
      const person = people.find((each) => each.email === email)
      if (!person) throw new Error(`Nobody is seeded as ${email}.`)
      return person.customToken
    },
    kill: () => kill(server),
    restart: async () => {
      server = await launch(offset, data, environment)
    },
    release: async () => {
      await kill(server)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function launch(offset: number, data: string, environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const parameters = ['--port-offset', String(offset), '--data', data]
  const { server, said } = spawnNode('local-cloud/src/main.ts', parameters, environment)
  await Promise.all(Object.values(PORTS).map((port) => answers(port + offset, server, said)))
  return server
}

/** Resolves when something answers HTTP on the port. */
async function answers(port: number, server: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The local cloud ended: ${said()}`)
    try {
      await fetch(`http://localhost:${port}/`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
    }
  }
}

async function run(script: string, parameters: readonly string[]): Promise<void> {
  const { server, said } = spawnNode(script, parameters)
  const [code] = await once(server, 'exit')
  if (code !== 0) throw new Error(`${script} ended with code ${code}: ${said()}`)
}

function spawnNode(script: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, [script, ...parameters], {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  return { server, said: () => lines.join('') }
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function findFreeOffset(): Promise<number> {
  for (;;) {
    const offset = FIRST_OFFSET + Math.floor(Math.random() * OFFSETS)
    const free = await Promise.all(Object.values(PORTS).map((port) => isFree(port + offset)))
    if (free.every(Boolean)) return offset
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
