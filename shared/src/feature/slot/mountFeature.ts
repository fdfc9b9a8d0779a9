import type { HostServices } from '../core/contract.ts'
import type { Feature } from '../core/Feature.ts'
import { FeatureError } from '../errors/FeatureError.ts'
import { parcelOwner } from './parcelOwner.ts'

interface MountFeatureRequest {
  /** The area's title. */
  readonly area: string
  readonly feature: Feature
  readonly element: HTMLElement
  readonly host: HostServices
  /** Aborted when the element is removed. The feature is then not mounted. */
  readonly signal: AbortSignal
}

let mounts = 0

/**
 * Mounts a feature as a parcel.
 *
 * @returns the release; it does nothing if the feature was not mounted
 * @throws FeatureError crashed
 */
export async function mountFeature(request: MountFeatureRequest): Promise<() => Promise<void>> {
  const { area, feature, element, host, signal } = request
  const mountParcel = await parcelOwner()
  if (signal.aborted) return async () => {}

  mounts += 1
  const props = { domElement: element, host }
  const parcel = mountParcel(
    {
      name: `${feature.name}-${mounts}`,
      bootstrap: () => feature.bootstrap(props),
      mount: () => feature.mount(props),
      unmount: () => feature.unmount(props),
    },
    { domElement: element },
  )
  try {
    await parcel.mountPromise
  } catch (error) {
    throw FeatureError.from(error, area)
  }
  return async () => {
    await parcel.unmount()
  }
}
