import { z } from 'zod'
import { REFUSALS } from '../mail/MailFaults.ts'
import type { ConsoleEndpoint } from './ConsoleState.ts'

/** Neither script nor form nor another origin: what a mail contains is shown and does nothing. */
const HTML_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

const numberOf = (value: string | null): number => (value === null ? Number.NaN : Number(value))

/** GET /mail.html?id=: the HTML of a mail as a page without any rights. */
export const showHtml: ConsoleEndpoint = ({ mails }, { query }) => {
  const id = numberOf(query.get('id'))
  const html = mails.list().find((mail) => mail.id === id)?.html
  if (html === undefined) return { kind: 'text', status: 404, text: 'There is no such mail.\n' }
  return {
    kind: 'text',
    status: 200,
    text: html,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': HTML_POLICY },
  }
}

/** GET /attachment?mail=&place= */
export const downloadAttachment: ConsoleEndpoint = ({ mails }, { query }) => {
  const [mail, place] = [numberOf(query.get('mail')), numberOf(query.get('place'))]
  const found = Number.isInteger(mail) && Number.isInteger(place) ? mails.attachment(mail, place) : undefined
  if (!found) return { kind: 'text', status: 404, text: 'There is no such attachment.\n' }
  return { kind: 'file', status: 200, name: found.name, content: found.content }
}

const Fault = z.union([
  z.object({ kind: z.enum(REFUSALS), count: z.coerce.number().int().min(1).max(1000).default(1) }),
  z.object({ kind: z.literal('slow'), milliseconds: z.coerce.number().int().min(0).max(60_000) }),
])

/**
 * POST /mail-faults {kind, count}: refuses the next mails that come by SMTP. Also a form of the mailbox. With {kind:
 * 'slow', milliseconds}, mails are answered so late until the faults are deleted.
 */
export const addMailFault: ConsoleEndpoint = ({ mailFaults }, { form, body, headers }) => {
  const isJson = headers['content-type']?.startsWith('application/json') === true
  const read = Fault.safeParse(isJson ? JSON.parse(body) : Object.fromEntries(form))
  if (!read.success) return { kind: 'text', status: 400, text: 'Expected are kind and count.\n' }
  if (read.data.kind === 'slow') mailFaults.delay = read.data.milliseconds
  else mailFaults.add(read.data.kind, read.data.count)
  return isJson
    ? { kind: 'json', status: 200, body: mailFaults.pending }
    : { kind: 'redirect', status: 303, location: '/mailbox' }
}

/** DELETE /mail-faults */
export const clearMailFaults: ConsoleEndpoint = ({ mailFaults }) => {
  mailFaults.clear()
  return { kind: 'json', status: 200, body: [] }
}
