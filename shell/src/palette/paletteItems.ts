import {
  goalAddress,
  LOG_OUT_PATH,
  needsAddress,
  statementAddress,
  studyAddress,
} from '@outcome-studio/shared/domain/areas'
import type { SiteLinks } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import type { FoundStatement, StudyHeader } from '@outcome-studio/shared/domain/study'
import type { PageAction } from '@outcome-studio/shared/feature'
import { admit } from '../areas/admit.ts'
import { externalSites, legalLinks } from '../areas/externalSites.ts'
import { MENU_AREAS, type MenuArea } from '../areas/navigation.ts'
import { RELEASES } from '../areas/routes.ts'
import type { SignedInPerson } from '../core/Person.ts'
import type { PaletteAction, PaletteItem } from './PaletteItem.ts'

/**
 * Returns everything this person can reach from the palette, except documents and events.
 * @param offered the actions that not everybody has at all times
 */
export function paletteItems(
  person: SignedInPerson,
  offered: OfferedActions,
  links: SiteLinks,
): readonly PaletteItem[] {
  const places = PLACES.filter(
    ({ guard, path }) =>
      admit(guard, person, { pathname: path, search: '', hash: '' }, new Date()).kind === 'admitted',
  )
  return [...places.map(placeItem), ...actions(person, offered), ...sites(links)]
}

/** Actions that depend on more than the person. */
export interface OfferedActions {
  /** Whether there are error reports to copy. */
  readonly hasReports: boolean
  /** Whether the person may choose versions of features for this browser. */
  readonly mayChooseVersions: boolean
}

type Place = Pick<MenuArea, 'path' | 'title' | 'guard' | 'keywords'> & Partial<Pick<MenuArea, 'icon'>>

/** The areas of the sidebar, then the admin views, then the areas without a sidebar entry. */
const PLACES: readonly Place[] = [
  ...MENU_AREAS.filter(({ sidebarOrder }) => sidebarOrder !== undefined),
  ...MENU_AREAS.flatMap(({ admin }) => (admin ? [{ ...admin, guard: 'toolsAdmin' as const }] : [])),
  RELEASES,
  ...MENU_AREAS.filter(({ sidebarOrder }) => sidebarOrder === undefined),
]

/** The actions of the page below the palette. */
export function pageActionItems(actions: readonly PageAction[]): readonly PaletteItem[] {
  // Two features of one page may have an action of the same id.
  return actions.map(({ id, kind, label, shortcut, run }, at) => ({
    id: `page ${at} ${id}`,
    label,
    group: kind === 'text' ? 'In this document' : 'This page',
    target: { kind: 'pageAction', run },
    ...(kind === undefined ? {} : { kind }),
    ...(shortcut === undefined ? {} : { shortcut }),
  }))
}

/** A member's studies as items. The path is the one that mfe-outcome-validation uses for a stored study. */
export function studyItems(studies: readonly StudyHeader[]): readonly PaletteItem[] {
  return studies.map(({ uuid, docName }) => ({
    id: `study ${uuid}`,
    label: docName,
    group: 'Studies',
    icon: 'checklist',
    target: { kind: 'path', to: studyAddress(docName) },
  }))
}

/** A member's needs documents as items. */
export function needsItems(needs: readonly NeedsHeader[]): readonly PaletteItem[] {
  return needs.map(({ uuid, docName }) => ({
    id: `needs ${uuid}`,
    label: docName,
    group: 'Needs documents',
    icon: 'shapes',
    target: { kind: 'path', to: needsAddress(docName) },
  }))
}

/** How many recent documents the palette lists. */
const RECENT_COUNT = 5

/** The documents of both kinds that were saved last, the last one first. */
export function recentItems(
  studies: readonly StudyHeader[],
  needs: readonly NeedsHeader[],
): readonly PaletteItem[] {
  const items = [...studyItems(studies), ...needsItems(needs)]
  return [...studies, ...needs]
    .map(({ updatedAt }, at) => ({ updatedAt, item: items[at] }))
    .sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1))
    .slice(0, RECENT_COUNT)
    .flatMap(({ item }) => (item ? [{ ...item, id: `recent ${item.id}`, group: 'Recent' as const }] : []))
}

/**
 * What begins a document, from everywhere. The paths are those of the features.
 * @param ofPage the actions of the page, which are not listed twice
 */
export function beginItems(ofPage: readonly PaletteItem[], newId: () => string): readonly PaletteItem[] {
  const all: readonly PaletteItem[] = [
    begin('New study', `/outcome-validation/new/${newId()}`, 'Create Write Start'),
    begin('New needs document', `/needs-framework/new/${newId()}`, 'Create Map Start'),
    { ...begin('Import', '/outcome-validation?start=import', 'Study Survey File Excel CSV'), kind: 'import' },
  ]
  return all.filter(({ label }) => !ofPage.some((item) => item.label === label))
}

const begin = (label: string, to: string, keywords: string): PaletteItem => ({
  id: `begin ${label}`,
  label,
  group: 'Begin',
  keywords,
  target: { kind: 'path', to, needsAccess: true },
})

/** Statements of studies and goals of needs documents as items. The editor moves focus to the one that the address names. */
export function statementItems(found: readonly FoundStatement[]): readonly PaletteItem[] {
  return found.map(({ uuid, text, document: { kind, docName, uuid: documentUuid } }) => ({
    id: `statement ${documentUuid} ${uuid}`,
    label: text,
    detail: docName,
    group: 'Statements',
    target: { kind: 'path', to: (kind === 'study' ? statementAddress : goalAddress)(docName, uuid) },
  }))
}

/** Events as items. The path is the one of an event's page in mfe-live-events. */
export function eventItems(events: readonly LiveEvent[]): readonly PaletteItem[] {
  return events.map(({ documentId, topic, category }) => ({
    id: `event ${documentId}`,
    label: topic,
    group: 'Live events',
    target: { kind: 'path', to: `/live-events/${encodeURIComponent(documentId)}` },
    ...(category === '' ? {} : { keywords: category }),
  }))
}

/** Where past events are searched. The address is that of the list in mfe-live-events. */
export function pastEventsItem(typed: string): PaletteItem {
  return {
    id: 'past events',
    label: 'Search past events',
    group: 'Live events',
    target: { kind: 'path', to: `/live-events?${new URLSearchParams({ show: 'past', q: typed.trim() })}` },
  }
}

function placeItem({ path, title, keywords, icon }: Place): PaletteItem {
  return {
    id: `path ${path}`,
    label: title,
    group: 'Go to',
    target: { kind: 'path', to: path },
    ...(icon === undefined ? {} : { icon }),
    ...(keywords === undefined ? {} : { keywords }),
  }
}

function actions(
  { member }: SignedInPerson,
  { hasReports, mayChooseVersions }: OfferedActions,
): readonly PaletteItem[] {
  return [
    // As in the sidebar: only after the member has set cookie preferences (docs/product.md §2).
    ...(member.cookiePreferences === null ? [] : [action('checklist', 'Actions checklist', 'First steps')]),
    action('profile', 'User Settings', 'Profile Account Photo Password'),
    action('cookiePreferences', 'Cookie preferences', 'Privacy Consent'),
    ...(mayChooseVersions
      ? [action('featureVersions', 'Versions of features', 'Override Canary Release Previous Build')]
      : []),
    ...(hasReports ? [action('copyReports', 'Copy error reports', 'Reference Support Failure')] : []),
    {
      id: 'action signOut',
      label: 'Sign Out',
      group: 'Actions',
      target: { kind: 'path', to: LOG_OUT_PATH },
      keywords: 'Log out Leave',
    },
  ]
}

function action(name: PaletteAction, label: string, keywords: string): PaletteItem {
  return {
    id: `action ${name}`,
    label,
    group: 'Actions',
    target: { kind: 'action', action: name },
    keywords,
  }
}

function sites(links: SiteLinks): readonly PaletteItem[] {
  const all = [
    ...externalSites(links).map(({ title, href }) => ({ label: title, href })),
    ...legalLinks(links),
  ]
  // By its label: several pages may have the same address.
  return all.map(({ label, href }) => ({
    id: `site ${label}`,
    label,
    group: 'Other sites',
    target: { kind: 'site', href },
  }))
}
