import type { HostServices } from '../contract.ts'
import { FeatureError } from '../errors/FeatureError.ts'
import { type AcquireFeatureRequest, acquireFeature } from './acquireFeature.ts'
import { parcelOwner } from './parcelOwner.ts'

interface MountFeatureRequest extends AcquireFeatureRequest {
  readonly element: HTMLElement
  readonly host: HostServices
  /** Aborted when the slot is gone: a feature that arrives later is not mounted. */
  readonly signal: AbortSignal
}

let mounts = 0

/**
 * Loads a feature and mounts it as a parcel. Returns its release, which does nothing if the slot was gone
 * before the feature arrived.
 * @throws FeatureError of any kind
 */
export async function mountFeature(request: MountFeatureRequest): Promise<() => Promise<void>> {
  const { area, element, host, signal } = request
  const feature = await acquireFeature(request)
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
