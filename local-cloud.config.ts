import { defineConfig } from './local-cloud/src/config/LocalCloudConfig.ts'
import { remotePackages } from './shared/src/domain/areas/remotePackages.ts'
import { BUILD_VERSION, PRODUCT_NAME } from './shared/src/domain/base/constants.ts'
import { DARK, LIGHT } from './shared/src/ui/tokens/colorSchemes.ts'

/** Known to the local payment provider alone. */
const PAYMENTS_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
/** Known to the local video conferences alone. */
const ZOOM = {
  accountId: 'account_local',
  clientId: 'client_local',
  clientSecret: 'secret_local',
  webhookSecret: 'zoom_webhook_local',
  hosts: [
    { id: 'host_studio', email: 'host@outcome-studio.test', name: 'Outcome Studio' },
    { id: 'host_academy', email: 'academy@outcome-studio.test', name: 'Studio Academy' },
  ],
} as const
/** Ids of the prices by the functions' parameter for each. */
const PRICES = {
  PRICE_YEARLY: 'price_Yearly',
  PRICE_MONTHLY: 'price_Monthly',
  PRICE_GROUP_YEARLY: 'price_GroupYearly',
  PRICE_STUDENT_MONTHLY: 'price_StudentMonthly',
} as const

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
  payments: {
    apiKey: PAYMENTS_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookPath: 'us-west3/ext-firestore-stripe-payments-handleWebhookEvents',
    products: [
      {
        id: 'prod_OutcomeStudio',
        name: PRODUCT_NAME,
        prices: [
          { id: PRICES.PRICE_YEARLY, amount: 59_900, currency: 'usd', interval: 'year' },
          { id: PRICES.PRICE_MONTHLY, amount: 5900, currency: 'usd', interval: 'month' },
          { id: PRICES.PRICE_GROUP_YEARLY, amount: 49_900, currency: 'usd', interval: 'year' },
          { id: PRICES.PRICE_STUDENT_MONTHLY, amount: 2900, currency: 'usd', interval: 'month' },
        ],
      },
    ],
    promotionCodes: [{ code: 'WELCOME20', percentOff: 20 }],
  },
  zoom: { ...ZOOM, webhookPath: 'us-west3/zoomWebhook' },
  video: true,
  parameters: (origins, { payments, zoom, smtp, console, functions }) => ({
    ALLOWED_ORIGINS: origins.join(','),
    TRIAL_KEY: 'local',
    AFFILIATE_URL: `${console}/calls`,
    AFFILIATE_KEY: 'local',
    STRIPE_API_KEY: PAYMENTS_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_ORIGIN: payments,
    ...PRICES,
    ZOOM_ACCOUNT_ID: ZOOM.accountId,
    ZOOM_CLIENT_ID: ZOOM.clientId,
    ZOOM_CLIENT_SECRET: ZOOM.clientSecret,
    ZOOM_WEBHOOK_SECRET: ZOOM.webhookSecret,
    ZOOM_HOSTS: ZOOM.hosts.map(({ id }) => id).join(','),
    ZOOM_API_ORIGIN: zoom,
    ZOOM_OAUTH_ORIGIN: zoom,
    SMTP_URL: smtp,
    MAIL_FROM: `${PRODUCT_NAME} <events@outcome-studio.test>`,
    UNSUBSCRIBE_URL: `${functions}/us-west3/unsubscribe`,
    UNSUBSCRIBE_KEY: 'local',
    CALENDAR_FEED_URL: `${functions}/us-west3/calendarFeed`,
    // The first one is the app's own.
    APP_ORIGIN: origins[0] ?? '',
  }),
})
