import type { ReactNode } from 'react'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import type { Log } from '../errors/createLog.ts'
import type { Prerendered } from '../prerendered/findPrerendered.ts'
import { BootFailure } from './BootFailure.tsx'
import { BootScreen } from './BootScreen.tsx'
import { ShellApp } from './ShellApp.tsx'
import type { StartedShell } from './startShell.ts'

/**
 * Shows a loading screen, then the product. On failure shows the error with a retry button.
 * @param start creates everything the shell needs; called again on retry
 * @param prerendered what the page shows in place of the loading screen, if anything
 */
export async function boot(
  show: (screen: ReactNode) => void,
  start: () => Promise<StartedShell>,
  log: Pick<Log, 'report'>,
  errors: ErrorReports,
  prerendered: Prerendered | null = null,
): Promise<void> {
  if (prerendered === null) show(<BootScreen />)
  try {
    const started = await start()
    const app = <ShellApp {...started} />
    if (await prerendered?.isRight(started.shell.signInFlow)) prerendered?.adopt(app)
    else show(app)
  } catch (error) {
    log.report(error)
    show(<BootFailure error={error} errors={errors} onTryAgain={() => boot(show, start, log, errors)} />)
  }
}
