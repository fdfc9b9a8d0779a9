import './core/withoutEval.ts'

import { watchSession } from '@outcome-studio/shared/data'
import { boot } from './app/boot.tsx'
import { screenAt } from './app/screens.ts'
import { startShell } from './app/startShell.ts'
import { routeAt } from './areas/useCurrentRoute.ts'
import { createErrorReports } from './errors/createErrorReports.ts'
import { createLog } from './errors/createLog.ts'
import { createErrorSender } from './errors/sending/createErrorSender.ts'
import { shellRelease } from './errors/sending/placesOf.ts'
import { sendErrors } from './errors/sending/sendErrors.ts'
import { watchGlobalErrors } from './errors/watchGlobalErrors.ts'
import { createStage } from './prerendered/createStage.tsx'
import { findPrerendered } from './prerendered/findPrerendered.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element with the id "root".')

const stage = createStage(element)

// Never released: page and sender live equally long.
const sender = createErrorSender({
  send: (collected) =>
    sendErrors(collected, {
      fetchFile: (file, init) => fetch(file, init),
      isOnline: () => navigator.onLine,
    }),
  later: (work, milliseconds) => setTimeout(work, milliseconds),
  release: shellRelease([...document.scripts].map(({ src }) => src)),
})
window.addEventListener('pagehide', sender.flush)

const errors = createErrorReports({
  random: Math.random,
  now: () => new Date(),
  route: () => routeAt(location.pathname)?.path ?? 'an unknown path',
})
errors.watch(sender.note)
const { report } = createLog(console, errors)
// Never released: the listeners stay for the lifetime of the page.
watchGlobalErrors(window, { report }, errors)

void boot(
  stage.show,
  () => startShell(errors),
  { report },
  errors,
  findPrerendered(document, screenAt(location.pathname), watchSession, stage.adopt),
)
