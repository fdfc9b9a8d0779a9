import type { Claims, Member } from '@outcome-studio/shared/domain'
import { QueryClient } from '@tanstack/react-query'
import { type Access, CONTRACT_VERSION, type HostServices, type Readable } from '../contract.ts'
import { createReadable } from '../createReadable.ts'

/** Who a feature is shown to when it runs alone. */
export interface StandalonePerson {
  readonly member: Readable<Member | null>
  readonly claims: Readable<Claims>
  readonly access: Readable<Access>
}

export interface StandaloneHost {
  readonly services: Omit<HostServices, 'render'>
  /** What the feature asked to be shown last, in words. */
  readonly said: Readable<string>
}

/**
 * Host services for a feature that runs alone: what it asks to be shown is said in one line and written to the
 * console, in place of the shell's toasts and dialogs.
 * @param output usually the browser's console
 * @param navigate of the router the feature is shown in
 */
export function createStandaloneHost(
  basename: string,
  person: StandalonePerson,
  output: Pick<Console, 'info' | 'error'>,
  navigate: HostServices['navigate'],
): StandaloneHost {
  const said = createReadable('')
  const say = (words: string) => {
    output.info(words)
    said.set(words)
  }
  return {
    said,
    services: {
      contract: CONTRACT_VERSION,
      basename,
      presentation: 'page',
      ...person,
      queryClient: new QueryClient(),
      navigate,
      toast: (message) => say(message),
      showError: (error) => {
        output.error(error)
        say(error instanceof Error ? error.message : String(error))
      },
      openModal: (modal) => say(`The host would open: ${modal}`),
      logEvent: (event, parameters = {}) => output.info(event, parameters),
      report: (error, context = {}) => output.error(error, context),
      guardUnsaved: (isDirty) => {
        const ask = (event: BeforeUnloadEvent) => {
          if (isDirty()) event.preventDefault()
        }
        window.addEventListener('beforeunload', ask)
        return () => window.removeEventListener('beforeunload', ask)
      },
    },
  }
}
