import { AREAS } from '@outcome-studio/shared/domain/areas'
import type { LiveEvent, Prerequisite } from '@outcome-studio/shared/domain/events'

/** Something to do before an event. */
export interface PrerequisiteItem {
  readonly id: Prerequisite
  readonly label: string
  /** Link to the place where it is done; null if there is none. */
  readonly link: { readonly kind: 'site' | 'area'; readonly to: string; readonly label: string } | null
}

/**
 * The prerequisites of an event, in the order in which they are done.
 * @param trainingSite address of the site with the courses
 */
export function prerequisitesOf(
  { preCourse, preModule, preTool }: Pick<LiveEvent, 'preCourse' | 'preModule' | 'preTool'>,
  trainingSite: string,
): readonly PrerequisiteItem[] {
  const items: PrerequisiteItem[] = []
  if (preCourse !== '') {
    const to = courseAddress(preCourse, trainingSite)
    items.push({
      id: 'preCourse',
      label: 'Take the course',
      link: to === null ? null : { kind: 'site', to, label: 'Open the course on the training site' },
    })
  }
  if (preModule !== '') items.push({ id: 'preModule', label: `Work through “${preModule}”`, link: null })
  const area = AREAS.find(({ path }) => preTool === path || preTool.startsWith(`${path}/`))
  // A path outside of the product's areas has no page.
  if (area) {
    items.push({
      id: 'preTool',
      label: `Try ${area.title}`,
      link: { kind: 'area', to: preTool, label: `Open ${area.title}` },
    })
  }
  return items
}

/** @returns null for a path that would lead away from the training site */
function courseAddress(path: string, trainingSite: string): string | null {
  const site = `${trainingSite.replace(/\/+$/, '')}/`
  const url = URL.parse(`${site}${path.replace(/^\/+/, '')}`)
  return url?.href.startsWith(site) ? url.href : null
}
