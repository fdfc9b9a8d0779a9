/** Whether a ChunkLoadError is anywhere in the chain of causes. */
export function isChunkLoadError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'ChunkLoadError') return true
  }
  return false
}
