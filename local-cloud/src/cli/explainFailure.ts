import { DataFolderCorruptError } from '../base/DataFolderCorruptError.ts'
import { DataFolderLockedError } from '../base/DataFolderLockedError.ts'
import { DataFolderUnusableError } from '../base/DataFolderUnusableError.ts'
import { DataFolderVersionError } from '../base/DataFolderVersionError.ts'
import { DiskFullError } from '../base/DiskFullError.ts'
import { ConfigError } from '../config/ConfigError.ts'
import { PortInUseError } from '../network/PortInUseError.ts'
import { StartError } from './StartError.ts'
import { UsageError } from './UsageError.ts'

/** Errors whose message is a complete explanation for users in one line. */
const EXPECTED = [
  StartError,
  UsageError,
  ConfigError,
  DataFolderCorruptError,
  DataFolderLockedError,
  DataFolderUnusableError,
  DataFolderVersionError,
  DiskFullError,
  PortInUseError,
] as const

export interface Failure {
  readonly message: string
  readonly exitCode: number
}

/** Describes a failed start in one line. The exit code is 2 for an invalid command line, otherwise 1. */
export function explainFailure(error: unknown): Failure {
  if (EXPECTED.some((kind) => error instanceof kind) && error instanceof Error) {
    return { message: error.message.replace(/\s*\n\s*/g, ' '), exitCode: error instanceof UsageError ? 2 : 1 }
  }
  // The error is unexpected, so its stack is printed.
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 }
}
