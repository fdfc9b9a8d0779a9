import type { ReactNode } from 'react'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import type { Log } from '../errors/createLog.ts'
import { BootFailure } from './BootFailure.tsx'
import { BootScreen } from './BootScreen.tsx'
import { ShellApp } from './ShellApp.tsx'
import type { StartedShell } from './startShell.ts'

/**
 * Shows a loading screen, then the product. On failure shows the error with a retry button.
 * @param start creates everything the shell needs; called again on retry
 */
export async function boot(
  show: (screen: ReactNode) => void,
  start: () => Promise<StartedShell>,
  log: Pick<Log, 'report'>,
  errors: ErrorReports,
): Promise<void> {
  show(<BootScreen />)
  try {
    show(<ShellApp {...(await start())} />)
  } catch (error) {
    log.report(error)
    show(<BootFailure error={error} errors={errors} onTryAgain={() => boot(show, start, log, errors)} />)
  }
}
