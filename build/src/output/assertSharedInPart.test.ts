import { assertSharedInPart } from './assertSharedInPart.ts'

const used = (...names: string[]) => new Map([['react-router-dom', new Set(names)]])

test('lets a feature use what the shell hands out', () => {
  expect(() => assertSharedInPart('mfe-account', used('Link', 'useLocation'))).not.toThrow()
  expect(() => assertSharedInPart('mfe-account', new Map([['react', new Set(['useState'])]]))).not.toThrow()
})

test('names everything it does not', () => {
  expect(() =>
    assertSharedInPart('mfe-account', used('Link', 'createStaticHandler', 'BrowserRouter')),
  ).toThrow(
    'mfe-account uses createStaticHandler of react-router-dom, BrowserRouter of react-router-dom, which the shell',
  )
})
