import { refuseProduction } from './refuseProduction.ts'

test.each([
  [{ NODE_ENV: 'production' }, 'NODE_ENV is "production"'],
  [{ GOOGLE_APPLICATION_CREDENTIALS: '/key.json' }, 'GOOGLE_APPLICATION_CREDENTIALS is set'],
  [{ K_SERVICE: 'api' }, 'K_SERVICE is set'],
  [{ GCLOUD_PROJECT: 'outcome-studio' }, 'GCLOUD_PROJECT is "outcome-studio"'],
  [{ FIREBASE_CONFIG: '{"projectId":"outcome-studio"}' }, 'names the project "outcome-studio"'],
  [{ FIREBASE_CONFIG: 'config.json' }, 'FIREBASE_CONFIG'],
  [{ FIREBASE_CONFIG: '{"projectId":' }, 'FIREBASE_CONFIG'],
])('rejects %j', (environment, message) => {
  expect(() => refuseProduction(environment)).toThrow(message)
})

test.each([
  [{}],
  [{ NODE_ENV: 'test', GCLOUD_PROJECT: 'demo-shop', GOOGLE_APPLICATION_CREDENTIALS: '' }],
  [{ FIREBASE_CONFIG: '{"projectId":"demo-x"}', GOOGLE_CLOUD_PROJECT: 'demo-x' }],
])('accepts %j', (environment) => {
  expect(() => refuseProduction(environment)).not.toThrow()
})
