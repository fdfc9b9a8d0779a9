import { readMailSettings } from './mailSettings.ts'

const NAMES = ['SMTP_URL', 'MAIL_FROM', 'APP_ORIGIN', 'UNSUBSCRIBE_URL', 'UNSUBSCRIBE_KEY'] as const
const before = { ...process.env }
const USABLE = {
  SMTP_URL: 'smtps://user:secret@mail.test',
  MAIL_FROM: 'Outcome Studio <events@studio.test>',
  APP_ORIGIN: 'https://studio.test',
  UNSUBSCRIBE_URL: 'https://functions.test/unsubscribe',
  UNSUBSCRIBE_KEY: 'key',
}

afterEach(() => {
  for (const name of NAMES) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
})

test.each([
  [USABLE, { name: 'Outcome Studio', email: 'events@studio.test' }],
  [
    { ...USABLE, MAIL_FROM: 'events@studio.test' },
    { name: '', email: 'events@studio.test' },
  ],
  [
    {
      ...USABLE,
      SMTP_URL: 'smtp://localhost:2525',
      MAIL_FROM: '<e@studio.test>',
      APP_ORIGIN: 'http://localhost:3000',
    },
    { name: '', email: 'e@studio.test' },
  ],
])('%j is usable', (values, from) => {
  Object.assign(process.env, values)
  expect(readMailSettings()).toEqual({
    smtpUrl: values.SMTP_URL,
    from,
    appOrigin: values.APP_ORIGIN,
    unsubscribe: { url: values.UNSUBSCRIBE_URL, key: 'key' },
  })
})

test.each([
  ['SMTP_URL', 'https://secret.test'],
  ['SMTP_URL', ''],
  ['MAIL_FROM', 'secret'],
  ['MAIL_FROM', 'A <secret@> <b'],
  ['APP_ORIGIN', 'http://secret.test'],
  ['APP_ORIGIN', 'https://secret.test/path'],
  ['UNSUBSCRIBE_URL', 'http://secret.test/unsubscribe'],
  ['UNSUBSCRIBE_KEY', ''],
] as const)('%s cannot be %j, and the message names the parameter alone', (name, value) => {
  Object.assign(process.env, USABLE, { [name]: value })
  expect(readMailSettings).toThrow(`Mails cannot be sent. Not usable: ${name}.`)
})
