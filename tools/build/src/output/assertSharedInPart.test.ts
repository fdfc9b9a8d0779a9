import { assertSharedInPart } from './assertSharedInPart.ts'

const used = (...names: string[]) => new Map([['react-router-dom', new Set(names)]])

test('accepts a feature that uses what the shell shares', () => {
  expect(() => assertSharedInPart('mfe-account', used('Link', 'useLocation'))).not.toThrow()
  expect(() => assertSharedInPart('mfe-account', new Map([['react', new Set(['useState'])]]))).not.toThrow()
})

test('names everything that the shell does not share', () => {
  expect(() =>
    assertSharedInPart('mfe-account', used('Link', 'createStaticHandler', 'BrowserRouter')),
  ).toThrow(
    'mfe-account uses createStaticHandler of react-router-dom, BrowserRouter of react-router-dom, which the shell',
  )
})
