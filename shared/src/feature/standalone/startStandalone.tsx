import { storedText } from '@outcome-studio/shared/domain'
import type { ReactNode } from 'react'
import type { Feature } from '../Feature.ts'
import { enterAs } from './enterAs.ts'
import { runStandalone } from './runStandalone.tsx'
import type { StandaloneData } from './StandaloneData.ts'

/** Somebody who may do everything a member may. */
const DEFAULT_PERSON = 'standard@acme.test'

/** Remembers the person for the tab, because links within the feature drop the query. */
const PERSON_KEY = { key: 'standalone-as', where: 'Session storage' } as const

export interface StartOptions<Config> {
  readonly data: StandaloneData<Config>
  /** Path the feature has in the product, for example "/outcome-validation". */
  readonly basename: string
  /** Puts the page's own styles around it; a feature brings none. */
  readonly frame: (page: ReactNode) => ReactNode
}

/**
 * Runs one feature alone on this page, shown to a person of the local cloud: the one ?as= names, or else the one
 * of the tab's last visit, or else a standard member. What prevents it is said on the page.
 */
export async function startStandalone<Config>(
  feature: Feature,
  { data, basename, frame }: StartOptions<Config>,
): Promise<void> {
  const element = document.createElement('div')
  document.body.append(element)
  try {
    const remembered = storedText(window, PERSON_KEY)
    const asked = new URLSearchParams(location.search).get('as')
    const email = asked ?? remembered.get() ?? DEFAULT_PERSON
    const person = await enterAs(
      email,
      data,
      () => new Date(),
      (error) => console.error(error),
    )
    remembered.set(email)
    runStandalone(feature, { ...person, element, basename, frame })
  } catch (error) {
    console.error(error)
    element.setAttribute('role', 'alert')
    element.textContent = error instanceof Error ? error.message : String(error)
  }
}
