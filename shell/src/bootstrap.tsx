import './boot/withoutEval.ts'

import { GlobalStyle } from '@outcome-studio/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { boot } from './boot/boot.tsx'
import { startShell } from './boot/startShell.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element with the id "root".')

const root = createRoot(element, {
  // Errors that a boundary caught are reported by that boundary.
  onCaughtError: () => {},
})

void boot(
  (screen) =>
    root.render(
      <StrictMode>
        <GlobalStyle />
        {screen}
      </StrictMode>,
    ),
  startShell,
  (error) => console.error(error),
)
