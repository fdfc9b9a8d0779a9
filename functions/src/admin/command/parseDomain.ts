import { isPublicMail } from '../../members/isPublicMail.ts'
import { UsageError } from './UsageError.ts'

/**
 * Reads the domain of an organization's e-mail addresses.
 * @throws UsageError
 */
export function parseDomain(text = ''): string {
  const domain = text.trim().toLowerCase()
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}_-]{1,63}$/u.test(label))
  if (!isDomain || domain.length > 253) throw new UsageError(`"${text}" is no domain. Write it as acme.test.`)
  if (!isPublicMail(domain)) return domain
  throw new UsageError(`${domain} gives addresses to anybody, so it cannot have a group membership.`)
}
