import { createServer, type Server } from 'node:net'
import { CLAIM_MILLISECONDS } from '../ledger/claimNextMail.ts'
import { MAIL_TIMEOUTS, openMailer } from './openMailer.ts'

/** A mail server that keeps the source of the mails it takes. */
let server: Server
let port = 0
let sources: string[] = []
let commands: string[] = []

beforeAll(async () => {
  server = createServer((socket) => {
    let source: string | null = null
    const answer = (line: string) => socket.write(`${line}\r\n`)
    answer('220 localhost')
    socket.on('data', (chunk) => {
      if (source === null) {
        commands.push(String(chunk).slice(0, 4))
        const isData = /^DATA\r\n/.test(String(chunk))
        if (isData) source = ''
        answer(isData ? '354 go on' : '250 localhost')
        return
      }
      source += String(chunk)
      if (!source.endsWith('\r\n.\r\n')) return
      sources.push(source)
      source = null
      answer('250 taken')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
beforeEach(() => {
  sources = []
  commands = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a claim of a mail lasts longer than one attempt to send it', () => {
  const longest = Object.values(MAIL_TIMEOUTS).reduce((sum, milliseconds) => sum + milliseconds, 0)
  expect(longest).toBeLessThan(CLAIM_MILLISECONDS)
})

async function sendOne(unsubscribe: string | null, beforeEnd: () => Promise<void>): Promise<void> {
  const { send } = openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: { name: '', email: 'a@studio.test' },
  })
  const mail = { subject: 'S', text: 'T', html: '<p>T</p>', calendar: null, unsubscribe }
  await send(mail, { name: '', email: 'ann@solo.test' }, 'one', beforeEnd)
}

async function headersOf(unsubscribe: string | null): Promise<string> {
  await sendOne(unsubscribe, async () => {})
  return sources[0]?.split('\r\n\r\n')[0] ?? ''
}

test('the end of a mail is noted after the recipient is accepted, and before the server has the mail', async () => {
  let seen: unknown = null
  await sendOne(null, async () => {
    seen = { commands: [...commands], sources: [...sources] }
  })
  expect(seen).toEqual({ commands: ['EHLO', 'MAIL', 'RCPT', 'DATA'], sources: [] })
  expect(sources).toHaveLength(1)
})

test('a mail whose end cannot be noted is not taken by the server', async () => {
  await expect(sendOne(null, () => Promise.reject(new Error('not noted')))).rejects.toThrow('not noted')
  expect(sources).toEqual([])
})

test('a mail that can be unsubscribed has the headers of RFC 8058', async () => {
  const link = `https://functions.test/unsubscribe?token=${'t'.repeat(150)}`
  const headers = (await headersOf(link)).replaceAll(/\r\n\s+/g, ' ')
  expect(headers).toContain(`List-Unsubscribe: <${link}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a mail that is always sent has none of them, and each has the Message-ID of the ledger', async () => {
  const headers = await headersOf(null)
  expect(headers).not.toContain('List-Unsubscribe')
  expect(headers).toContain('Message-ID: <one@studio.test>')
  expect(headers).toContain('Auto-Submitted: auto-generated')
})
