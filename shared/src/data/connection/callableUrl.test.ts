import { testConfig } from '../testing/openTestConnection.ts'
import { callableUrl } from './callableUrl.ts'

const config = testConfig({ authUrl: 'http://localhost:9099', firestorePort: 8080, functionsPort: 5001 })

test.each([
  [config, 'http://localhost:5001/demo-outcome-studio/us-west3/siaChat?request=id-1'],
  [
    { ...config, emulators: null },
    'https://us-west3-demo-outcome-studio.cloudfunctions.net/siaChat?request=id-1',
  ],
])('the address of a call has its id', (configured, url) => {
  expect(callableUrl(configured, 'siaChat', 'id-1')).toBe(url)
})
