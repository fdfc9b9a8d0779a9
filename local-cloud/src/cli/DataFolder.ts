import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderCorruptError } from '../base/DataFolderCorruptError.ts'
import { DataFolderLockedError } from '../base/DataFolderLockedError.ts'
import { DataFolderUnusableError } from '../base/DataFolderUnusableError.ts'
import { DiskFullError } from '../base/DiskFullError.ts'
import { sqliteFailure } from '../base/sqliteFailure.ts'
import { StartError } from './StartError.ts'

/** Databases of the local cloud. The number is the folder version from which each exists. */
const STORES = [
  { name: 'firestore.sqlite', since: 1 },
  { name: 'auth.sqlite', since: 1 },
  { name: 'identity.sqlite', since: 2 },
  { name: 'mail.sqlite', since: 2 },
  // Only projects that configure them have these, so that they are never missing.
  { name: 'payments.sqlite', since: Number.POSITIVE_INFINITY },
  { name: 'zoom.sqlite', since: Number.POSITIVE_INFINITY },
] as const
/** Endings of the files that SQLite writes next to each. */
const SUFFIXES = ['', '-wal', '-shm', '-journal'] as const
const LOCK = 'local-cloud.lock'

/** Free space that a start needs for the databases and their logs. */
const LEAST_FREE_BYTES = 1024 * 1024

/**
 * Version that the lock file stores once all databases exist. From then on a missing database is reported as damage. A
 * folder with an older version gets the databases that were added since.
 */
const FILLED = 2

/** A data folder locked for this process. The lock ends with the process, even a killed one. */
export class DataFolder {
  readonly path: string
  readonly #lock: DatabaseSync

  /**
   * Locks the folder and creates it if it does not exist. Only the user who runs this process may read it afterwards. It
   * does not change data.
   *
   * @param path absolute
   * @param purpose `reset` if the folder will be emptied; then it may be damaged
   * @throws DataFolderLockedError, DataFolderCorruptError, DataFolderUnusableError, DiskFullError, or StartError for a
   *   folder with other files
   */
  constructor(path: string, purpose: 'use' | 'reset') {
    this.path = path
    makeFolder(path)
    refuseForeignFolder(path)
    restrictToOwner(path)
    this.#lock = takeLock(path, purpose)
    try {
      if (purpose === 'use') this.#refuseMissingStores()
    } catch (error) {
      this.release()
      throw error
    }
  }

  /** Deletes only the local cloud's own files in the folder. */
  empty(): void {
    this.#lock.exec('PRAGMA user_version = 0')
    for (const store of STORES) {
      for (const suffix of SUFFIXES) rmSync(join(this.path, store.name + suffix), { force: true })
    }
  }

  /** Marks the folder as complete. Call it once every store exists. */
  noteFilled(): void {
    if (this.#version() !== FILLED) this.#lock.exec(`PRAGMA user_version = ${FILLED}`)
  }

  release(): void {
    this.#lock.close()
  }

  #version(): number {
    return Number(this.#lock.prepare('PRAGMA user_version').get()?.user_version)
  }

  #refuseMissingStores(): void {
    const version = this.#version()
    for (const { name, since } of STORES) {
      if (since > version) continue
      const file = join(this.path, name)
      if (!existsSync(file)) throw new DataFolderCorruptError(file, 'the file is missing')
      if (statSync(file).size === 0) throw new DataFolderCorruptError(file, 'the file is empty')
    }
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = statfsSync(path)
    if (bavail * bsize < LEAST_FREE_BYTES) throw new DiskFullError(path)
  } catch (error) {
    if (error instanceof DiskFullError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOSPC') throw new DiskFullError(path, { cause: error })
    throw new DataFolderUnusableError(path, String(code ?? error), { cause: error })
  }
}

/** Prevents writes to a folder of other files that was selected by mistake. */
function refuseForeignFolder(path: string): void {
  const own = new Set<string>([LOCK, ...STORES.map((store) => store.name)])
  const entries = readdirSync(path, { withFileTypes: true })
  if (entries.some(({ name }) => own.has(name))) return
  const foreign = entries.find((entry) => !entry.isDirectory())
  if (!foreign) return
  throw new StartError(
    `${path} holds other files (${foreign.name}) and is not a data folder of the local cloud. Choose an empty folder (--data DIR).`,
  )
}

/** @throws DataFolderUnusableError for a folder of another user */
function restrictToOwner(path: string): void {
  try {
    removeOthers(path)
    for (const { name } of STORES) {
      for (const suffix of SUFFIXES) {
        const file = join(path, name + suffix)
        if (existsSync(file)) removeOthers(file)
      }
    }
  } catch (error) {
    throw new DataFolderUnusableError(path, 'its permissions cannot be restricted to you', { cause: error })
  }
}

/** Removes the permissions of other users, and leaves those of the owner. */
function removeOthers(path: string): void {
  chmodSync(path, statSync(path).mode & 0o700)
}

function takeLock(path: string, purpose: 'use' | 'reset'): DatabaseSync {
  const file = join(path, LOCK)
  try {
    return openLock(file)
  } catch (error) {
    switch (sqliteFailure(error)) {
      case 'locked':
        throw new DataFolderLockedError(path, { cause: error })
      case 'full':
        throw new DiskFullError(path, { cause: error })
      case 'unwritable':
        throw new DataFolderUnusableError(path, `${LOCK} cannot be opened`, { cause: error })
      case 'corrupt':
        if (purpose === 'use')
          throw new DataFolderCorruptError(file, 'it is not a lock file', { cause: error })
        rmSync(file)
        return openLock(file)
      default:
        throw error
    }
  }
}

function openLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file)
  try {
    chmodSync(file, 0o600)
    // The operating system releases this lock when the process ends, even if it is killed.
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}
