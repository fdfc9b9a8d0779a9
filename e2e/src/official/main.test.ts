import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs it where there is neither an emulator nor Java, nor a program that installs them. */
function runWithoutPrograms(CI: string): { readonly code: number | null; readonly report: unknown } {
  const { status, stdout } = spawnSync(process.execPath, [join(__dirname, 'main.ts')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '/none', CI },
  })
  return { code: status, report: JSON.parse(stdout) }
}

test('without the emulators it is left out, with the reason', () => {
  expect(runWithoutPrograms('')).toEqual({
    code: 1,
    report: {
      passed: 0,
      failed: 0,
      failures: [],
      leftOut: [expect.stringMatching(/^Firestore emulator: left out, not installed/)],
    },
  })
})

test('without the emulators it fails in CI', () => {
  expect(runWithoutPrograms('true')).toMatchObject({
    code: 1,
    report: {
      passed: 0,
      failed: 1,
      failures: [{ name: 'The official emulators are installed' }],
      leftOut: [],
    },
  })
})
