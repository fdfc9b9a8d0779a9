import type { HostServices } from './contract.ts'

/** What the host passes on every call of a lifecycle. */
export interface FeatureProps {
  readonly domElement: HTMLElement
  readonly host: HostServices
}

/** A single-spa parcel that says which contract it was built for. Remotes expose one as default export. */
export interface Feature {
  readonly name: string
  /** CONTRACT_VERSION at the time the feature was built; the host refuses another. */
  readonly contract: number
  bootstrap(props: FeatureProps): Promise<void>
  mount(props: FeatureProps): Promise<void>
  unmount(props: FeatureProps): Promise<void>
}

const LIFECYCLES = ['bootstrap', 'mount', 'unmount'] as const

/** Whether a value of unknown origin has the shape of a feature; says nothing about its contract version. */
export function isFeature(value: unknown): value is Feature {
  if (typeof value !== 'object' || value === null) return false
  const candidate: Partial<Record<keyof Feature, unknown>> = value
  return (
    typeof candidate.name === 'string' &&
    typeof candidate.contract === 'number' &&
    LIFECYCLES.every((lifecycle) => typeof candidate[lifecycle] === 'function')
  )
}
