import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { localCloudPorts } from '../../../local-cloud/src/config/localCloudPorts.ts'
import { remotePackages } from '../../../shared/src/domain/areas/remotePackages.ts'
import { emulatorPorts } from './hosts/emulatorPorts.ts'
import { LOCAL_ENVIRONMENT } from './LOCAL_ENVIRONMENT.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const { sites, emulators, identity, payments, zoom, video, affiliate } = LOCAL_ENVIRONMENT
const portOf = (address: string | undefined) => Number(new URL(address ?? '').port)

test('the features have the ports of the areas', () => {
  const { shell: _, ...features } = sites
  expect(new Map(Object.entries(features).map(([name, { origin }]) => [name, portOf(origin)]))).toEqual(
    new Map(remotePackages().map(({ name, port }) => [name, port])),
  )
})

test('the services have the ports of the local cloud', () => {
  const ports = localCloudPorts(0)
  expect(emulators).toMatchObject({
    auth: ports.auth,
    firestore: ports.firestore,
    functions: ports.functions,
  })
  expect(
    [identity.origin, payments.apiOrigin, zoom?.apiOrigin, video.origin, affiliate?.url].map(portOf),
  ).toEqual([ports.identity, ports.payments, ports.zoom, ports.video, ports.console])
})

test('firebase.json has the same ports', () => {
  const firebase = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8'))
  expect(firebase.emulators).toEqual(emulatorPorts(LOCAL_ENVIRONMENT))
})
