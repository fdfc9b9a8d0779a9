import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** State of a socket that listens, in /proc/net/tcp. */
const LISTENING = '0A'
/** Characters of a command line that are shown. */
const LONGEST_COMMAND = 120

/**
 * Says who listens on a port, in one sentence.
 *
 * @param service name of what needs the port, for example "Identity"
 */
export function describeUsedPort(port: number, service: string): string {
  const owner = process.platform === 'linux' ? findOwner(port) : undefined
  const by = owner ?? `another program (lsof -nP -iTCP:${port} names it)`
  return `Port ${port} (${service}) is in use by ${by}.`
}

/** @returns undefined for a process of another user, whose files cannot be read */
function findOwner(port: number): string | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)))
  const processes = list('/proc').filter((name) => /^\d+$/.test(name))
  const pid = processes.find((name) =>
    list(`/proc/${name}/fd`).some((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(target(`/proc/${name}/fd/${fd}`))?.[1]
      return inode !== undefined && sockets.has(inode)
    }),
  )
  return pid === undefined ? undefined : `${commandOf(pid)} (process ${pid})`
}

function listeningInodes(table: string, port: number): readonly string[] {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return read(`/proc/net/${table}`)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([, local = '', , state, , , , , , inode]) =>
      local.endsWith(ending) && state === LISTENING && inode !== undefined ? [inode] : [],
    )
}

function commandOf(pid: string): string {
  const [program = '', ...parameters] = read(`/proc/${pid}/cmdline`).split('\0').filter(Boolean)
  return [basename(program), ...parameters].join(' ').slice(0, LONGEST_COMMAND)
}

// A process may end, and its files with it, between any two steps.
function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function target(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
