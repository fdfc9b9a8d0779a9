import { domainToASCII } from 'node:url'
import { isPublicMail } from '../../members/isPublicMail.ts'
import { UsageError } from './UsageError.ts'

/**
 * Reads the domain of an organization's e-mail addresses in ASCII, as in members' records. Letters of other scripts can
 * look like Latin ones, so the operator has to write the punycode form.
 * @throws UsageError
 */
export function parseDomain(text = ''): string {
  const domain = text.trim().toLowerCase()
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}_-]{1,63}$/u.test(label))
  if (!isDomain || domain.length > 253) throw new UsageError(`"${text}" is no domain. Write it as acme.test.`)
  const ascii = domainToASCII(domain)
  if (ascii !== domain) {
    const meant =
      ascii === ''
        ? 'It cannot be written in ASCII.'
        : `In ASCII it is ${ascii}: if you mean that, write it so.`
    throw new UsageError(`"${domain}" has letters that may look like others. ${meant}`)
  }
  if (isPublicMail(domain)) {
    throw new UsageError(`${domain} gives addresses to anybody, so it cannot have a group membership.`)
  }
  return domain
}
