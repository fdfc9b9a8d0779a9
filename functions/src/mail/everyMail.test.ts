import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { EVERY_MAIL } from '../test/mails/EVERY_MAIL.ts'
import { MAIL_KINDS } from './MAIL_KINDS.ts'

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const CHARACTERS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const

/** What the HTML shows, as the plain text has it. The heading and the page of a calendar only repeat what stands below. */
function shownBy(html: string): readonly string[] {
  const shown = html
    .slice(html.indexOf('<body'))
    // Shown by mail programs beside the subject.
    .replace(/<div[^>]*display:none[^>]*>[^<]*<\/div>/, '')
    .replace(/<td width="64".*<\/table><\/td>/, '')
    .replace(/<h1[^>]*>[^<]*<\/h1>/, '')
    .replaceAll(/<del[^>]*>([^<]*)<\/del> ([^<]*)/g, '$2 (was $1)')
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
    .replaceAll(/<[^>]*>/g, '\n')
  const [brand, ...lines] = linesOf(
    CHARACTERS.reduce((text, [entity, character]) => text.replaceAll(entity, character), shown),
  )
  expect(brand).toBe(PRODUCT_NAME)
  return lines
}

const named = EVERY_MAIL.map((each) => [`${each.kind} ${each.variant}`.trim(), each] as const)

test('every kind of mail is among them', () => {
  expect(new Set(EVERY_MAIL.map(({ kind }) => kind))).toEqual(new Set(Object.keys(MAIL_KINDS)))
})

test.each(named)('%s says the same as text and as HTML', (_name, { mail }) => {
  expect(shownBy(mail.html)).toEqual(linesOf(mail.text))
  expect(mail.html).not.toMatch(/<p[^>]*><\/p>/)
})

test.each(named)('%s says why it is sent, and has a link that unsubscribes if one can', (_name, each) => {
  const { kind, mail, unsubscribe } = each
  const mayUnsubscribe = MAIL_KINDS[kind].unsubscribe !== null
  expect(mail.text).toMatch(
    /\n(You get this (email|reminder) because|The host of this live event wrote this) /,
  )
  expect(unsubscribe !== null).toBe(mayUnsubscribe)
  expect(/unsubscribe/i.test(mail.text)).toBe(mayUnsubscribe)
  if (unsubscribe !== null) {
    expect(mail.text).toContain(`Unsubscribe from reminders: ${unsubscribe}`)
    expect(mail.html).toContain(`href="${unsubscribe}"`)
  }
})
