import type { Claims, Member } from '@outcome-studio/shared/domain/member'
import { QueryClient } from '@tanstack/react-query'
import {
  type Access,
  CONTRACT_VERSION,
  type HostModal,
  type HostServices,
  type PageAction,
} from '../core/contract.ts'
import { createReadable, type WritableReadable } from '../core/createReadable.ts'
import { testMember } from './testMember.ts'

/** The calls that a feature has made to the host, in order. */
export interface HostCalls {
  readonly navigations: string[]
  readonly toasts: string[]
  readonly errors: unknown[]
  readonly reports: unknown[]
  readonly modals: HostModal[]
  readonly events: string[]
}

/** A host whose values a test can change and whose calls it can read. */
export interface TestHost extends HostServices {
  readonly member: WritableReadable<Member | null>
  readonly claims: WritableReadable<Claims>
  readonly access: WritableReadable<Access>
  readonly calls: HostCalls
  /** Whether any guard reports unsaved edits. */
  isUnsaved(): boolean
  /** Whether everything that is unsaved is stored on this device. */
  isOnDevice(): boolean
  /** The actions offered in the command palette. */
  pageActions(): readonly PageAction[]
}

/** Creates a host for tests: a standard member with access; queries do not retry. */
export function createTestHost(overrides: Partial<HostServices> = {}): TestHost {
  const guards = new Set<Parameters<HostServices['guardUnsaved']>>()
  const offers = new Set<() => readonly PageAction[]>()
  const calls: HostCalls = { navigations: [], toasts: [], errors: [], reports: [], modals: [], events: [] }
  return {
    contract: CONTRACT_VERSION,
    basename: '',
    presentation: 'page',
    render: () => () => {},
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } }),
    navigate: (to) => void calls.navigations.push(to),
    toast: (message) => void calls.toasts.push(message),
    showError: (error) => void calls.errors.push(error),
    openModal: (modal) => void calls.modals.push(modal),
    logEvent: (event) => void calls.events.push(event),
    report: (error) => void calls.reports.push(error),
    guardUnsaved: (...guard) => {
      guards.add(guard)
      return () => guards.delete(guard)
    },
    offerActions: (actions) => {
      offers.add(actions)
      return () => offers.delete(actions)
    },
    ...overrides,
    member: createReadable<Member | null>(overrides.member ? overrides.member.get() : testMember()),
    claims: createReadable<Claims>(overrides.claims?.get() ?? { toolsAdmin: false }),
    access: createReadable<Access>(overrides.access?.get() ?? { unrestricted: true, toolsAdmin: false }),
    calls,
    pageActions: () => [...offers].flatMap((actions) => actions()),
    isUnsaved: () => [...guards].some(([isDirty]) => isDirty()),
    isOnDevice: () => [...guards].every(([isDirty, isOnDevice]) => !isDirty() || isOnDevice?.() === true),
  }
}
