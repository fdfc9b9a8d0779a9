import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a complete environment is confirmed, with the secrets to set', () => {
  const { status, stdout } = run('check', 'demo')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^environments\/demo\.json is complete\. Secrets to set: .*TRIAL_KEY/)
})

test('a missing environment ends with code 2, and its name', () => {
  const { status, stderr } = run('check', 'nowhere')
  expect(status).toBe(2)
  expect(stderr).toBe(
    'environments/nowhere.json has 1 problem:\n  the file does not exist or cannot be read.\n',
  )
})

test('all that is generated is shown', () => {
  const { status, stdout } = run('show', 'demo')
  expect(status).toBe(0)
  expect([...stdout.matchAll(/^# (.*)$/gm)].map(([, title]) => title)).toEqual(
    expect.arrayContaining([
      'config.json of the shell',
      'functions/.env.demo-outcome-studio',
      'secrets to set',
    ]),
  )
})

test('emulators have no service accounts', () => {
  const { status, stderr } = run('accounts', 'demo')
  expect(status).toBe(2)
  expect(stderr).toBe(
    'demo runs on this machine, where functions have no service accounts. Name an environment of a project: one whose "emulators" is null.\n',
  )
})

test.each([[[]], [['check']], [['remove', 'demo']], [['check', 'demo', 'more']]])(
  '%j is no command',
  (args) => {
    expect(run(...args)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('npm run environment -- check NAME'),
    })
  },
)
