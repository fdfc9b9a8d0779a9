import { createContext, runInContext } from 'node:vm'
import { rememberGlobals } from './globalChanges.ts'

/** Runs code in a realm with environment variables and a matcher; returns what it changes. */
function changesBy(code: string): readonly string[] {
  const context = createContext({
    process: { env: { HOME: '/home/ann' } },
    [Symbol.for('$$jest-matchers-object')]: { matchers: {} },
  })
  const changes = rememberGlobals(runInContext('globalThis', context))
  runInContext(code, context)
  return changes()
}

test.each([
  ['globalThis.leak = 1', ['leak']],
  ['Array.prototype.last = function () {}', ['Array.prototype.last']],
  ['Math.random = () => 0.5', ['Math.random']],
  ['Date = class {}', ['Date']],
  ['delete String.prototype.at', ['String.prototype.at']],
  ['process.env.HOME = "/"', ['process.env.HOME']],
  ['globalThis[Symbol.for("$$jest-matchers-object")].matchers.toBeOdd = () => {}', ['expect.toBeOdd']],
])('%s is found', (code, changed) => {
  expect(changesBy(code)).toEqual(expect.arrayContaining(changed))
})

test.each(['const local = 1', 'globalThis.leak = 1; delete globalThis.leak', 'NaN', 'console = {}'])(
  '%s changes nothing',
  (code) => {
    expect(changesBy(code)).toEqual([])
  },
)
