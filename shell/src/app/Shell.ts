import type { Consent } from '../consent/createConsent.ts'
import type { Environment } from '../core/EnvironmentContext.ts'
import type { Host } from '../host/createHost.ts'
import type { Loaders } from '../lazy/LoadersContext.ts'
import type { SignInFlow } from '../signIn/createSignInFlow.ts'
import type { VersionNotice } from '../version/createVersionNotice.ts'

/** The objects created once at start. Each has its own context, so that a component depends only on what it uses. */
export interface Shell {
  readonly environment: Environment
  readonly host: Host
  readonly loaders: Loaders
  readonly consent: Consent
  readonly versionNotice: VersionNotice
  readonly signInFlow: SignInFlow
}
