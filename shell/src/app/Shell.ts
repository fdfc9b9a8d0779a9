import type { Consent } from '../consent/createConsent.ts'
import type { Environment } from '../core/EnvironmentContext.ts'
import type { Host } from '../host/createHost.ts'
import type { Loaders } from '../lazy/LoadersContext.ts'
import type { SignInFlow } from '../signIn/createSignInFlow.ts'
import type { VersionNotice } from '../version/createVersionNotice.ts'

/** What is made once at start. Each part has a context of its own, so that a component depends only on its parts. */
export interface Shell {
  readonly environment: Environment
  readonly host: Host
  readonly loaders: Loaders
  readonly consent: Consent
  readonly versionNotice: VersionNotice
  readonly signInFlow: SignInFlow
}
