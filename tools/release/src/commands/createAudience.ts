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
 * The audience of a canary, without readable addresses.
 *
 * @param salt of the registry
 * @throws ReleaseError if it is nobody, or a value is malformed
 */
export async function createAudience(wanted: Wanted, salt: string): Promise<Audience> {
  const { share, admins, organizations, people } = wanted
  const percent = share === null ? 0 : Number.parseFloat(share)
  if (percent < 0 || percent > 100) throw new ReleaseError(`${share} is no share. Give one from 0% to 100%.`)
  const domain = organizations.find((each) => !/^[^\s@]+\.[^\s@]+$/.test(each.trim()))
  if (domain !== undefined) throw new ReleaseError(`"${domain}" is no domain such as acme.com.`)
  const person = people.find((each) => !/^[^\s@]+@[^\s@]+$/.test(each.trim()))
  if (person !== undefined) throw new ReleaseError(`"${person}" is no address such as ada@acme.com.`)
  if (percent === 0 && !admins && organizations.length + people.length === 0) {
    throw new ReleaseError('Say who gets it: 10%, --organization acme.com, --people FILE or --admins.')
  }
  const digests = (texts: readonly string[]) =>
    Promise.all(
      texts.map((each) => digestOf(each, salt, (bytes) => webcrypto.subtle.digest('SHA-256', bytes))),
    )
  return { percent, admins, organizations: await digests(organizations), people: await digests(people) }
}

/** For a person, for example "10 % of members, tools admins". */
export function describeAudience({ percent, admins, organizations, people }: Audience): string {
  return [
    percent > 0 ? `${percent} % of members` : '',
    admins ? 'tools admins' : '',
    organizations.length > 0 ? `${organizations.length} organizations` : '',
    people.length > 0 ? `${people.length} people` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
