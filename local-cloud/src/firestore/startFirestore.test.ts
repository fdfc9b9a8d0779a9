import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DataFolderLockedError } from '../base/DataFolderLockedError.ts'
import { PortInUseError } from '../network/PortInUseError.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { startFirestore } from './startFirestore.ts'
import { allowAll } from './test/allowAll.ts'

const start = (port: number, dataDir: string) =>
  startFirestore({ port, dataDir, accessPolicies: allowAll, clock: Date.now, log: () => {} })

describe('startFirestore', () => {
  test('listens on both loopback addresses and releases everything when stopped', async () => {
    const folder = temporaryFolder()
    const running = await start(0, folder.path)
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const answer = await fetch(`http://${host}:${running.port}/`)
      expect((await answer.text()).trim()).toBe('Ok')
    }
    await running.stop()
    const again = await start(running.port, folder.path)
    expect(again.port).toBe(running.port)
    await again.stop()
    folder.remove()
  })

  test('reports a port in use and releases the data folder for the next attempt', async () => {
    const folder = temporaryFolder()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await expect(start(port, folder.path)).rejects.toThrow(PortInUseError)
    await new Promise((resolve) => other.close(resolve))
    await (await start(port, folder.path)).stop()
    folder.remove()
  })

  test('does not start twice on the same data folder', async () => {
    const folder = temporaryFolder()
    const first = await start(0, folder.path)
    await expect(start(0, folder.path)).rejects.toThrow(DataFolderLockedError)
    await first.stop()
    folder.remove()
  })
})
