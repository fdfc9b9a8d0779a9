import type { HostServices } from './contract.ts'

/** The arguments of every lifecycle call. */
export interface FeatureProps {
  readonly domElement: HTMLElement
  readonly host: HostServices
}

/** A single-spa parcel with the contract version it was built for. A remote exposes it as default export. */
export interface Feature {
  readonly name: string
  /** CONTRACT_VERSION of the build. The host rejects any other version. */
  readonly contract: number
  bootstrap(props: FeatureProps): Promise<void>
  mount(props: FeatureProps): Promise<void>
  unmount(props: FeatureProps): Promise<void>
}

const LIFECYCLES = ['bootstrap', 'mount', 'unmount'] as const

/** Whether a value has the shape of a feature. Does not check the contract version. */
export function isFeature(value: unknown): value is Feature {
  if (typeof value !== 'object' || value === null) return false
  const candidate: Partial<Record<keyof Feature, unknown>> = value
  return (
    typeof candidate.name === 'string' &&
    typeof candidate.contract === 'number' &&
    LIFECYCLES.every((lifecycle) => typeof candidate[lifecycle] === 'function')
  )
}
