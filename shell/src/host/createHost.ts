import { hasAccess, type Member } from '@outcome-studio/shared/domain/member'
import {
  type Access,
  CONTRACT_VERSION,
  createReadable,
  type HostServices,
} from '@outcome-studio/shared/feature'
import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '../core/Person.ts'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import type { Log } from '../errors/createLog.ts'
import { createModals, type Modals } from './createModals.ts'
import { createPageActions, type PageActions } from './createPageActions.ts'
import { createPalette, type Palette } from './createPalette.ts'
import { createShowError } from './createShowError.ts'
import { createToasts, type Toasts } from './createToasts.ts'
import type { UnsavedWork } from './createUnsavedWork.ts'

/** The services of a feature except those that depend on where it is mounted. */
export type CommonServices = Omit<HostServices, 'basename' | 'presentation' | 'render'>

export interface Host {
  readonly services: CommonServices
  readonly toasts: Toasts
  readonly modals: Modals
  readonly errors: ErrorReports
  readonly palette: Palette
  readonly pageActions: PageActions
  readonly unsaved: UnsavedWork
  /** The member as the server knows them, for what is done on their behalf; null while only this device does. */
  readonly confirmedMember: HostServices['member']
  /** Notifies the features of the current user and their access at this time. */
  setPerson(person: Person, now: Date): void
}

export interface HostParts {
  readonly queryClient: QueryClient
  readonly log: Log
  readonly errors: ErrorReports
  readonly unsaved: UnsavedWork
  readonly navigate: HostServices['navigate']
}

const NO_ACCESS: Access = { unrestricted: false, toolsAdmin: false }

/** Creates the state that features share: signed-in user, notifications, modals, unsaved work. */
export function createHost({ queryClient, log, errors, unsaved, navigate }: HostParts): Host {
  const member = createReadable<Member | null>(null)
  const confirmedMember = createReadable<Member | null>(null)
  const claims = createReadable({ toolsAdmin: false })
  const access = createReadable(NO_ACCESS)
  const toasts = createToasts()
  const modals = createModals()
  const pageActions = createPageActions(log.report)

  return {
    toasts,
    modals,
    errors,
    palette: createPalette(modals),
    pageActions,
    unsaved,
    confirmedMember,
    setPerson: (person, now) => {
      if (person.state === 'signedIn') {
        const { toolsAdmin } = person.claims
        const unrestricted = hasAccess(person.member, now)
        member.set(person.member)
        confirmedMember.set(person.isFromDevice ? null : person.member)
        claims.set(person.claims)
        const before = access.get()
        if (before.unrestricted !== unrestricted || before.toolsAdmin !== toolsAdmin) {
          access.set({ unrestricted, toolsAdmin })
        }
      } else {
        member.set(null)
        confirmedMember.set(null)
        claims.set({ toolsAdmin: false })
        access.set(NO_ACCESS)
      }
    },
    services: {
      contract: CONTRACT_VERSION,
      member,
      claims,
      access,
      queryClient,
      navigate,
      toast: toasts.show,
      showError: createShowError(log, errors, toasts),
      openModal: modals.open,
      logEvent: log.logEvent,
      report: log.report,
      guardUnsaved: unsaved.guard,
      offerActions: pageActions.offer,
    },
  }
}
