import { parseAddresses } from './parseAddresses.ts'

test.each<[string, readonly string[], readonly string[]]>([
  ['', [], []],
  [' ann@acme.test ', ['ann@acme.test'], []],
  [
    'Ann@Acme.test, bob@acme.test;cy@acme.test\ndi@acme.test',
    ['ann@acme.test', 'bob@acme.test', 'cy@acme.test', 'di@acme.test'],
    [],
  ],
  ['ann@acme.test ann@ACME.test', ['ann@acme.test'], []],
  ['Ann Lee <ann@acme.test>, "Bob" <bob@acme.test>', ['ann@acme.test', 'bob@acme.test'], []],
  ['ann@acme.test, Bob Ray', ['ann@acme.test'], ['Bob', 'Ray']],
  ['ann@acme', [], ['ann@acme']],
  ['ann@@acme.test', [], ['ann@@acme.test']],
])('%j', (text, emails, wrong) => {
  expect(parseAddresses(text)).toEqual({ emails, wrong })
})
