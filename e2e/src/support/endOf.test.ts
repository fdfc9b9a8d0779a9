import { spawn } from 'node:child_process'
import { endOf } from './endOf.ts'

/** Ends at once, and leaves the output open to another process, which prints a moment later. */
const ENDS_BEFORE_ITS_OUTPUT = `
  const { spawn } = require('node:child_process')
  const later = "setTimeout(() => process.stdout.write('last words'), 300)"
  spawn(process.execPath, ['-e', later], { stdio: ['ignore', 'inherit', 'ignore'] }).unref()
`

test('a process has ended when it prints nothing more', async () => {
  const child = spawn(process.execPath, ['-e', ENDS_BEFORE_ITS_OUTPUT])
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await endOf(child)
  expect(output).toBe('last words')
})

test('a process that cannot start has ended', async () => {
  await expect(endOf(spawn('/nowhere/no-program'))).resolves.toBeUndefined()
})
