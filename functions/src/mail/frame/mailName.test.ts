import { mailName } from './mailName.ts'

test.each([
  'Ann Lee',
  'J. R. R. Tolkien',
  'J.R. Lee',
  'Dr. Ada Lovelace',
  'O’Neil-Smith, Jr.',
  '山田 太郎',
  'Jean-Luc M.',
])('the name %s stays', (name) => {
  expect(mailName(name)).toBe(name)
})

test.each([
  'WIN A PRIZE https://evil.test',
  'evil.test',
  'visit evil.com now',
  'www evil',
  'evil。test',
  'evil．com',
  'ev\u00adil.test',
  'evil\u200b.test',
  '//evil',
  'ann@evil.test',
  'x'.repeat(81),
])('the name %j is left out', (name) => {
  expect(mailName(name)).toBe('')
})

test('line breaks and control characters become spaces', () => {
  expect(mailName('Ann\r\nBcc\u0007 Lee')).toBe('Ann Bcc Lee')
})
