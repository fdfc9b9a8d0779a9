import { isLoopback } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { remotePackages } from '../../../../shared/src/domain/areas/remotePackages.ts'
import { environmentShape } from './environmentSchema.ts'
import { leavesOf } from './leaves.ts'
import type { Problem } from './Problem.ts'

/** Beginnings of keys of the payment provider, of its webhooks and of encoded private keys. */
const SECRET = /^(sk|rk|whsec)_|^-----BEGIN /

/** Packages with a site of their own. */
const PACKAGES = ['shell', ...remotePackages().map(({ name }) => name)]

/** Hosts of addresses and mails in domains that nobody can own (RFC 2606). */
const STAND_IN = /[/@.][a-z0-9-]+\.(?:example|test|invalid)(?![a-z0-9.-])/i

/** The official Hosting emulator leaves out four ports after its first one. */
const PORTS_BETWEEN = 4

/** Builds on the machine of whoever tries them out. */
const MAY_BE_LOCAL = 'overrideOrigins.'

const { firebase, emulators, sites, payments } = environmentShape
type Sites = z.infer<typeof sites>

/** Rules about several values. One whose values are wrong by themselves is left out. */
const RULES: readonly ((content: unknown) => readonly Problem[])[] = [
  ruleOf({ emulators, firebase: z.object({ project: firebase.shape.project }) }, (content) => {
    const isDemo = content.firebase.project.startsWith('demo-')
    if (isDemo === (content.emulators !== null)) return []
    const text = isDemo
      ? 'must be the id of a real project, because emulators is null: "demo-…" never leaves the machine'
      : 'must begin with "demo-" where there are emulators'
    return [{ path: 'firebase.project', text }]
  }),
  ruleOf({ emulators, sites }, (content) => {
    const first = content.emulators?.hosting
    if (typeof first !== 'number') return []
    return sitesInOrder(content.sites).flatMap(([name, { site, origin }], at) => {
      const wanted = `http://localhost:${at === 0 ? first : first + PORTS_BETWEEN + at}`
      return [
        ...(origin === wanted
          ? []
          : [
              {
                path: `sites.${name}.origin`,
                text: `must be ${wanted}, where the Hosting emulator serves it`,
              },
            ]),
        ...(site === null
          ? [{ path: `sites.${name}.site`, text: 'is missing for the Hosting emulator' }]
          : []),
      ]
    })
  }),
  ruleOf({ sites }, (content) => [
    ...PACKAGES.filter((name) => content.sites[name] === undefined).map((name) => ({
      path: `sites.${name}`,
      text: 'is missing',
    })),
    ...Object.keys(content.sites)
      .filter((name) => !PACKAGES.includes(name))
      .map((name) => ({ path: `sites.${name}`, text: 'is no package of the product' })),
    ...repeated(content.sites, 'origin', ({ origin }) => origin),
    ...repeated(content.sites, 'site', ({ site }) => site),
  ]),
  ruleOf({ payments: z.object({ prices: payments.shape.prices }) }, (content) => {
    const prices = Object.entries(content.payments.prices)
    return prices
      .filter(([, id], at) => id !== null && prices.findIndex(([, other]) => other === id) < at)
      .map(([plan]) => ({ path: `payments.prices.${plan}`, text: 'is the price of another plan too' }))
  }),
]

/**
 * Problems of values that are right by themselves but not together, and values that may be in no environment.
 *
 * @param content JSON of the file
 */
export function checkTogether(content: unknown): readonly Problem[] {
  const isProduction = z.object({ emulators: z.null() }).safeParse(content).success
  const texts = leavesOf(content).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path: path.join('.'), value }] : [],
  )
  return [
    ...RULES.flatMap((rule) => rule(content)),
    ...texts
      .filter(({ path, value }) => isProduction && isLocal(value) && !path.startsWith(MAY_BE_LOCAL))
      .map(({ path }) => ({
        path,
        text: 'must not be an address of this machine, because emulators is null',
      })),
    ...texts
      .filter(({ value }) => isProduction && STAND_IN.test(value))
      .map(({ path }) => ({ path, text: 'is a stand-in: its domain is reserved for examples' })),
    ...texts
      .filter(({ value }) => SECRET.test(value))
      .map(({ path }) => ({
        path,
        text: 'looks like a secret: those are in Secret Manager, never in this file',
      })),
  ]
}

/** The sites as Firebase's tools number them: the shell first. */
export function sitesInOrder(all: Sites): readonly (readonly [string, Sites[string]])[] {
  const entries = Object.entries(all)
  return [...entries.filter(([name]) => name === 'shell'), ...entries.filter(([name]) => name !== 'shell')]
}

function isLocal(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && isLoopback(url.hostname)
}

function repeated(
  all: Sites,
  field: string,
  read: (site: Sites[string]) => string | null,
): readonly Problem[] {
  const entries = Object.entries(all)
  return entries
    .filter(([, site], at) => {
      const value = read(site)
      return value !== null && entries.findIndex(([, other]) => read(other) === value) < at
    })
    .map(([name]) => ({ path: `sites.${name}.${field}`, text: 'is that of another site too' }))
}

/** A rule over the fields that it needs. */
function ruleOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  check: (content: z.infer<z.ZodObject<Shape>>) => readonly Problem[],
): (content: unknown) => readonly Problem[] {
  const schema = z.object(shape)
  return (content) => {
    const { data } = schema.safeParse(content)
    return data === undefined ? [] : check(data)
  }
}
