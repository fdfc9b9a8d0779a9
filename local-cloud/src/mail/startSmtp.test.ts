import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { MailFaults } from './MailFaults.ts'
import { type RunningMail, startMail } from './startMail.ts'
import { startSmtp } from './startSmtp.ts'

const CALENDAR = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Käse 🧀\r\nEND:VCALENDAR\r\n'
const faults = new MailFaults()
let folder: ReturnType<typeof temporaryFolder>
let mail: RunningMail
let smtp: LoopbackListener
let errors: unknown[]

beforeEach(async () => {
  folder = temporaryFolder()
  errors = []
  faults.clear()
  mail = startMail(folder.path, () => 7)
  smtp = await startSmtp({
    port: 0,
    deliver: mail.send,
    faults,
    onError: (error) => errors.push(error),
  })
})
afterEach(async () => {
  await smtp.close()
  mail.close()
  folder.remove()
})

const send = (message: object) =>
  createTransport(`smtp://localhost:${smtp.port}`).sendMail({
    from: 'Studio <events@studio.test>',
    to: 'ann@acme.test',
    subject: 'Käse 🧀',
    text: 'Grüße\nhttps://studio.test',
    ...message,
  })

test('a mail with HTML and a calendar file arrives whole', async () => {
  await send({
    html: '<p>Grüße</p>',
    icalEvent: { method: 'REQUEST', filename: 'event.ics', content: CALENDAR },
  })
  const [received] = mail.store.list()
  expect(received).toMatchObject({
    to: 'ann@acme.test',
    subject: 'Käse 🧀',
    text: 'Grüße\nhttps://studio.test',
    html: expect.stringContaining('<p>Grüße</p>'),
    sentAt: 7,
  })
  const files = (received?.attachments ?? []).map((_file, place) =>
    mail.store.attachment(received?.id ?? 0, place),
  )
  expect(files.map((file) => new TextDecoder().decode(file?.content))).toEqual([CALENDAR, CALENDAR])
  expect(files.map((file) => file?.name)).toContain('event.ics')
  expect(mail.store.attachment(received?.id ?? 0, 9)).toBeUndefined()
})

test('each recipient gets a copy, hidden ones too', async () => {
  await send({ to: ['ann@acme.test', 'bob@acme.test'], bcc: 'eve@acme.test' })
  expect(mail.store.list().map(({ to }) => to)).toEqual(['eve@acme.test', 'bob@acme.test', 'ann@acme.test'])
})

test.each([
  ['temporary', 451],
  ['permanent', 550],
] as const)('the next mails are refused: %s', async (kind, responseCode) => {
  faults.add(kind, 2)
  await expect(send({})).rejects.toMatchObject({ responseCode })
  await expect(send({})).rejects.toMatchObject({ responseCode })
  expect(mail.store.list()).toEqual([])
  await send({})
  expect(mail.store.list()).toHaveLength(1)
})

test('the answer to a mail is delayed, after the mail is stored', async () => {
  faults.delay = 60_000
  const transport = createTransport({ url: `smtp://localhost:${smtp.port}`, socketTimeout: 300 })
  await expect(
    transport.sendMail({ from: 'events@studio.test', to: 'ann@acme.test', text: 'Late' }),
  ).rejects.toThrow()
  expect(mail.store.list()).toHaveLength(1)
  faults.clear()
  await send({})
  expect(mail.store.list()).toHaveLength(2)
})

test('a mail that cannot be stored is refused for now', async () => {
  await smtp.close()
  const full = new Error('The disk is full.')
  smtp = await startSmtp({
    port: 0,
    deliver: () => {
      throw full
    },
    faults,
    onError: (error) => errors.push(error),
  })
  await expect(send({})).rejects.toMatchObject({ responseCode: 451 })
  expect(errors).toEqual([full])
})

test('a connection that breaks in the middle leaves no mail and does no harm', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(smtp.port, 'localhost')
    const lines = ['EHLO me', 'MAIL FROM:<a@b.test>', 'RCPT TO:<ann@acme.test>', 'DATA', 'Subject: half']
    socket.on('data', () => {
      const line = lines.shift()
      if (line !== undefined && lines.length > 0) socket.write(`${line}\r\n`)
      else socket.destroy()
    })
    socket.on('close', () => resolve())
  })
  await send({ subject: 'After' })
  expect(mail.store.list()).toMatchObject([{ subject: 'After' }])
})
