import { parseArgs } from 'node:util'
import { z } from 'zod'
import { MOST_SEATS } from '../../members/groups/Group.ts'
import { RIGHTS } from '../Right.ts'
import type { AdminCommand, AdminPlace, GroupChanges } from './AdminCommand.ts'
import { parseDomain } from './parseDomain.ts'
import { UsageError } from './UsageError.ts'

const HIGHEST_OFFSET = 50_000
const DEFAULT_ENTRIES = 20
const MOST_ENTRIES = 500

const OPTIONS = {
  project: { type: 'string' },
  'port-offset': { type: 'string' },
  operator: { type: 'string' },
  seats: { type: 'string' },
  ends: { type: 'string' },
  contact: { type: 'string' },
  limit: { type: 'string' },
  from: { type: 'string' },
  accounts: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Words that begin a command of two words. */
const GROUPS: ReadonlySet<string> = new Set(['group', 'member', 'members', 'payments'])

const COMMAND_OPTIONS = ['seats', 'ends', 'contact', 'limit', 'from', 'accounts'] as const

/** The commands that each option belongs to. */
const OPTION_OWNERS: Readonly<Record<(typeof COMMAND_OPTIONS)[number], readonly string[]>> = {
  seats: ['group set'],
  ends: ['group set'],
  contact: ['group set'],
  limit: ['audit', 'members log'],
  from: ['member restore'],
  accounts: ['member restore'],
}

type Values = ReturnType<typeof parse>['values']

/** A command with the place where it acts; null if the help was asked for. */
export type ParsedCommand = { readonly command: AdminCommand; readonly place: AdminPlace } | null

/**
 * Reads the command line after `npm run admin --`.
 * @param user name of the operator, unless the command line has another
 * @throws UsageError
 */
export function parseCommand(args: readonly string[], user: string, now: Date): ParsedCommand {
  const { values, positionals } = parse(args)
  if (values.help === true || positionals[0] === 'help') return null
  const offset = values['port-offset'] ?? '0'
  const place = {
    project: values.project ?? null,
    portOffset: wholeNumber('--port-offset', offset, 0, HIGHEST_OFFSET),
    operator: values.operator?.trim() || user,
  }
  if (place.project === '') throw new UsageError('--project needs the id of a Firebase project.')
  return { command: commandOf(positionals, values, now), place }
}

function commandOf(words: readonly string[], values: Values, now: Date): AdminCommand {
  const [first, second] = words
  const name = first !== undefined && GROUPS.has(first) ? `${first} ${second ?? ''}`.trim() : (first ?? '')
  const given = words.slice(name.split(' ').length)
  const take = (...names: readonly string[]) => {
    if (given.length === names.length) return given
    throw new UsageError(`Write: ${[name, ...names].join(' ')}. --help explains all commands.`)
  }
  for (const option of COMMAND_OPTIONS) {
    if (values[option] !== undefined && OPTION_OWNERS[option].every((owner) => owner !== name)) {
      throw new UsageError(`--${option} does not belong to "${name}". --help explains all commands.`)
    }
  }
  switch (name) {
    case 'list':
      take()
      return { kind: name }
    case 'grant':
    case 'revoke': {
      const [right = '', email = ''] = take('RIGHT', 'EMAIL')
      return { kind: name, right: rightOf(right), email: emailOf(email) }
    }
    case 'group set':
      return { kind: 'groupSet', domain: parseDomain(take('DOMAIN')[0]), changes: changesOf(values, now) }
    case 'group show':
      return { kind: 'groupShow', domain: parseDomain(take('DOMAIN')[0]) }
    case 'group end':
      return { kind: 'groupEnd', domain: parseDomain(take('DOMAIN')[0]) }
    case 'group invite':
    case 'group free': {
      const [domain, email] = take('DOMAIN', 'EMAIL')
      const kind = name === 'group invite' ? 'groupInvite' : 'groupFree'
      return { kind, domain: parseDomain(domain), email: emailOf(email) }
    }
    case 'member show':
      return { kind: 'memberShow', email: emailOf(take('EMAIL')[0]) }
    case 'member restore': {
      const [email] = take('EMAIL')
      if (!values.from)
        throw new UsageError('Name the database with --from DATABASE. --help explains all commands.')
      const source = { database: values.from, accounts: values.accounts ?? null }
      return { kind: 'memberRestore', email: emailOf(email), source }
    }
    case 'payments sync':
      return { kind: 'paymentsSync', email: emailOf(take('EMAIL')[0]) }
    case 'audit':
    case 'members log':
      take()
      return {
        kind: name === 'audit' ? name : 'membersLog',
        limit: wholeNumber('--limit', values.limit ?? `${DEFAULT_ENTRIES}`, 1, MOST_ENTRIES),
      }
    default:
      throw new UsageError(
        name === ''
          ? 'A command is missing. --help explains all.'
          : `"${name}" is no command. --help explains all.`,
      )
  }
}

function changesOf({ seats, ends, contact }: Values, now: Date): GroupChanges {
  if (seats === undefined && ends === undefined && contact === undefined) {
    throw new UsageError('Say what to set: --seats N, --ends DATE or --contact EMAIL.')
  }
  return {
    ...(seats === undefined ? {} : { seats: wholeNumber('--seats', seats, 1, MOST_SEATS) }),
    ...(ends === undefined ? {} : { endsAt: futureTime(ends, now) }),
    ...(contact === undefined ? {} : { contact: emailOf(contact) }),
  }
}

function rightOf(text: string) {
  const right = RIGHTS.find((each) => each.toLowerCase() === text.toLowerCase())
  if (right !== undefined) return right
  throw new UsageError(`"${text}" is no right. Rights are ${RIGHTS.join(', ')}.`)
}

function emailOf(text = ''): string {
  const email = z.email().max(320).safeParse(text.trim().toLowerCase())
  if (email.success) return email.data
  throw new UsageError(`"${text}" is not an email address.`)
}

function futureTime(text: string, now: Date): string {
  const isDay = z.iso.date().safeParse(text).success
  if (!isDay && !z.iso.datetime().safeParse(text).success) {
    throw new UsageError(`"${text}" is no date. Write it as 2027-12-31.`)
  }
  const time = new Date(isDay ? `${text}T23:59:59.999Z` : text)
  if (time > now) return time.toISOString()
  throw new UsageError(`${text} is over. "group end" ends a group membership now.`)
}

function wholeNumber(option: string, text: string, lowest: number, highest: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= lowest && number <= highest) return number
  throw new UsageError(`${option} needs a whole number from ${lowest} to ${highest}, not "${text}".`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  } catch (cause) {
    // Node explains in several sentences and names its own error class; the first sentence says it.
    const [problem] = String(cause)
      .replace(/^TypeError.*?: /, '')
      .split(/\.\s|\n/)
    throw new UsageError(`${problem}. --help explains all options.`, { cause })
  }
}
