import type { Claims, Member } from '@outcome-studio/shared/domain/member'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** Incremented only if a member of the contract is removed or changes its meaning. */
export const CONTRACT_VERSION = 2

/** A value that the host updates. `subscribe` returns the release. */
export interface Readable<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

/** Permissions of the signed-in user, computed once by the host (docs/product.md §4). */
export interface Access {
  /** The member has access: may create, save, validate, register, chat. */
  readonly unrestricted: boolean
  readonly toolsAdmin: boolean
}

export type HostModal = 'profile' | 'membershipRequired' | 'cookiePreferences'

/** How a feature is shown: as a page, or in a modal over another page. */
export type Presentation = 'page' | 'modal'

export interface ToastOptions {
  /** Default 'error' (docs/product.md §8). */
  readonly kind?: 'error' | 'success' | 'info'
  readonly action?: { readonly label: string; readonly onAction: () => void }
}

/** What a page action does, for its icon. A `text` is one of the open document, which is found by typing alone. */
export type PageActionKind =
  | 'save'
  | 'undo'
  | 'redo'
  | 'create'
  | 'open'
  | 'check'
  | 'find'
  | 'fold'
  | 'view'
  | 'export'
  | 'jump'
  | 'text'
  | 'help'

/** Something that a feature offers in the command palette while it is shown. */
export interface PageAction {
  /** Unique among the feature's actions. */
  readonly id: string
  /** Default: an action like any other. */
  readonly kind?: PageActionKind
  /** For example "Run validation", as the button says. */
  readonly label: string
  /** Keys pressed together, for example ["Ctrl", "S"]. */
  readonly shortcut?: readonly string[]
  /** Runs after the palette is closed. It may move the focus, which is otherwise where it was before. */
  run(): void
}

/** Renders a feature's view inside the host's React tree; returns the release. */
export type Renderer = (view: ReactNode, into: HTMLElement) => () => void

/** Everything a feature gets from the host. A feature has no other access to the host. */
export interface HostServices {
  readonly contract: typeof CONTRACT_VERSION
  /** Path the feature is mounted at, without a trailing slash, for example "/outcome-validation". */
  readonly basename: string
  /** A modal already has a title, and is narrower than a page. */
  readonly presentation: Presentation
  readonly member: Readable<Member | null>
  readonly claims: Readable<Claims>
  readonly access: Readable<Access>
  readonly queryClient: QueryClient
  navigate(to: string, options?: { readonly replace?: boolean }): void
  toast(message: string, options?: ToastOptions): void
  /** Shows a failure as the error catalogue describes it, and logs it. */
  showError(error: unknown): void
  openModal(modal: HostModal): void
  logEvent(event: string, parameters?: Readonly<Record<string, string | number | boolean>>): void
  report(error: unknown, context?: Readonly<Record<string, string>>): void
  /**
   * While `isDirty` returns true, the host asks before it leaves or reloads the page. Returns the release.
   * @param isOnDevice stores unsaved work on this device, and returns whether all of it will be restored. Called just
   *   before the question. Default: nothing is stored. An older host ignores it.
   */
  guardUnsaved(isDirty: () => boolean, isOnDevice?: () => boolean): () => void
  /**
   * Offers actions in the command palette, which calls the function whenever it opens. Returns the release. Optional,
   * because a feature may be mounted by an older host.
   */
  offerActions?(actions: () => readonly PageAction[]): () => void
  readonly render: Renderer
}
