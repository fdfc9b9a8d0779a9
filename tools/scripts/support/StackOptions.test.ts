import { parseStackOptions, UsageError } from './StackOptions.ts'

test('is the standard stack when nothing is said', () => {
  expect(parseStackOptions([])).toEqual({
    portOffset: 0,
    localCloud: ['--port-offset', '0'],
    hasSchedules: true,
    rest: [],
  })
})

test('hands the local cloud what is its own', () => {
  expect(parseStackOptions(['--reset', '--data', 'x', '--port-offset=500'])).toMatchObject({
    portOffset: 500,
    localCloud: ['--port-offset', '500', '--data', 'x', '--reset'],
  })
})

test('keeps the names that are no options', () => {
  expect(parseStackOptions(['mfe-account', '--reset', 'shell']).rest).toEqual(['mfe-account', 'shell'])
})

test.each([
  ['--port-offset', '-1'],
  ['--port-offset', '1.5'],
  ['--port-offset', ''],
  ['--port-offset', '60000'],
  ['--port-offset', 'x'],
  ['--port-offset'],
  ['--data', ''],
  ['--unknown'],
])('refuses %s %s in one line', (...args) => {
  const parse = () => parseStackOptions(args.filter((argument) => argument !== undefined))
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(/^[^\n]+$/)
})
