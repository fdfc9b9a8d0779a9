import type { RuntimeConfig } from '@outcome-studio/shared/data'
import type { Consent } from '../consent/createConsent.ts'
import type { FeatureLoader } from '../features/loading/createFeatureLoader.ts'
import type { FeatureOverride } from '../features/override/featureOverride.ts'
import type { Host } from '../host/createHost.ts'
import type { UnsavedWork } from '../host/unsaved/createUnsavedWork.ts'
import type { SignInTrip } from '../person/createSignInTrip.ts'
import type { VersionNotice } from '../version/createVersionNotice.ts'

/** Everything the shell's components need, made once at boot. */
export interface Shell {
  readonly config: RuntimeConfig
  readonly host: Host
  readonly features: FeatureLoader
  readonly override: FeatureOverride | null
  readonly unsaved: UnsavedWork
  readonly consent: Consent
  readonly versionNotice: VersionNotice
  /** Reloads the page once for a reason, never over unsaved work; answers whether it does. */
  readonly reloadOnce: (reason: string) => boolean
  /** Whether the server now hands out another build of the page; false where it cannot be asked. */
  readonly isOutdated: () => Promise<boolean>
  readonly trip: SignInTrip
  /** Leaves the product for another address. */
  readonly leaveFor: (url: string) => void
}
