import { z } from 'zod'

const LAST_PORT = 65_535

/** Says in plain words what a value must be. */
const wanted = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${what}`,
})

/** An object with exactly these fields. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, wanted('a group of fields'))

/** A text that is not empty. */
export const text = (what: string) => z.string(wanted(what)).regex(/\S/, wanted(what))

/** A text of a given form. */
export const textLike = (form: RegExp, what: string) => z.string(wanted(what)).regex(form, wanted(what))

/** Id of an OIDC provider in Firebase Auth. */
export const oidcProvider = z.templateLiteral(
  ['oidc.', z.string().regex(/^[a-z0-9-]+$/)],
  wanted('the id of an OIDC provider: oidc.…'),
)

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, wanted(values.map((value) => `"${value}"`).join(' or ')))

export const listOf = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item, wanted(what)).min(1, wanted(what))

export const wholeNumber = (from: number, to: number) => {
  const words = wanted(`a whole number from ${from} to ${to}`)
  return z.int(words).min(from, words).max(to, words)
}

export const port = wholeNumber(1, LAST_PORT)

const isEncryptedOrLocal = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
}

const ADDRESS = 'an address that begins with https:// (http:// for localhost alone)'

/** Address of a page or an endpoint. */
export const address = z.string(wanted(ADDRESS)).refine(isEncryptedOrLocal, wanted(ADDRESS))

const ORIGIN = 'an origin such as https://studio.example.com, without a path or a slash at its end'

const isOrigin = (value: string): boolean => isEncryptedOrLocal(value) && URL.parse(value)?.origin === value

/** Scheme, host and port. */
export const origin = z.string(wanted(ORIGIN)).refine(isOrigin, wanted(ORIGIN))

const OVERRIDE_ORIGIN = `${ORIGIN} and without a wildcard, or http://localhost:*`

/** An origin, or every port of this machine. A policy would take a wildcard for all hosts of a domain. */
export const overrideOrigin = z
  .string(wanted(OVERRIDE_ORIGIN))
  .refine(
    (value) => value === 'http://localhost:*' || (isOrigin(value) && !value.includes('*')),
    wanted(OVERRIDE_ORIGIN),
  )

/** An address of mail. */
export const mailAddress = z.email(wanted('an address of mail'))

/** Sender of mails with a name. */
export const sender = z
  .string(wanted('a sender such as Outcome Studio <mail@example.com>'))
  .refine((value) => {
    const [, address] = /^[^<>]*<([^<>]+)>$/.exec(value) ?? []
    return z.email().safeParse(address).success
  }, wanted('a sender such as Outcome Studio <mail@example.com>'))
