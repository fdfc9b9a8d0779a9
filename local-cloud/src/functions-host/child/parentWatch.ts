const INTERVAL_MILLISECONDS = 500
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MILLISECONDS)
