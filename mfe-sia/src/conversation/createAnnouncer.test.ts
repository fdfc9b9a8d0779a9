import { createAnnouncer } from './createAnnouncer.ts'

/** An announcer whose pauses end when `pass` is called. */
function announcerWithTime() {
  const due: (() => void)[] = []
  const announcer = createAnnouncer({
    after: (_milliseconds, work) => {
      due.push(work)
      return () => due.splice(due.indexOf(work), 1)
    },
  })
  const shown: string[] = []
  announcer.subscribe(() => shown.push(announcer.current()))
  return { ...announcer, shown, pass: () => due.shift()?.() }
}

test('announcements follow each other after a pause', () => {
  const { announce, pass, shown } = announcerWithTime()
  announce('Accepted.')
  announce('Rejected.')
  expect(shown).toEqual(['Accepted.'])
  pass()
  expect(shown).toEqual(['Accepted.', 'Rejected.'])
})

test('the same announcement again is another text, which screen readers notice', () => {
  const { announce, pass, shown } = announcerWithTime()
  announce('Accepted.')
  pass()
  announce('Accepted.')
  expect(shown.map((text) => text.trim())).toEqual(['Accepted.', 'Accepted.'])
  expect(shown[1]).not.toBe(shown[0])
})

test('nothing is announced after the release', () => {
  const { announce, pass, release, shown } = announcerWithTime()
  announce('Accepted.')
  announce('Rejected.')
  release()
  pass()
  expect(shown).toEqual(['Accepted.'])
})
