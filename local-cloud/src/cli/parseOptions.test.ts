import { DEFAULT_CONFIG } from '../config/LocalCloudConfig.ts'
import { STANDARD_PORTS } from '../config/localCloudPorts.ts'
import type { Project } from '../config/readProject.ts'
import { parseOptions } from './parseOptions.ts'

const PROJECT: Project = {
  root: '/repository',
  rules: '/repository/firestore.rules',
  functions: '/repository/functions/src/index.ts',
  ports: STANDARD_PORTS,
  config: { ...DEFAULT_CONFIG, data: 'local-cloud/.data' },
}
const parse = (...args: string[]) => parseOptions(args, PROJECT, '/somewhere')

test('has defaults in the project’s folder', () => {
  expect(parse()).toEqual({
    portOffset: 0,
    data: '/repository/local-cloud/.data/default-0',
    reset: false,
    rules: '/repository/firestore.rules',
    functions: '/repository/functions/src/index.ts',
    schedules: true,
  })
})

test('separates the data folders of instances with other ports', () => {
  expect(parse('--port-offset', '300').data).toBe('/repository/local-cloud/.data/default-300')
})

test('resolves paths relative to the working directory', () => {
  expect(parse('--data', 'd', '--rules=/r', '--functions', '../f.ts', '--reset')).toEqual({
    portOffset: 0,
    data: '/somewhere/d',
    reset: true,
    rules: '/r',
    functions: '/f.ts',
    schedules: true,
  })
})

test('runs nothing by a schedule if requested', () => {
  expect(parse('--no-schedules').schedules).toBe(false)
})

test('runs no functions if requested', () => {
  expect(parse('--functions', 'none').functions).toBeUndefined()
})

test.each([
  [['--port-ofset', '1'], "Unknown option '--port-ofset'."],
  [['stray'], "Unexpected argument 'stray'."],
  [['--port-offset'], "Option '--port-offset <value>' argument missing."],
  [['--port-offset', 'ten'], '--port-offset needs a whole number from 0 to 56035, not "ten".'],
  [['--port-offset=-1'], 'not "-1".'],
  [['--port-offset', '60000'], 'not "60000".'],
  [['--port-offset', ''], 'not "".'],
  [['--port-offset', '1.5'], 'not "1.5".'],
  [['--data', ''], '--data needs a path.'],
  [['--reset=yes'], "Option '--reset' does not take an argument."],
])('rejects %j in one line', (args, problem) => {
  expect(() => parse(...args)).toThrow(problem)
  expect(() => parse(...args)).toThrow(/^[^\n]* Usage: local-cloud [^\n]*$/)
})
