import type { ReactNode } from 'react'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import type { Log } from '../errors/createLog.ts'
import { BootFailure } from './BootFailure.tsx'
import { BootScreen } from './BootScreen.tsx'
import { ShellApp } from './ShellApp.tsx'
import type { StartedShell } from './startShell.ts'

/**
 * Opens the product: a calm screen, then the product, or what went wrong with a way to try again.
 * @param start makes everything the shell stands on; it is called again after a failure
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
