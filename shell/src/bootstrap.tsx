import { GlobalStyle } from '@outcome-studio/shared/ui'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BootFailure } from './boot/BootFailure.tsx'
import { BootScreen } from './boot/BootScreen.tsx'
import { ShellApp } from './boot/ShellApp.tsx'
import { startShell } from './boot/startShell.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element with the id "root".')

const root = createRoot(element, {
  // Errors that a boundary caught are reported by that boundary.
  onCaughtError: () => {},
})

const show = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      <GlobalStyle />
      {screen}
    </StrictMode>,
  )

async function boot(): Promise<void> {
  show(<BootScreen />)
  try {
    show(<ShellApp {...(await startShell())} />)
  } catch (error) {
    console.error(error)
    show(<BootFailure onTryAgain={boot} />)
  }
}

void boot()
