import { DEFAULT_CONFIG, defineConfig } from '../../config/LocalCloudConfig.ts'

export default defineConfig({
  ...DEFAULT_CONFIG,
  project: 'demo-shop',
  branding: { name: 'Bicycle shop', accounts: 'Bicycle shop accounts' },
  clientRights: ['passwords', 'anonymousSignUp'],
  remoteConfig: { is_open: 'true' },
  zoom: {
    accountId: 'shop',
    clientId: 'shop',
    clientSecret: 'shop',
    webhookSecret: 'shop',
    webhookPath: 'us-central1/zoom',
    hosts: [{ id: 'host', email: 'host@shop.test', name: 'Host' }],
  },
  payments: {
    apiKey: 'sk_test_shop',
    webhookSecret: 'whsec_shop',
    webhookPath: 'us-central1/payments',
    products: [
      {
        id: 'prod_Bicycle',
        name: 'Bicycle subscription',
        prices: [{ id: 'price_Month', amount: 4900, currency: 'eur', interval: 'month' }],
      },
    ],
  },
})
