import './boot/withoutEval.ts'

import { GlobalStyle } from '@outcome-studio/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { boot } from './boot/boot.tsx'
import { startShell } from './boot/startShell.ts'
import { createLog } from './host/createLog.ts'
import { createErrorReports } from './host/errors/createErrorReports.ts'
import { watchGlobalErrors } from './host/errors/watchGlobalErrors.ts'
import { routeAt } from './routes/routeAt.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element with the id "root".')

const root = createRoot(element, {
  // Errors that a boundary caught are reported by that boundary.
  onCaughtError: () => {},
})

const errors = createErrorReports({
  random: Math.random,
  now: () => new Date(),
  route: () => routeAt(location.pathname)?.path ?? 'an unknown path',
})
const { report } = createLog(console, errors)
// From the first moment on, and for as long as there is a page.
watchGlobalErrors(window, { report }, errors)

void boot(
  (screen) =>
    root.render(
      <StrictMode>
        <GlobalStyle />
        {screen}
      </StrictMode>,
    ),
  () => startShell(errors),
  { report },
  errors,
)
