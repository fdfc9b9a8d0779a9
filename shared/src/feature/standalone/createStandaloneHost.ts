import type { Claims, Member } from '@outcome-studio/shared/domain/member'
import { QueryClient } from '@tanstack/react-query'
import { type Access, CONTRACT_VERSION, type HostServices, type Readable } from '../core/contract.ts'
import { createReadable } from '../core/createReadable.ts'

/** The signed-in person of a standalone feature. */
export interface StandalonePerson {
  readonly member: Readable<Member | null>
  readonly claims: Readable<Claims>
  readonly access: Readable<Access>
}

export interface StandaloneHost {
  readonly services: Omit<HostServices, 'render'>
  /** The last message that the feature asked the host to show. */
  readonly message: Readable<string>
}

/**
 * Creates the host of a standalone feature. Instead of toasts and dialogs it sets one message and logs to the console.
 *
 * @param output usually the browser's console
 * @param navigate of the router around the feature
 */
export function createStandaloneHost(
  basename: string,
  person: StandalonePerson,
  output: Pick<Console, 'info' | 'error'>,
  navigate: HostServices['navigate'],
): StandaloneHost {
  const message = createReadable('')
  const show = (text: string) => {
    output.info(text)
    message.set(text)
  }
  return {
    message,
    services: {
      contract: CONTRACT_VERSION,
      basename,
      presentation: 'page',
      ...person,
      queryClient: new QueryClient(),
      navigate,
      toast: (text) => show(text),
      showError: (error) => {
        output.error(error)
        show(error instanceof Error ? error.message : String(error))
      },
      openModal: (modal) => show(`The host would open: ${modal}`),
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
