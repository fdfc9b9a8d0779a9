import { defineConfig } from './local-cloud/src/config/LocalCloudConfig.ts'
import { BUILD_VERSION, PRODUCT_NAME } from './shared/src/domain/base/constants.ts'
import { DARK, LIGHT } from './shared/src/ui/tokens/colorSchemes.ts'
import { functionsParameters } from './tools/environment/src/generate/functionsParameters.ts'
import { withPorts } from './tools/environment/src/generate/withPorts.ts'
import { LOCAL_ENVIRONMENT } from './tools/environment/src/LOCAL_ENVIRONMENT.ts'

const { firebase, regions, sites, identity, payments, zoom } = LOCAL_ENVIRONMENT

/** Secrets of the local services, which know them alone. The secrets of a project are in Secret Manager. */
const SECRETS = {
  TRIAL_KEY: 'local',
  AFFILIATE_KEY: 'local',
  UNSUBSCRIBE_KEY: 'local',
  JUDGE_KEY: 'local',
  STRIPE_API_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  ZOOM_CLIENT_SECRET: 'secret_local',
  ZOOM_WEBHOOK_SECRET: 'zoom_webhook_local',
} as const
/** People of the local video conferences by the ids in the environment. */
const HOSTS = {
  host_studio: { email: 'host@outcome-studio.test', name: 'Outcome Studio' },
  host_academy: { email: 'academy@outcome-studio.test', name: 'Studio Academy' },
} as const

const portOf = (origin: string | undefined): number => Number(new URL(origin ?? '').port)
/** Ports of the shell and the features. */
const { shell: appPort = 0, ...featurePorts } = Object.fromEntries(
  Object.entries(sites).map(([name, { origin }]) => [name, portOf(origin)]),
)

/** A price in US cents; none where the plan is not offered. */
const priceOf = (id: string | null, amount: number, interval: 'month' | 'year') =>
  id === null ? [] : [{ id, amount, currency: 'usd', interval }]

/** This product for the local cloud; rules, functions and standard ports stand in firebase.json, the rest in environments/local.json. */
export default defineConfig({
  project: firebase.project,
  branding: {
    name: PRODUCT_NAME,
    accounts: `${PRODUCT_NAME} accounts`,
    // As in shell/src/index.html.
    mark: { path: 'M9 17l5 5 9-12', color: '#2456c4' },
    colors: { light: { ...LIGHT }, dark: { ...DARK } },
  },
  app: { port: appPort, signInPath: '/auth/signin', logoutPaths: ['/', '/auth/signin'] },
  identity: {
    providerId: identity.providerId,
    clientId: identity.clientId,
    connection: identity.connection,
    cookiePrefix: 'outcome_studio_identity_',
  },
  remoteConfig: { remote_cfg_enabled: 'true', last_critical_semver: BUILD_VERSION },
  data: 'local-cloud/.data',
  otherPorts: Object.values(featurePorts),
  payments: {
    apiKey: SECRETS.STRIPE_API_KEY,
    webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
    webhookPath: `${regions.functions}/ext-firestore-stripe-payments-handleWebhookEvents`,
    products: [
      {
        id: 'prod_OutcomeStudio',
        name: PRODUCT_NAME,
        prices: [
          ...priceOf(payments.prices.yearly, 59_900, 'year'),
          ...priceOf(payments.prices.monthly, 5900, 'month'),
          ...priceOf(payments.prices.groupYearly, 49_900, 'year'),
          ...priceOf(payments.prices.studentMonthly, 2900, 'month'),
        ],
      },
    ],
    promotionCodes: [{ code: 'WELCOME20', percentOff: 20 }],
  },
  ...(zoom && {
    zoom: {
      accountId: zoom.accountId,
      clientId: zoom.clientId,
      clientSecret: SECRETS.ZOOM_CLIENT_SECRET,
      webhookSecret: SECRETS.ZOOM_WEBHOOK_SECRET,
      webhookPath: `${regions.functions}/zoomWebhook`,
      hosts: Object.entries(HOSTS).map(([id, host]) => ({ id, ...host })),
    },
  }),
  video: true,
  parameters: ([app], { smtp }) => ({
    ...functionsParameters(withPorts(LOCAL_ENVIRONMENT, (port) => port + portOf(app) - appPort)),
    ...SECRETS,
    SMTP_URL: smtp,
  }),
})
