import type { ChecklistItem } from '../member/Member.ts'

/**
 * Who may open an area. Each guard asks for sign-in; all but `signedIn` also ask for a complete profile. `admin`: admins
 * of an organization (docs/product.md §6).
 */
export type AreaGuard = 'signedIn' | 'member' | 'coach' | 'admin' | 'toolsAdmin'

/** Name of an icon. The shell maps it to a component, so that this table stays plain data. */
export type AreaIconName = 'calendar' | 'card' | 'chat' | 'checklist' | 'people' | 'person' | 'shapes'

/** The package with an area's screens, as named in the registry of remotes. */
export interface AreaRemote {
  /** Workspace folder, unless it is outside, and id in the registry, for example "mfe-account". */
  readonly name: string
  /** Port of its server in the standard stack, before any offset. */
  readonly port: number
  /** Its source is in a repository of its own, from which it is released. It is not built here. */
  readonly isOutside?: true
}

/** A link to an area on the home page. */
export interface AreaTile {
  /** Position among all tiles, external sites included. */
  readonly order: number
  readonly title: string
  /** One sentence on what a member does there. */
  readonly lead: string
  /** Item of the first-steps checklist that is completed in this area. */
  readonly checklistItem?: ChecklistItem
}

/** A part of the product that a feature shows under its own path. */
export interface Area {
  readonly path: string
  /** Child paths in the router's syntax. Without it, the area has one address only. */
  readonly below?: '/*' | '/:studyId?/:sessionId?'
  readonly title: string
  readonly guard: AreaGuard
  readonly remote: AreaRemote
  /** The admin view for tools admins: a separate page, exposed by the same remote as `./admin`. */
  readonly admin?: { readonly path: string; readonly title: string }
  readonly icon: AreaIconName
  /** Position in the sidebar, external sites included. Areas without it have no sidebar entry. */
  readonly sidebarOrder?: number
  readonly tile?: AreaTile
  /** Search terms for the command palette in addition to the title, separated by spaces. */
  readonly keywords?: string
  /**
   * One of the special group of paths in docs/product.md §2. It concerns the account itself, so it needs no
   * complete profile. No modal opens there automatically.
   */
  readonly accountPage?: true
}
