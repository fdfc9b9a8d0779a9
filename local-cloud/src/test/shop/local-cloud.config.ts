import { DEFAULT_CONFIG, defineConfig } from '../../config/LocalCloudConfig.ts'

export default defineConfig({
  ...DEFAULT_CONFIG,
  project: 'demo-shop',
  branding: { name: 'Bicycle shop', accounts: 'Bicycle shop accounts' },
  remoteConfig: { is_open: 'true' },
})
