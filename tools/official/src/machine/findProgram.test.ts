import { findProgram, leaveOut } from './findProgram.ts'

const PACKAGES = ['webkit2gtk-driver', 'xvfb']
const webKit = (find: () => string | undefined) => ({ name: 'WebKit', packages: PACKAGES, find })

test('a program that is there is not installed', () => {
  const install = jest.fn()
  expect(
    findProgram(
      webKit(() => '/usr/bin/webkit'),
      { install, env: {} },
    ),
  ).toEqual({ program: '/usr/bin/webkit' })
  expect(install).not.toHaveBeenCalled()
})

test('a program that is missing is installed', () => {
  let isInstalled = false
  const install = jest.fn(() => {
    isInstalled = true
    return true
  })
  const find = () => (isInstalled ? '/usr/bin/webkit' : undefined)
  expect(findProgram(webKit(find), { install, env: { CI: 'true' } })).toEqual({ program: '/usr/bin/webkit' })
  expect(install).toHaveBeenCalledWith('WebKit', PACKAGES)
})

const missing = { missing: expect.stringMatching(/^It could not be installed/) }
const leftOut = { leftOut: expect.stringMatching(/^WebKit: left out, not installed \(Debian: /) }

test.each([
  ['fails with CI where it may be installed', { mayInstall: true, CI: 'true', expected: missing }],
  ['is left out with CI where it may not be installed', { mayInstall: false, CI: 'true', expected: leftOut }],
  ['is left out by hand', { mayInstall: true, CI: undefined, expected: leftOut }],
  ['is left out with CI=false', { mayInstall: true, CI: 'false', expected: leftOut }],
  ['is left out with CI=', { mayInstall: true, CI: '', expected: leftOut }],
])('a program that could not be installed %s', (_what, { mayInstall, CI, expected }) => {
  const machine = { install: () => mayInstall, env: { CI } }
  expect(
    findProgram(
      webKit(() => undefined),
      machine,
    ),
  ).toEqual(expected)
})

test.each([
  ['left out by hand', undefined, { leftOut: 'There is no network.' }],
  ['left out with CI=false', 'false', { leftOut: 'There is no network.' }],
  ['missing with CI', 'true', { missing: 'There is no network.' }],
])('what cannot run is %s', (_what, CI, expected) => {
  expect(leaveOut('There is no network.', { CI })).toEqual(expected)
})
