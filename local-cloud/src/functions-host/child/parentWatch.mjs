// Plain JavaScript: stripping types would load a compiler into this thread, for two lines.
const INTERVAL_MILLISECONDS = 500
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MILLISECONDS)
