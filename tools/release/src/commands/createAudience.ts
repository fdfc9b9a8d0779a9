import { webcrypto } from 'node:crypto'
import { type Audience, digestOf } from '@outcome-studio/shared/releases'
import { ReleaseError } from '../core/ReleaseError.ts'

/** Who gets a canary, as a person says it. */
export interface Wanted {
  /** For example "10%". */
  readonly share: string | null
  readonly admins: boolean
  /** Domains of addresses. */
  readonly organizations: readonly string[]
  /** Email addresses. */
  readonly people: readonly string[]
}

/**
 * Refuses an audience before anything is built for it.
 *
 * @throws ReleaseError if it is nobody, or a value is malformed
 */
export function requireAudience({ share, admins, organizations, people }: Wanted): void {
  const percent = percentOf(share)
  if (percent < 0 || percent > 100) throw new ReleaseError(`${share} is no share. Give one from 0% to 100%.`)
  const domain = organizations.find((each) => !/^[^\s@]+\.[^\s@]+$/.test(each.trim()))
  if (domain !== undefined) throw new ReleaseError(`"${domain}" is no domain such as acme.com.`)
  const person = people.find((each) => !/^[^\s@]+@[^\s@]+$/.test(each.trim()))
  if (person !== undefined) throw new ReleaseError(`"${person}" is no address such as ada@acme.com.`)
  if (percent === 0 && !admins && organizations.length + people.length === 0) {
    throw new ReleaseError('Say who gets it: 10%, --organization acme.com, --people FILE or --admins.')
  }
}

/**
 * The audience of a canary, without readable addresses.
 *
 * @param salt of the registry
 * @throws ReleaseError if it is nobody, or a value is malformed
 */
export async function createAudience(wanted: Wanted, salt: string): Promise<Audience> {
  requireAudience(wanted)
  const { share, admins, organizations, people } = wanted
  const digests = (texts: readonly string[]) =>
    Promise.all(
      texts.map((each) => digestOf(each, salt, (bytes) => webcrypto.subtle.digest('SHA-256', bytes))),
    )
  return {
    percent: percentOf(share),
    admins,
    organizations: await digests(organizations),
    people: await digests(people),
  }
}

const percentOf = (share: string | null): number => (share === null ? 0 : Number.parseFloat(share))

/** For a person, for example "10 % of members, tools admins". */
export function describeAudience({ percent, admins, organizations, people }: Audience): string {
  return [
    percent > 0 ? `${percent} % of members` : '',
    admins ? 'tools admins' : '',
    organizations.length > 0
      ? `${organizations.length} ${organizations.length === 1 ? 'organization' : 'organizations'}`
      : '',
    people.length > 0 ? `${people.length} ${people.length === 1 ? 'person' : 'people'}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
