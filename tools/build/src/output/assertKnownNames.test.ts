import { assertKnownNames } from './assertKnownNames.ts'

const UI = '@outcome-studio/shared/ui'
const used = (share: string, names: readonly string[], isWhole = false) =>
  new Map([[share, { names: new Set(names), isWhole }]])

test('accepts a feature that uses what the shell shares', () => {
  const accept = (...parameters: Parameters<typeof used>) =>
    expect(() => assertKnownNames('mfe-account', used(...parameters))).not.toThrow()
  accept('react-router-dom', ['Link', 'useLocation'])
  accept('react', ['useState'], true)
  accept(UI, ['Button'])
})

test('names everything that the shell does not share', () => {
  const share = used('react-router-dom', ['Link', 'createStaticHandler', 'BrowserRouter'])
  expect(() => assertKnownNames('mfe-account', share)).toThrow(
    'mfe-account uses createStaticHandler of react-router-dom, BrowserRouter of react-router-dom, which the shell',
  )
})

test.each([UI, 'zod/mini'])('all of %s is refused', (share) => {
  expect(() => assertKnownNames('mfe-account', used(share, [], true))).toThrow(
    `mfe-account takes all of ${share}. Import by name`,
  )
})
