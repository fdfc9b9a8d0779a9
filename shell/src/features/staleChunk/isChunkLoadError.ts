/** Whether a file of the running version could not be loaded, however deep that is wrapped. */
export function isChunkLoadError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'ChunkLoadError') return true
  }
  return false
}
