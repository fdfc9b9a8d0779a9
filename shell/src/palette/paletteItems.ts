import type { StudyHeader } from '@outcome-studio/shared/domain'
import { admit } from '../areas/admit.ts'
import { EXTERNAL_LINKS, LEGAL_LINKS } from '../areas/externalLinks.ts'
import { areasFor } from '../areas/navigation.ts'
import { ROUTES, type ShellRoute } from '../areas/routes.ts'
import type { Person } from '../core/Person.ts'
import type { PaletteAction, PaletteItem } from './PaletteItem.ts'

type SignedIn = Extract<Person, { state: 'signedIn' }>

const ALSO_KNOWN_AS: Readonly<Record<string, string>> = {
  '/': 'Dashboard Start',
  '/auth/profile': 'Account Name Photo Password',
  '/auth/plan': 'Membership Subscription Payment',
  '/sia': 'Coach Chat',
  '/live-events': 'Webinars Recordings',
}

/**
 * Everything this person can reach from the palette, apart from studies.
 * @param hasReports whether a failure was reported on this page, whose report may be wanted
 */
export function paletteItems(person: SignedIn, hasReports: boolean): readonly PaletteItem[] {
  const isAdmitted = ({ guard, path }: ShellRoute) =>
    admit(guard, person, { pathname: path, search: '', hash: '' }).kind === 'admitted'
  const admin = ROUTES.filter(({ guard }) => guard === 'toolsAdmin')
  const account = ROUTES.filter(({ guard }) => guard === 'signedIn')
  const places = [...areasFor(person.member), ...admin, ...account].filter(isAdmitted).map(place)
  return [...places, ...actions(person, hasReports), ...SITES]
}

/** A member's studies as items. Their address is the one that mfe-outcome-validation gives a stored study. */
export function studyItems(studies: readonly StudyHeader[]): readonly PaletteItem[] {
  return studies.map(({ uuid, docName }) => ({
    id: `study ${uuid}`,
    label: docName,
    group: 'Studies',
    target: { kind: 'path', to: `/outcome-validation/${encodeURIComponent(docName)}` },
  }))
}

function place({ path, title }: ShellRoute): PaletteItem {
  const alsoKnownAs = ALSO_KNOWN_AS[path]
  return {
    id: `path ${path}`,
    label: title,
    group: 'Go to',
    target: { kind: 'path', to: path },
    ...(alsoKnownAs === undefined ? {} : { alsoKnownAs }),
  }
}

function actions({ member }: SignedIn, hasReports: boolean): readonly PaletteItem[] {
  return [
    // As in the sidebar: it is there once the member has chosen about cookies (specification, section 2).
    ...(member.cookiePreferences === null ? [] : [action('checklist', 'Actions checklist', 'First steps')]),
    action('profile', 'User Settings', 'Profile Account Photo Password'),
    action('cookiePreferences', 'Cookie preferences', 'Privacy Consent'),
    ...(hasReports ? [action('copyReports', 'Copy error reports', 'Reference Support Failure')] : []),
    {
      id: 'action signOut',
      label: 'Sign Out',
      group: 'Actions',
      target: { kind: 'path', to: '/logout' },
      alsoKnownAs: 'Log out Leave',
    },
  ]
}

function action(name: PaletteAction, label: string, alsoKnownAs: string): PaletteItem {
  return {
    id: `action ${name}`,
    label,
    group: 'Actions',
    target: { kind: 'action', action: name },
    alsoKnownAs,
  }
}

const SITES: readonly PaletteItem[] = [...Object.values(EXTERNAL_LINKS), ...LEGAL_LINKS].map(
  ({ label, href }) => ({ id: `site ${href}`, label, group: 'Other sites', target: { kind: 'site', href } }),
)
