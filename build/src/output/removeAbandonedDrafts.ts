import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const DRAFT = /^\.draft-.*-(\d+)$/

/** @returns name of the folder this process builds a version in before it is published */
export function draftName(version: string): string {
  return `.draft-${version}-${process.pid}`
}

/** Removes what builds left behind that were killed; a draft whose process is alive is being worked on. */
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
    // A process of somebody else is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
