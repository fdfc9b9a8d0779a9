import { storedText } from '@outcome-studio/shared/storage'
import type { ReactNode } from 'react'
import type { Feature } from '../core/Feature.ts'
import { enterAs } from './enterAs.ts'
import { runStandalone } from './runStandalone.tsx'
import type { StandaloneData } from './StandaloneData.ts'

export type { StandaloneData } from './StandaloneData.ts'

/** A member with full access. */
const DEFAULT_PERSON = 'standard@acme.test'

/** Remembers the person for the tab, because links within the feature drop the query. */
const PERSON_KEY = { key: 'standalone-as', where: 'Session storage' } as const

export interface StartOptions<Config> {
  readonly data: StandaloneData<Config>
  /** Path the feature has in the product, for example "/outcome-validation". */
  readonly basename: string
  /** Adds the page's styles, because a feature has none of its own. */
  readonly frame: (page: ReactNode) => ReactNode
}

/**
 * Runs one feature on this page without the shell, signed in as a person of the local cloud. This is the person in
 * `?as=`, else the last one of this tab, else a standard member. Shows a failure on the page.
 */
export async function startStandalone<Config>(
  feature: Feature,
  { data, basename, frame }: StartOptions<Config>,
): Promise<void> {
  const element = document.createElement('div')
  document.body.append(element)
  try {
    const remembered = storedText(window, PERSON_KEY)
    const requested = new URLSearchParams(location.search).get('as')
    const email = requested ?? remembered.get() ?? DEFAULT_PERSON
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
