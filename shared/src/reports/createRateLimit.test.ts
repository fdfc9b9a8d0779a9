import { createRateLimit, senderOf } from './createRateLimit.ts'

test('a sender who sends too much is refused, and others are not', () => {
  let time = 0
  const isAllowed = createRateLimit({ perSender: 3, total: 100, window: 60_000 }, () => time)
  expect([1, 2, 3, 4].map(() => isAllowed('one'))).toEqual([true, true, true, false])
  for (let call = 0; call < 1_000; call += 1) isAllowed('one')
  expect(isAllowed('two')).toBe(true)
  time = 60_000
  expect(isAllowed('one')).toBe(true)
})

test('all senders together have a limit, too', () => {
  const isAllowed = createRateLimit({ perSender: 3, total: 5, window: 60_000 }, () => 0)
  const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map(isAllowed)
  expect(answers).toEqual([true, true, true, true, true, false])
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [undefined, ''],
])('the sender at %s is %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender)
})
