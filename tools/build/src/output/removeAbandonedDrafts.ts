import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const DRAFT = /^\.draft-.*-(\d+)$/

/** @returns name of the folder in which this process builds a version before publishing it */
export function draftName(version: string): string {
  return `.draft-${version}-${process.pid}`
}

/** Removes drafts of killed builds. A draft of a running process is in use. */
export async function removeAbandonedDrafts(dist: string): Promise<void> {
  const names = await readdir(dist).catch(() => [])
  const abandoned = names.filter((name) => {
    const owner = DRAFT.exec(name)?.[1]
    return owner !== undefined && !isAlive(Number(owner))
  })
  await Promise.all(abandoned.map((name) => rm(join(dist, name), { recursive: true, force: true })))
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: a process of another user is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
