import { findEngine, type OpenEngine } from './findEngine.ts'

const PACKAGES = ['webkit2gtk-driver', 'xvfb']
const webKit = (find: () => OpenEngine | undefined) => ({ name: 'WebKit' as const, packages: PACKAGES, find })
const open = async () => {
  throw new Error('No engine is opened here.')
}

test('an engine that is there is not installed', () => {
  const install = jest.fn()
  expect(
    findEngine(
      webKit(() => open),
      { install, env: {} },
    ),
  ).toEqual({ name: 'WebKit', open })
  expect(install).not.toHaveBeenCalled()
})

test('an engine that is missing is installed', () => {
  let isInstalled = false
  const install = jest.fn(() => {
    isInstalled = true
    return true
  })
  const find = () => (isInstalled ? open : undefined)
  expect(findEngine(webKit(find), { install, env: { CI: 'true' } })).toEqual({ name: 'WebKit', open })
  expect(install).toHaveBeenCalledWith('WebKit', PACKAGES)
})

const missing = { name: 'WebKit', missing: expect.stringMatching(/^It could not be installed/) }
const leftOut = {
  name: 'WebKit',
  leftOut: expect.stringMatching(/^WebKit: left out, not installed \(Debian: /),
}

test.each([
  ['fails with CI where it may be installed', { mayInstall: true, CI: 'true', expected: missing }],
  ['is left out with CI where it may not be installed', { mayInstall: false, CI: 'true', expected: leftOut }],
  ['is left out by hand', { mayInstall: true, CI: undefined, expected: leftOut }],
  ['is left out with CI=false', { mayInstall: true, CI: 'false', expected: leftOut }],
  ['is left out with CI=', { mayInstall: true, CI: '', expected: leftOut }],
])('an engine that could not be installed %s', (_what, { mayInstall, CI, expected }) => {
  const machine = { install: () => mayInstall, env: { CI } }
  expect(
    findEngine(
      webKit(() => undefined),
      machine,
    ),
  ).toEqual(expected)
})
