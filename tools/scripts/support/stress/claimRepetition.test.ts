import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimRepetition } from './claimRepetition.ts'

test('each repetition of a file has the next number, and other files have their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'))
  try {
    expect([1, 2, 3].map(() => claimRepetition(folder, '/a.test.ts'))).toEqual([0, 1, 2])
    expect(claimRepetition(folder, '/b.test.ts')).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
