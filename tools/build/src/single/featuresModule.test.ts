import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { featuresModule } from './featuresModule.ts'

test('imports everything the features expose, and nothing else', () => {
  const feature: BuildablePackage = {
    id: 'mfe-live-events',
    kind: 'feature',
    name: 'mfe_live_events',
    workspace: '/w',
    folder: '/w/mfe-live-events',
    packageVersion: '1.0.0',
    exposes: { './feature': './src/feature.tsx', './admin': './src/admin.tsx' },
  }
  const source = featuresModule([feature])
  expect(source).toContain('"mfe-live-events ./feature": () => import("/w/mfe-live-events/src/feature.tsx")')
  expect(source).toContain('"mfe-live-events ./admin": () => import("/w/mfe-live-events/src/admin.tsx")')
  expect(source.match(/import\(/g)).toHaveLength(2)
})
