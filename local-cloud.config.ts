import { defineConfig } from './local-cloud/src/config/LocalCloudConfig.ts'
import { remotePackages } from './shared/src/domain/areas/remotePackages.ts'
import { BUILD_VERSION, PRODUCT_NAME } from './shared/src/domain/base/constants.ts'
import { DARK, LIGHT } from './shared/src/ui/tokens/colorSchemes.ts'

/** This product for the local cloud; rules, functions and standard ports stand in firebase.json. */
export default defineConfig({
  project: 'demo-outcome-studio',
  branding: {
    name: PRODUCT_NAME,
    accounts: `${PRODUCT_NAME} accounts`,
    // As in shell/src/index.html.
    mark: { path: 'M9 17l5 5 9-12', color: '#2456c4' },
    colors: { light: { ...LIGHT }, dark: { ...DARK } },
  },
  app: { port: 3000, signInPath: '/auth/signin', logoutPaths: ['/', '/auth/signin'] },
  identity: {
    providerId: 'oidc.outcome-studio',
    clientId: 'outcome-studio-web',
    connection: 'outcome-studio-people',
    cookiePrefix: 'outcome_studio_identity_',
  },
  remoteConfig: { remote_cfg_enabled: 'true', last_critical_semver: BUILD_VERSION },
  data: 'local-cloud/.data',
  otherPorts: remotePackages().map(({ port }) => port),
})
