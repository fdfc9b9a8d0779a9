import type { Audience, RegistryLine } from './registrySchema.ts'
import type { Release } from './releaseSchema.ts'

/** Whom a release is chosen for. */
export interface Viewer {
  readonly uid: string
  readonly email: string
  readonly toolsAdmin: boolean
}

/** Computes SHA-256. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>

/** Letters of base64 that keep two of a million addresses apart with a chance of 1 in 10^17. */
const DIGEST_LENGTH = 22

/** Places of a share: a thousandth of a percent. */
const SHARES = 100_000

/**
 * What the registry has in place of an address or a domain, which it must not publish.
 * @param text letter case and spaces around it do not matter
 */
export async function digestOf(text: string, salt: string, sha256: Sha256): Promise<string> {
  const bytes = await sha256(new TextEncoder().encode(`${salt}:${text.trim().toLowerCase()}`))
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).slice(0, DIGEST_LENGTH)
}

/**
 * The release that a person gets. It stays the same as long as the line's canary and its audience do, and whoever is in
 * a share is also in each larger one.
 * @param viewer null while nobody is signed in
 */
export async function chooseRelease(
  line: RegistryLine,
  viewer: Viewer | null,
  salt: string,
  sha256: Sha256,
): Promise<Release> {
  const { canary } = line
  if (canary === null || viewer === null) return line
  return (await isInAudience(canary.audience, line.id, viewer, salt, sha256)) ? canary.release : line
}

async function isInAudience(
  { percent, admins, organizations, people }: Audience,
  id: string,
  { uid, email, toolsAdmin }: Viewer,
  salt: string,
  sha256: Sha256,
): Promise<boolean> {
  if (admins && toolsAdmin) return true
  if (percent > (await shareOf(`${id}:${uid}`, salt, sha256))) return true
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (
    organizations.includes(await digestOf(domain, salt, sha256)) ||
    people.includes(await digestOf(email, salt, sha256))
  )
}

/** Where a member stands among all, 0 to below 100: the same for each call, and evenly spread. */
async function shareOf(member: string, salt: string, sha256: Sha256): Promise<number> {
  const bytes = new DataView(await sha256(new TextEncoder().encode(`${salt}:share:${member}`)))
  return (100 * (bytes.getUint32(0) % SHARES)) / SHARES
}
