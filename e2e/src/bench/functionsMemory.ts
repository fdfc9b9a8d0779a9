import { readdir, readFile, writeFile } from 'node:fs/promises'

/** The memory of the functions process of a stack. */
export interface FunctionsMemory {
  /** Most memory since the last reset, in MB (10^6 bytes). */
  peak(): Promise<number>
  reset(): Promise<void>
}

/**
 * Finds the functions process of a stack by its environment. On Linux alone.
 * @param firestorePort of the stack
 * @throws Error if there is none
 */
export async function findFunctionsMemory(firestorePort: number): Promise<FunctionsMemory> {
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')
    const isOne =
      (await read('cmdline')).includes('functions-host/child/main') &&
      (await read('environ')).includes(`FIRESTORE_EMULATOR_HOST=127.0.0.1:${firestorePort}\0`)
    if (!isOne) continue
    return {
      peak: async () => (Number(/VmHWM:\s+(\d+)/.exec(await read('status'))?.[1]) * 1024) / 1e6,
      // 5 resets the peak: https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
      reset: () => writeFile(`/proc/${id}/clear_refs`, '5'),
    }
  }
  throw new Error('There is no functions process.')
}
