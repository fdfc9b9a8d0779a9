// Plain JavaScript, because stripping types would load a compiler into this thread.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { turns, channel, interval } = workerData
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  const { user, system } = process.cpuUsage()
  try {
    writeSync(channel, `${Atomics.load(turns, 0)} ${(user + system) / 1000}\n`)
  } catch {
    // The local cloud does not read: it is stopping, or it is busy and the pipe is full.
  }
}, interval)
